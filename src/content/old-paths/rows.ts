import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { type Diagnostic, fileDiagnostic } from "../diagnostic";
import { oldPathsSource } from "../folders";
import { message } from "../messages";

/** A row of the redirect sheet. */
export interface OldPathRow {
  /** The row's line, counted from 1. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

/** The titles of the two columns, in each language of the clerks. */
const titles = [
  ["from", "to"],
  ["पुराना पथ", "नया पता"],
];

/** Parses the rows of a CSV sheet (RFC 4180) with their lines. The first row holds the titles. */
export function oldPathRows(text: string): { readonly rows: OldPathRow[]; readonly problems: Diagnostic[] } {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true };
    const [first, ...others] = records.parse(parse(text, options));
    const named = first?.record.map((title) => title.toLowerCase()).join();
    if (!titles.some((pair) => pair.join() === named)) {
      return { rows: [], problems: [fileDiagnostic(oldPathsSource, message("redirect-titles"))] };
    }
    const rows = others.map(({ record: [from = "", to = ""], info }) => ({ line: info.lines, from, to }));
    return { rows, problems: [] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? error.lines : 1;
    return { rows: [], problems: [{ ...fileDiagnostic(oldPathsSource, message("redirect-csv")), line }] };
  }
}
