import { type ListRow, readRow } from "../rows";

/** The header of a rows file: the names of the cells and the number of rows. */
interface Header {
  readonly columns: readonly string[];
  readonly count: number;
}

/** Formats the rows of a list as a JSON file, with the header and each row on a separate line. */
export function formatRowsFile(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const header: Header = { columns, count: rows.length };
  return `[${[header, ...rows].map((line) => JSON.stringify(line)).join("\n,")}\n]\n`;
}

/** Parses a rows file. Throws if it has another format or is incomplete. */
export function parseRowsFile(text: string): ListRow[] {
  const file: unknown = JSON.parse(text);
  const [header, ...rows] = Array.isArray(file) ? file : [];
  if (!isHeader(header) || rows.length !== header.count) throw notRows();
  return rows.map((row: unknown) => {
    if (!isTexts(row) || row.length !== header.columns.length) throw notRows();
    return readRow(header.columns, row);
  });
}

function notRows(): Error {
  return new Error("The file of the list's rows is malformed.");
}

function isHeader(header: unknown): header is Header {
  if (typeof header !== "object" || header === null || !("count" in header && "columns" in header)) return false;
  return isTexts(header.columns);
}

function isTexts(values: unknown): values is string[] {
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}
