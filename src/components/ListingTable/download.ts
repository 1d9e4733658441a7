import type { ListingColumn, ListingRow } from "./columns";

/** What a download is made from. */
export interface DownloadSource<Row extends ListingRow> {
  readonly columns: readonly ListingColumn<Row>[];
  readonly rows: readonly Row[];
  /** What a column is called in the page's language. */
  readonly headingOf: (column: ListingColumn<Row>) => string;
  /** What the column of the entries' addresses is called. */
  readonly addressHeading: string;
  /** The permanent address of an entry. */
  readonly addressOf: (key: string) => string;
}

type Value = string | number;

/** Excel takes a file without it for one in the system's old encoding. */
const byteOrderMark = "\uFEFF";

/**
 * A cell as RFC 4180 writes it. A text that a spreadsheet would take for a formula gets an apostrophe before it, which
 * makes it a text again (OWASP, CSV injection).
 */
function cellOf(value: Value): string {
  if (typeof value === "number") return String(value);
  const guarded = /^\s*[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\r\n']/u.test(guarded) ? `"${guarded.replace(/"/gu, '""')}"` : guarded;
}

/** Rows of cells as CSV (RFC 4180) in UTF-8, as spreadsheets open it rightly: with a byte order mark and CRLF. */
export function csvOf(table: readonly (readonly Value[])[]): string {
  return `${byteOrderMark}${table.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("")}`;
}

/** What a column says of a row: words as a reader sees them; numbers and days as machines read them. */
function shownOf<Row extends ListingRow>({ value, facet, download }: ListingColumn<Row>, row: Row): Value {
  if (download) return download(row);
  const own = value(row);
  return facet && typeof own === "string" && !/^[\d-]+$/.test(own) ? facet(own) : own;
}

/** The found entries as CSV, under the headings of the page's language, each with its permanent address. */
export function listAsCsv<Row extends ListingRow>(source: DownloadSource<Row>): string {
  const { columns, rows, headingOf, addressHeading, addressOf } = source;
  const headings = [...columns.map(headingOf), addressHeading];
  return csvOf([headings, ...rows.map((row) => [...columns.map((c) => shownOf(c, row)), addressOf(row.key)])]);
}

/** The found entries as JSON: names of fields that stay when words change, and beside them what they are called. */
export function listAsJson<Row extends ListingRow>(source: DownloadSource<Row>): string {
  const { columns, rows, headingOf, addressHeading, addressOf } = source;
  const headings = Object.fromEntries(columns.map((column) => [column.id, headingOf(column)]));
  const entries = rows.map((row) => ({
    key: row.key,
    ...Object.fromEntries(columns.map((column) => [column.id, shownOf(column, row)])),
    address: addressOf(row.key),
  }));
  return `${JSON.stringify({ headings: { ...headings, address: addressHeading }, entries }, null, 1)}\n`;
}

/** Hands a text to the browser as a file to be kept. */
export function save(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
