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
  type TableOptions,
  tableFeatures,
} from "@tanstack/table-core";
import { getCollator } from "../../language/collate";
import type { TextSearch } from "../../search/search-texts";
import type { LocaleCode } from "../../site/locales";
import type { Column } from "../columns";
import type { ListQuery } from "../query-string";
import type { ListRow } from "../rows";

/** The features of the table library that lists use; no other part of it reaches the visitor. */
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

/** The type of the features above, which every table type takes. */
export type Features = typeof features;

/** The setup of a list's table: plain data, so that it can be sent to a worker. */
export interface ListSetup {
  readonly columns: readonly Column[];
  readonly language: LocaleCode;
  /** The column that parts the list into groups. */
  readonly groupBy?: string | undefined;
  /** The names of the values of columns, by column and value; rows are searched by them. */
  readonly labels: Labels;
}

/** The names of values, by column. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Gives what finds words in the rows, once there are words to find. */
type GetSearch = () => TextSearch | undefined;

/** The options of a list's table, the same on the page and in the worker: its columns, its rows, how they are filtered. */
export function tableOptions(setup: ListSetup, rows: readonly ListRow[], getSearch: GetSearch) {
  const { columns, language, groupBy } = setup;
  const { compare } = getCollator(language);
  return {
    features,
    data: [...rows],
    columns: columns.map(
      ({ id }): ColumnDef<Features, ListRow> => ({
        id,
        accessorFn: ({ cells }) => cells[id] ?? "",
        filterFn: (row, _, chosen) => row.getValue(id) === chosen,
        sortFn: (one, other) => {
          const [value, otherValue] = [one.getValue<string>(id), other.getValue<string>(id)];
          if (id !== groupBy) return compare(value, otherValue);
          // The groups keep the order in which the list has them.
          return value === otherValue ? 0 : one.index - other.index;
        },
        sortUndefined: false,
      }),
    ),
    getRowId: ({ key }) => key,
    // One column stands for the whole row, whose texts are searched at once.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    globalFilterFn: ({ index }, _, query: string) => getSearch()?.(query).has(index) ?? true,
    autoResetPageIndex: false,
  } satisfies TableOptions<Features, ListRow>;
}

/** The state of a list's table that answers a query, with pages of so many rows. */
export function tableState({ q, facets, sort, page = 1 }: ListQuery, { groupBy }: ListSetup, pageSize: number) {
  const sorting = sort ? [{ id: sort.column, desc: sort.descending }] : [];
  return {
    globalFilter: q.trim(),
    columnFilters: Object.entries(facets).map(([id, value]) => ({ id, value })),
    // Within each group, where the list has them.
    sorting: sort && groupBy !== undefined ? [{ id: groupBy, desc: false }, ...sorting] : sorting,
    pagination: { pageIndex: page - 1, pageSize },
  };
}
