import {
  type ColumnDef,
  columnFacetingFeature,
  columnFilteringFeature,
  createFacetedRowModel,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  type Table,
  type TableOptions,
  tableFeatures,
} from "@tanstack/react-table";
import { getCollator } from "../../language/collate";
import { getLastMinute } from "../../schema/period";
import type { LocaleCode } from "../../site/locales";
import type { Column } from "../columns";
import type { ListQuery } from "../query-string";
import { type ListRow, toPlain } from "../rows";

/** The features of the table library that lists use. The rest is not bundled. */
export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  columnFacetingFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  facetedRowModel: createFacetedRowModel(),
  facetedUniqueValues: createFacetedUniqueValues(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

/** The type of `features`, a parameter of every table type. */
export type Features = typeof features;

/** The setup of a list's table. It is plain data, so that it can be sent to a worker. */
export interface ListSetup {
  readonly columns: readonly Column[];
  readonly language: LocaleCode;
  /** The column that groups the list. */
  readonly groupBy?: string | undefined;
  /** The names of values, by column and value. Rows are searched by these names. */
  readonly labels: ValueLabels;
}

/** The names of values, by column. */
export type ValueLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Creates the options of a list's table, on the page and in the worker: columns, rows and filters.
 *
 */
export function createTableOptions(setup: ListSetup, rows: readonly ListRow[]) {
  const { columns, language, groupBy } = setup;
  const { compare } = getCollator(language);
  return {
    features,
    data: [...rows],
    columns: columns.map(
      ({ id, type }): ColumnDef<Features, ListRow> => ({
        id,
        // A day ends after its hours.
        accessorFn: ({ cells }) =>
          type === "date" && cells[id] ? getLastMinute(toPlain(cells[id])) : toPlain(cells[id]),
        filterFn: (row, _, chosen) => row.getValue(id) === chosen,
        sortFn: (one, other) => {
          const [value, otherValue] = [one.getValue<string>(id), other.getValue<string>(id)];
          if (id !== groupBy) return compare(value, otherValue);
          // Groups keep the order of the list.
          return value === otherValue ? 0 : one.index - other.index;
        },
        sortUndefined: false,
      }),
    ),
    getRowId: ({ key }) => key,
    // One column represents the whole row, whose texts are searched together.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    globalFilterFn: ({ id }, _, found: ReadonlySet<string>) => found.has(id),
    autoResetPageIndex: false,
  } satisfies TableOptions<Features, ListRow>;
}

/** Returns the table state for a query, with `pageSize` rows per page. */
export function createTableState({ facets, sort, page = 1 }: ListQuery, { groupBy }: ListSetup, pageSize: number) {
  const sorting = sort ? [{ id: sort.column, desc: sort.descending }] : [];
  return {
    columnFilters: Object.entries(facets).map(([id, value]) => ({ id, value })),
    // Sorts within each group; groups keep the order of the list.
    sorting: sort && groupBy !== undefined ? [{ id: groupBy, desc: false }, ...sorting] : sorting,
    pagination: { pageIndex: page - 1, pageSize },
  };
}

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
