import type { Table } from "@tanstack/table-core";
import type { ListRow } from "../rows";
import type { Features, ListSetup } from "./table-options";

/** The number of rows with each value of a facet, given all other choices, in the order of the list. */
export type Counts = ReadonlyMap<string, number>;

/** One page of what a query finds, and what is known of all of it. */
export interface ListAnswer {
  /** The number of rows found on all pages. */
  readonly found: number;
  /** The page, from 1: the last one where there are not as many as were asked for. */
  readonly page: number;
  readonly rows: readonly ListRow[];
  readonly counts: Readonly<Record<string, Counts>>;
}

/** Reads from a table what its state asks for. It is the only place where facets are counted. */
export function readAnswer(table: Table<Features, ListRow>, { columns }: ListSetup): ListAnswer {
  return {
    found: table.getPrePaginatedRowModel().rows.length,
    page: table.atoms.pagination.get().pageIndex + 1,
    rows: table.getRowModel().rows.map(({ original }) => original),
    counts: Object.fromEntries(
      columns
        .filter(({ facet }) => facet)
        .map(({ id }) => [id, table.getColumn(id)?.getFacetedUniqueValues() ?? new Map()]),
    ),
  };
}
