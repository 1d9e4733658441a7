import { formatCsv } from "../language/csv";
import type { Column } from "./columns";
import type { ValueLabels } from "./engine/table-options";
import { writeCell } from "./format-cell";
import { getSource, type ListRow } from "./rows";

/** The data of a file with a list. */
export interface ListSheet {
  readonly columns: readonly Column[];
  readonly labels: ValueLabels;
  readonly rows: readonly ListRow[];
  /** The address of the site. */
  readonly origin: string;
  /** The heading of a column in the page's language. */
  readonly headingOf: (column: Column) => string;
  /** The name of an entry that is a specimen, also the heading of the column that says so. */
  readonly specimen: string;
  /** The heading of the column of the entries' URLs. */
  readonly urlHeading: string;
  /** Returns the path of an entry by key. */
  readonly pathOf: (key: string) => string;
}

/** Returns the absolute URL of a row's source; undefined if it has none. */
export function findSourceUrl(row: ListRow, column: string, origin: string): string | undefined {
  const { document, link, page } = getSource(row, column);
  const path = page?.address ?? document?.address;
  return path === undefined ? link : new URL(path, origin).href;
}

/** Formats a list as CSV, with headings and names in a language and the permanent URLs of the entries. */
export function formatCsvOfList({ columns, labels, rows, origin, ...names }: ListSheet): string {
  const read = (row: ListRow, column: Column) =>
    column.type === "source"
      ? (findSourceUrl(row, column.id, origin) ?? "")
      : writeCell(column, row.cells[column.id] ?? "", ({ id }, value) => labels[id]?.[value]);
  return formatCsv([
    [...columns.map(names.headingOf), names.specimen, names.urlHeading],
    ...rows.map((row) => [
      ...columns.map((column) => read(row, column)),
      row.specimen ? names.specimen : "",
      new URL(names.pathOf(row.key), origin).href,
    ]),
  ]);
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
