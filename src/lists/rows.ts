import type { ListPages } from "../site/listing";
import type { Column } from "./columns";

/** The values of a row, by column. The language of a text is beside it, under the column's name and `Language`. */
export type Cells = Readonly<Record<string, string>>;

/** The fields that determine whether an entry is in the archive. */
export interface DatedRow {
  /** The last day in the list, YYYY-MM-DD; null for an entry that stays. */
  readonly expiresOn: string | null;
  /** True if that day was over at build time. */
  readonly isExpired: boolean;
}

/** A row of a list, the same in a page, in the rows file and in the worker. */
export interface ListRow extends DatedRow {
  /** The entry's key: the fragment of the row's URL. */
  readonly key: string;
  /** True if the entry is an example and not fact. */
  readonly specimen: boolean;
  readonly cells: Cells;
}

/** The values of a facet in the order of the list, and how many of all current rows have each. */
export interface FacetCounts {
  readonly column: string;
  readonly values: readonly {
    readonly value: string;
    /** Its name, where neither a vocabulary nor the column has it. */
    readonly label: string | null;
    readonly count: number;
  }[];
}

/** A page's part of a list. */
export interface ListPageRows extends ListPages {
  /** The number of the page, from 1. */
  readonly number: number;
  /** The number of current entries of the list on all pages. */
  readonly total: number;
  /** The number of archived entries. */
  readonly archivedTotal: number;
  /** True if any text of its rows is in English because the page's language has none. */
  readonly hasFallback?: boolean;
  readonly facets: readonly FacetCounts[];
  /** The names of the cells of each row, in order. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly archived: readonly (readonly string[])[];
}

/** Reads a row from its cells as a page and the rows file have them: without their names, which all rows share. */
export function readRow(names: readonly string[], values: readonly string[], isExpired = false): ListRow {
  const cells = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
  const { key = "", specimen = "", expiresOn = "" } = cells;
  return { key, specimen: specimen !== "", expiresOn: expiresOn || null, isExpired, cells };
}

/** Reads the rows of a page, those of the archive after the current. */
export function readRows({ columns, rows, archived }: ListPageRows): ListRow[] {
  return [...rows.map((row) => readRow(columns, row)), ...archived.map((row) => readRow(columns, row, true))];
}

/** A text of a row and the language it is in. */
export function getText({ cells }: ListRow, id: string): { readonly text: string; readonly language: string } {
  return { text: cells[id] ?? "", language: cells[`${id}Language`] ?? "" };
}

/** Tells whether a column names the row. */
export function isRowHeader({ type }: Pick<Column, "type">): boolean {
  return type === "title";
}
