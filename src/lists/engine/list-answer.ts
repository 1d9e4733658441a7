import type { Table } from "@tanstack/table-core";
import type { ListRow } from "../rows";
import type { Features, ListSetup } from "./table-options";

/** The number of rows with each value of a facet, given all other choices, in list order. */
export type Counts = ReadonlyMap<string, number>;

/** One page of the results of a query, with counts for all pages. */
export interface ListAnswer {
  /** The number of rows found on all pages. */
  readonly found: number;
  /** The page number, from 1. The last page if the requested one does not exist. */
  readonly page: number;
  readonly rows: readonly ListRow[];
  readonly counts: Readonly<Record<string, Counts>>;
}

/** Reads the answer to a table's current state. Facets are counted only here. */
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
