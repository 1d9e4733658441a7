import { CsvError, type Options, parse } from "csv-parse/sync";
import { stripFormulaGuard } from "../language/csv";
import { ClerkFault, formatInBothLanguages, getTexts } from "../messages";
import { decodeText } from "./bytes";
import { countTitles, type IsTitle, rowsBeforeTitles, type Sheet, toSheet } from "./sheet";

/** The supported delimiters: comma, semicolon (spreadsheet programs of some countries) and tab (text files). */
const delimiters = [",", ";", "\t"];

/** The line that declares the delimiter to Excel, which does not show it as a row. */
const delimiterLine = /^"?sep=([^\r\n])"?[;,\t]*\r?\n/iu;

/** Reads a CSV file as a sheet, as `readCsvRows` does. Removes the guards of cells that begin like formulas. */
export function readCsv(bytes: Uint8Array, isTitle: IsTitle): Sheet {
  const rows = readCsvRows(bytes, isTitle).map((cells, index) => {
    return { number: index + 1, cells: cells.map(stripFormulaGuard) };
  });
  return toSheet(rows, isTitle);
}

/**
 * Reads the rows of a CSV file (RFC 4180) in UTF-8, with or without a byte-order mark. Throws a `ClerkFault` for other
 * files.
 *
 * @param isTitle recognises column titles
 */
export function readCsvRows(bytes: Uint8Array, isTitle: IsTitle): string[][] {
  const decoded = decodeText(bytes, Number.POSITIVE_INFINITY);
  if ("refused" in decoded) {
    const isEmpty = decoded.refused.key === "file-empty";
    throw new ClerkFault(isEmpty ? getTexts("sheet.empty") : formatInBothLanguages(decoded.refused));
  }
  const [line = "", named] = delimiterLine.exec(decoded.text) ?? [];
  const text = decoded.text.slice(line.length);
  return parseRecords(text, { delimiter: named ?? findDelimiter(text, isTitle) });
}

/** Returns the delimiter with the most titles in a row near the top; on a tie, with the most cells in the first row. */
function findDelimiter(text: string, isTitle: IsTitle): string {
  const scores = delimiters.map((delimiter): [number, number] => {
    try {
      const rows = parseRecords(text, { delimiter, relax_quotes: true, to: rowsBeforeTitles });
      return [Math.max(0, ...rows.map((cells) => countTitles(cells, isTitle))), rows[0]?.length ?? 0];
    } catch (error) {
      // With another delimiter, the same quotation marks may be valid.
      if (error instanceof ClerkFault) return [0, 0];
      throw error;
    }
  });
  const [best] = scores.toSorted(
    ([titles, cells], [otherTitles, otherCells]) => otherTitles - titles || otherCells - cells,
  );
  return delimiters[best ? scores.indexOf(best) : 0] ?? ",";
}

function parseRecords(text: string, options: Options): string[][] {
  try {
    return parse(text, { relax_column_count: true, record_delimiter: ["\r\n", "\n", "\r"], ...options });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = error.lines;
    throw new ClerkFault(getTexts("sheet.quotation", { line: typeof line === "number" ? line : 1 }), {
      cause: error,
    });
  }
}
