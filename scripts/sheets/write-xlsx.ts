import writeXlsxFile from "write-excel-file/node";
import { withoutConfusion } from "../../src/sheets/formula-guard";
import { type Cell, cellText } from "../../src/sheets/sheet";

/** Writes an .xlsx workbook with one sheet, whose cells are all marked as text, so that no code loses its zeros. */
export async function writeXlsx(rows: readonly (readonly Cell[])[], name: string): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((cell) => ({ value: escaped(cell), type: String, format: "@" })));
  const widths = rows[0]?.map((_title, column) => ({ width: widthOf(rows, column) })) ?? [];
  return writeXlsxFile(cells, { sheet: name, stickyRowsCount: 1, columns: widths }).toBuffer();
}

/**
 * A text as a workbook holds it, in which `_x000D_` stands for a character by its number: one that only looks so has
 * its first sign written that way. So has a text such as "constructor", which the library would take for a property
 * that every object of JavaScript has.
 */
function escaped(cell: Cell): string {
  const text = withoutConfusion(cellText(cell)).replace(/_(?=x[\da-f]{4}_)/giu, "_x005F_");
  return text in {} ? `${numbered(text)}${text.slice(1)}` : text;
}

function numbered(text: string): string {
  return `_x${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

/** Wide enough for most of the column, in characters. */
function widthOf(rows: readonly (readonly Cell[])[], column: number): number {
  const longest = Math.max(...rows.map((row) => cellText(row[column]).length));
  return Math.min(Math.max(longest + 2, 10), 60);
}
