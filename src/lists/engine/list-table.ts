import { constructTable } from "@tanstack/react-table";
import { storeReactivityBindings } from "@tanstack/table-core/store-reactivity-bindings";
import type { TextSearch } from "../../search/search-texts";
import type { ListQuery } from "../query-string";
import type { ListRow } from "../rows";
import {
  createTableOptions,
  createTableState,
  type Features,
  features,
  type ListAnswer,
  type ListSetup,
  readAnswer,
} from "./table-options";

/** The table of a list, on its page and in the worker. */
export type ListTable = ReturnType<typeof createListTable>;

/**
 * Creates the table of a list. It is reused for all queries, which change only its state.
 *
 * @param getSearch returns the search over the rows, once a query has words
 */
export function createListTable(setup: ListSetup, rows: readonly ListRow[], getSearch: () => TextSearch | undefined) {
  const table = constructTable<Features, ListRow>({
    ...createTableOptions(setup, rows, getSearch),
    features: Object.assign({ coreReactivityFeature: storeReactivityBindings() }, features),
  });
  return {
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
