import { translate } from "../page";
import { findFontInPaste } from "./find-legacy-font";

/**
 * Examines a paste or a drop, for the form and the batch page alike.
 *
 * @returns the legacy font of its Latin letters, its HTML without what a text cannot hold, whether it has text, whether only
 *   `reader.ts` converts it (tables and Word's lists), and sentences about the losses
 */
export function examinePaste(data: DataTransfer | null) {
  const { body } = new DOMParser().parseFromString(data?.getData("text/html") ?? "", "text/html");
  const font = findFontInPaste(body.ownerDocument);
  const pictures = removePictures(body, data) ? [translate("editor.paste-picture")] : [];
  const needsReader = /<table|mso-list/iu.test(body.innerHTML);
  const isMerged = [...body.querySelectorAll("table")].filter(separateCells).length > 0;
  const losses = [...pictures, ...(isMerged ? [translate("editor.paste-merged")] : [])];
  return { font, html: body.innerHTML, hasText: body.textContent?.trim() !== "", needsReader, losses };
}

/** Removes the pictures from pasted HTML. Returns whether it had any; a picture can also be a file without any HTML. */
function removePictures(body: HTMLElement, data: DataTransfer | null): boolean {
  const pictures = body.querySelectorAll("img, picture, svg, video, object, embed, iframe");
  for (const picture of pictures) picture.remove();
  const hasFile = Array.from(data?.files ?? []).length > 0 && body.textContent?.trim() === "";
  return pictures.length > 0 || hasFile;
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
      cell.rowSpan = 1;
      for (const end = column + colSpan; column < end; column += 1) covered[column] = rowSpan - 1;
    }
    fillCovered(null);
  }
  return isMerged;
}
