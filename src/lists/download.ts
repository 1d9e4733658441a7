import type { Column } from "./columns";
import type { ValueLabels } from "./engine/table-options";
import { writeCell } from "./format-cell";
import { getSource, type ListRow } from "./rows";

/** The data of a download. */
export interface DownloadSource {
  readonly columns: readonly Column[];
  readonly labels: ValueLabels;
  readonly rows: readonly ListRow[];
  /** The heading of a column in the page's language. */
  readonly headingOf: (column: Column) => string;
  /** The heading of the column of the entries' URLs. */
  readonly urlHeading: string;
  /** Returns the permanent URL of an entry by key. */
  readonly urlOf: (key: string) => string;
}

type Value = string | number;

/** Without it Excel assumes the system's legacy encoding. */
const byteOrderMark = "\uFEFF";

/**
 * Formats a cell as in RFC 4180. A text that a spreadsheet would evaluate as a formula is prefixed with an apostrophe
 * (OWASP, CSV injection).
 */
function csvCell(value: Value): string {
  if (typeof value === "number") return String(value);
  const guarded = /^\s*[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n']/u.test(guarded) ? `"${guarded.replace(/"/gu, '""')}"` : guarded;
}

/** Formats rows as CSV (RFC 4180) in UTF-8, with a byte order mark and CRLF for spreadsheets. */
export function formatCsv(table: readonly (readonly Value[])[]): string {
  return `${byteOrderMark}${table.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`;
}

/** Returns a value as written in a file, and a source as its absolute URL. */
function readValue(row: ListRow, column: Column, labels: ValueLabels): Value {
  if (column.type !== "source")
    return writeCell(column, row.cells[column.id] ?? "", ({ id }, value) => labels[id]?.[value]);
  const { document, link, page } = getSource(row, column.id);
  const path = page?.address ?? document?.address;
  return path === undefined ? (link ?? "") : new URL(path, window.location.origin).href;
}

/** Returns the found entries as CSV, with headings in the page's language and permanent URLs. */
export function listAsCsv({ columns, labels, rows, headingOf, urlHeading, urlOf }: DownloadSource): string {
  const read = (row: ListRow) => columns.map((column) => readValue(row, column, labels));
  return formatCsv([[...columns.map(headingOf), urlHeading], ...rows.map((row) => [...read(row), urlOf(row.key)])]);
}

/** Returns the found entries as JSON. The names of fields are stable; their headings are listed separately. */
export function listAsJson({ columns, labels, rows, headingOf, urlHeading, urlOf }: DownloadSource): string {
  const headings = Object.fromEntries(columns.map((column) => [column.id, headingOf(column)]));
  const entries = rows.map((row) => ({
    key: row.key,
    ...Object.fromEntries(columns.map((column) => [column.id, readValue(row, column, labels)])),
    address: urlOf(row.key),
  }));
  return `${JSON.stringify({ headings: { ...headings, address: urlHeading }, entries }, null, 1)}\n`;
}

/** Saves a text, or bytes, as a file in the browser. */
export function save(content: BlobPart, name: string, type = ""): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the file only after the current task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
