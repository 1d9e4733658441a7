import { constructTable } from "@tanstack/react-table";
import { storeReactivityBindings } from "@tanstack/table-core/store-reactivity-bindings";
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

/** Creates the table of a list. It is reused for all queries, which change only its state. */
export function createListTable(setup: ListSetup, rows: readonly ListRow[]) {
  const table = constructTable<Features, ListRow>({
    ...createTableOptions(setup, rows),
    features: Object.assign({ coreReactivityFeature: storeReactivityBindings() }, features),
  });
  return {
    /**
     * Answers a query with one page of `pageSize` rows; all rows by default.
     *
     * @param found the keys of the rows that the words of the query find
     */
    answer(query: ListQuery, found?: ReadonlySet<string>, pageSize = Number.POSITIVE_INFINITY): ListAnswer {
      const state = createTableState(query, setup, pageSize);
      table.setGlobalFilter(found);
      table.setColumnFilters(state.columnFilters);
      table.setSorting(state.sorting);
      const pageCount = Math.ceil(table.getPrePaginatedRowModel().rows.length / pageSize);
      const pageIndex = Math.min(state.pagination.pageIndex, Math.max(0, pageCount - 1));
      table.setPagination({ pageIndex, pageSize });
      return readAnswer(table, setup);
    },
  };
}
