import { CsvError, type Options, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { textOf } from "../../src/content/bytes";
import { ClerkFault } from "../entries/clerk-fault";
import { withGuard, withoutGuard } from "./formula-guard";
import { sheetMessages } from "./messages";
import { type Cell, cellText, type Sheet, sheetOf } from "./sheet";

/**
 * The delimiters between two cells: a comma, or those of "text" files and of spreadsheet programs of other countries.
 */
const delimiters = [",", ";", "\t"];

/** Reads a CSV file (RFC 4180) in UTF-8, with or without a byte-order mark. Throws a `ClerkFault` for any other. */
export function readCsv(bytes: Uint8Array): Sheet {
  const decoded = textOf(bytes, Number.POSITIVE_INFINITY);
  if ("refused" in decoded) {
    const isEmpty = decoded.refused.key === "file-empty";
    throw new ClerkFault(isEmpty ? sheetMessages.empty() : sheetMessages.notReadable(decoded.refused));
  }
  const { text } = decoded;
  return sheetOf(records(text, { delimiter: delimiterOf(text) }).map((cells) => cells.map(withoutGuard)));
}

/**
 * Writes a CSV file as Excel opens it: UTF-8 with a byte-order mark, lines that end in CR LF, and nothing that would
 * run as a formula.
 */
export function writeCsv(rows: readonly (readonly Cell[])[]): Uint8Array {
  const guarded = rows.map((cells) => cells.map((cell) => withGuard(cellText(cell))));
  // A line feed alone ends no row here, but it does for most that read the file.
  return Buffer.from(stringify(guarded, { bom: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/u }));
}

/** The delimiter that parts the first row into the most cells. */
function delimiterOf(text: string): string {
  const widths = delimiters.map((delimiter) => records(text, { delimiter, relax_quotes: true, to: 1 })[0]?.length ?? 0);
  return delimiters[widths.indexOf(Math.max(...widths))] ?? ",";
}

function records(text: string, options: Options): string[][] {
  try {
    return parse(text, { relax_column_count: true, record_delimiter: ["\r\n", "\n", "\r"], ...options });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error.lines;
    throw new ClerkFault(sheetMessages.quotation(typeof line === "number" ? line : 1), { cause: error });
  }
}
