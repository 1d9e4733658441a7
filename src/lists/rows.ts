import type { ListPages } from "../site/listing";
import type { Column } from "./columns";

/** The values of a row, by column. The language of a text is in the key with the column's name and `Language`. */
export type Cells = Readonly<Record<string, string>>;

/** The fields that determine whether an entry is in the archive. */
export interface DatedRow {
  /** The last day in the list, YYYY-MM-DD; null if the entry does not expire. */
  readonly expiresOn: string | null;
  /** True if the entry had expired at build time. */
  readonly isExpired: boolean;
}

/** A row of a list. It is the same in a page, in the rows file and in the worker. */
export interface ListRow extends DatedRow {
  /** The entry's key, also the fragment of the row's URL. */
  readonly key: string;
  /** True if the entry is an example, not a fact. */
  readonly specimen: boolean;
  readonly cells: Cells;
}

/** The values of a facet in list order, with the number of current rows that have each. */
export interface FacetCounts {
  readonly column: string;
  readonly values: readonly {
    readonly value: string;
    /** The name, unless a vocabulary or the column provides it. */
    readonly label: string | null;
    readonly count: number;
  }[];
}

/** The rows of a list on one page. */
export interface ListPageRows extends ListPages {
  /** The page number, from 1. */
  readonly number: number;
  /** The number of current entries on all pages. */
  readonly total: number;
  /** The number of archived entries. */
  readonly archivedTotal: number;
  /** True if any text of its rows is in English because a translation is missing. */
  readonly hasFallback?: boolean;
  readonly facets: readonly FacetCounts[];
  /** The names of the cells of each row, in order. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly archived: readonly (readonly string[])[];
}

/** Parses a row as pages and rows files store it: values without the names, which all rows share. */
export function readRow(names: readonly string[], values: readonly string[], isExpired = false): ListRow {
  const cells = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
  const { key = "", specimen = "", expiresOn = "" } = cells;
  return { key, specimen: specimen !== "", expiresOn: expiresOn || null, isExpired, cells };
}

/** Parses the rows of a page, current ones first, then archived ones. */
export function readRows({ columns, rows, archived }: ListPageRows): ListRow[] {
  return [...rows.map((row) => readRow(columns, row)), ...archived.map((row) => readRow(columns, row, true))];
}

/** The rows of all pages of a list, current ones first, as a worker fetches them. */
interface RowsFile {
  /** The names of the cells of each row, in order. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Formats the rows of a list as a JSON file. */
export function formatRowsFile(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const file: RowsFile = { columns, rows };
  return `${JSON.stringify(file)}\n`;
}

/** Parses a rows file. Throws if it is incomplete or has another format. */
export function parseRowsFile(text: string): ListRow[] {
  const file: unknown = JSON.parse(text);
  if (!isRowsFile(file)) throw new Error("The file of the list's rows is malformed.");
  return file.rows.map((row) => readRow(file.columns, row));
}

function isRowsFile(file: unknown): file is RowsFile {
  if (typeof file !== "object" || file === null || !("columns" in file && "rows" in file)) return false;
  const { columns, rows } = file;
  return isTexts(columns) && Array.isArray(rows) && rows.every((row) => isTexts(row) && row.length === columns.length);
}

function isTexts(values: unknown): values is string[] {
  return Array.isArray(values) && values.every((value) => typeof value === "string");
}

/** Returns a text of a row with its language. */
export function getText({ cells }: ListRow, id: string): { readonly text: string; readonly language: string } {
  return { text: cells[id] ?? "", language: cells[`${id}Language`] ?? "" };
}

/** Returns whether a column names the row. */
export function isRowHeader({ type }: Pick<Column, "type">): boolean {
  return type === "title";
}
