import { type ClerkTexts, getTexts } from "../../messages";
import { quotePassage } from "./prepare-word";

const blocks = "p, div, li, br, tr, td, th, caption, h1, h2, h3, h4, h5, h6";

/**
 * Converts tables to what Markdown supports: merged cells become single ones, cells become one line of words and links,
 * and the caption becomes a paragraph before the table. Returns a note for each loss.
 */
export function simplifyTables(body: HTMLElement): ClerkTexts[] {
  const notes: ClerkTexts[] = [];
  for (const table of body.querySelectorAll("table")) {
    // A table inside a cell became text with the cell.
    if (!body.contains(table)) continue;
    if (separateCells(table)) notes.push(getTexts("editor.paste-merged"));
    const columns = Math.max(0, ...[...table.rows].map(({ cells: own }) => own.length));
    for (const row of table.rows) while (row.cells.length < columns) row.insertCell();
    const cells = [...table.rows].flatMap(({ cells: own }) => [...own]);
    const joined = cells.filter((cell) => cell.querySelector("br, li, table"));
    for (const cell of cells) joinLines(cell);
    const text = joined.map(({ textContent }) => quotePassage(textContent ?? "")).join(", ");
    if (text !== "") notes.push(getTexts("word.cell-lines", { text }));
    const caption = body.ownerDocument.createElement("p");
    caption.append(...(table.caption?.childNodes ?? []));
    table.before(caption);
    table.caption?.remove();
    if (columns === 0) table.remove();
  }
  return notes;
}

/** Writes the content of a cell on one line, of words and links. Its blocks are separated by spaces. */
function joinLines(cell: HTMLTableCellElement): void {
  for (const block of cell.querySelectorAll(blocks)) {
    block.before(" ");
    block.after(" ");
  }
  for (const element of cell.querySelectorAll("*:not(a[href])")) element.replaceWith(...element.childNodes);
}

/** Replaces the merged cells of a table by single cells, with the text in the first. Returns whether it had any. */
function separateCells({ rows, ownerDocument }: HTMLTableElement): boolean {
  let isMerged = false;
  /** For each column, how many of the next rows its last cell covers. */
  const covered: number[] = [];
  for (const row of rows) {
    let column = 0;
    const fillCovered = (next: HTMLTableCellElement | null) => {
      for (let left = covered[column] ?? 0; left > 0; left = covered[column] ?? 0) {
        row.insertBefore(ownerDocument.createElement("td"), next);
        covered[column] = left - 1;
        column += 1;
      }
    };
    for (const cell of [...row.cells]) {
      fillCovered(cell);
      const { colSpan, rowSpan } = cell;
      isMerged ||= colSpan > 1 || rowSpan > 1;
      cell.after(...Array.from({ length: colSpan - 1 }, () => ownerDocument.createElement("td")));
      cell.rowSpan = 1;
      cell.colSpan = 1;
      for (const end = column + colSpan; column < end; column += 1) covered[column] = rowSpan - 1;
    }
    fillCovered(null);
  }
  return isMerged;
}
