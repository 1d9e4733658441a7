import { documentOfCell } from "../site/document-codec";
import type { Column, ColumnType } from "./columns";
import type { Labels } from "./engine/table-options";
import type { ListRow } from "./rows";

/** The data of a download. */
export interface DownloadSource {
  readonly columns: readonly Column[];
  readonly labels: Labels;
  readonly rows: readonly ListRow[];
  /** The heading of a column in the page's language. */
  readonly headingOf: (column: Column) => string;
  /** The heading of the column of the entries' URLs. */
  readonly urlHeading: string;
  /** The permanent URL of an entry. */
  readonly urlOf: (key: string) => string;
}

type Value = string | number;

/** Excel takes a file without it for one in the system's old encoding. */
const byteOrderMark = "\uFEFF";

/**
 * A cell as RFC 4180 writes it. A text that a spreadsheet would take for a formula gets an apostrophe before it, which
 * makes it a text again (OWASP, CSV injection).
 */
function csvCell(value: Value): string {
  if (typeof value === "number") return String(value);
  const guarded = /^\s*[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n']/u.test(guarded) ? `"${guarded.replace(/"/gu, '""')}"` : guarded;
}

/** Rows of cells as CSV (RFC 4180) in UTF-8, as spreadsheets open it rightly: with a byte order mark and CRLF. */
export function formatCsv(table: readonly (readonly Value[])[]): string {
  return `${byteOrderMark}${table.map((row) => `${row.map(csvCell).join(",")}\r\n`).join("")}`;
}

type Read = (row: ListRow, column: Column, labels: Labels) => Value;

const readText: Read = ({ cells }, { id }) => cells[id] ?? "";
const readNumber: Read = ({ cells }, { id }) => (cells[id] ? Number(cells[id]) : "");
const readLabel: Read = ({ cells }, { id }, labels) => labels[id]?.[cells[id] ?? ""] ?? cells[id] ?? "";

const readSource: Read = ({ cells }) => {
  const file = documentOfCell(cells.document ?? "");
  return file ? new URL(file.address, window.location.origin).href : (cells.link ?? "");
};

/** The functions that read a row by column type: words as displayed; numbers and days in machine-readable form. */
const readers: Readonly<Record<ColumnType, Read>> = {
  title: readText,
  text: readText,
  line: readText,
  code: readText,
  email: readText,
  telephone: readText,
  link: readText,
  choice: readLabel,
  reference: readLabel,
  number: readNumber,
  year: readNumber,
  date: readText,
  status: readLabel,
  source: readSource,
  "source-or-page": (row, ...about) =>
    row.cells.pageUrl ? new URL(row.cells.pageUrl, window.location.origin).href : readSource(row, ...about),
};

/** The found entries as CSV, under the headings of the page's language, each with its permanent URL. */
export function listAsCsv({ columns, labels, rows, headingOf, urlHeading, urlOf }: DownloadSource): string {
  const read = (row: ListRow) => columns.map((column) => readers[column.type](row, column, labels));
  return formatCsv([[...columns.map(headingOf), urlHeading], ...rows.map((row) => [...read(row), urlOf(row.key)])]);
}

/** The found entries as JSON: names of fields that stay when words change, and beside them their headings. */
export function listAsJson({ columns, labels, rows, headingOf, urlHeading, urlOf }: DownloadSource): string {
  const headings = Object.fromEntries(columns.map((column) => [column.id, headingOf(column)]));
  const entries = rows.map((row) => ({
    key: row.key,
    ...Object.fromEntries(columns.map((column) => [column.id, readers[column.type](row, column, labels)])),
    address: urlOf(row.key),
  }));
  return `${JSON.stringify({ headings: { ...headings, address: urlHeading }, entries }, null, 1)}\n`;
}

/** Hands a text to the browser as a file to be saved. */
export function save(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers begin to read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
