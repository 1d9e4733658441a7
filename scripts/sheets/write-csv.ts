import { stringify } from "csv-stringify/sync";
import { withGuard } from "../../src/sheets/formula-guard";
import { type Cell, cellText } from "../../src/sheets/sheet";

/**
 * Writes a CSV file as Excel opens it: UTF-8 with a byte-order mark, lines that end in CR LF, and nothing that would
 * run as a formula.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): Uint8Array {
  const guarded = rows.map((cells) => cells.map((cell) => withGuard(cellText(cell))));
  // A line feed alone ends no row here, but it does for most that read the file.
  return Buffer.from(stringify(guarded, { bom: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/u }));
}
