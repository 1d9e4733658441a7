import { constructTable } from "@tanstack/table-core";
import { storeReactivityBindings } from "@tanstack/table-core/store-reactivity-bindings";
import type { TextSearch } from "../../search/search-texts";
import type { ListQuery } from "../query-string";
import type { ListRow } from "../rows";
import { createRowSearch } from "./row-search";
import {
  createTableOptions,
  createTableState,
  type Features,
  features,
  type ListAnswer,
  type ListSetup,
  readAnswer,
} from "./table-options";

/** The table of a list outside a page, in the worker and in the build. */
export type ListTable = ReturnType<typeof createListTable>;

/** Creates the table of a list. It is reused for all queries, which change only its state. */
export function createListTable(setup: ListSetup, rows: readonly ListRow[]) {
  let search: TextSearch | undefined;
  const prepareSearch = () => {
    search ??= createRowSearch(setup, rows);
    return search;
  };
  const table = constructTable<Features, ListRow>({
    ...createTableOptions(setup, rows, prepareSearch),
    // On a page `useTable` adds React's bindings instead.
    features: Object.assign({ coreReactivityFeature: storeReactivityBindings() }, features),
  });
  return {
    /** Prepares the search in advance. */
    prepareSearch,
    /** Answers a query with one page of `pageSize` rows; all rows by default. */
    answer(query: ListQuery, pageSize = Number.POSITIVE_INFINITY): ListAnswer {
      const state = createTableState(query, setup, pageSize);
      table.setGlobalFilter(state.globalFilter);
      table.setColumnFilters(state.columnFilters);
      table.setSorting(state.sorting);
      const pageCount = Math.ceil(table.getPrePaginatedRowModel().rows.length / pageSize);
      const pageIndex = Math.min(state.pagination.pageIndex, Math.max(0, pageCount - 1));
      table.setPagination({ pageIndex, pageSize });
      return readAnswer(table, setup);
    },
  };
}
