import { useCallback, useEffect, useMemo, useState } from "react";
import { findAppControl, interactionEvents } from "../app/app-loader";
import type { ListAnswer } from "./engine/list-answer";
import type { ListSetup } from "./engine/table-options";
import { isDefaultQuery, type ListQuery } from "./query-string";
import type { ListRow } from "./rows";
import type { ViewColumn } from "./view/view-column";

/**
 * Loads code that the first render does not need.
 *
 * @param load imports the code; stable between renders
 * @param isNeeded whether the current view waits for it
 */
function useModule<Module>(load: () => Promise<Module>, isNeeded: boolean) {
  const [module, setModule] = useState<Module>();
  const [hasFailed, setFailed] = useState(false);
  const fetch = useCallback(() => {
    setFailed(false);
    load().then(setModule, (error: unknown) => {
      setFailed(true);
      console.warn(error);
    });
  }, [load]);
  useEffect(() => {
    if (isNeeded) fetch();
  }, [isNeeded, fetch]);
  return { module, hasFailed: hasFailed && isNeeded, fetch };
}

const loadTable = () => import("./engine/PageTable");
const loadSearch = () => import("./engine/row-search");

/**
 * Answers queries of a one-page list. The list as built needs no code. The table library loads when a control is
 * hovered, focused or used. The search loads with the first words, or when the visitor focuses the search box.
 *
 * @param rows the current rows
 */
export function useWholeList(
  setup: ListSetup,
  rows: readonly ListRow[],
  viewColumns: readonly ViewColumn<ListRow>[],
  query: ListQuery,
) {
  const hasWords = query.q.trim() !== "";
  const table = useModule(loadTable, !isDefaultQuery(query));
  const text = useModule(loadSearch, hasWords);
  const { fetch: fetchTable } = table;
  const { fetch: fetchSearch } = text;
  useEffect(() => {
    const start = ({ target }: Event) => {
      if (findAppControl(target)) fetchTable();
    };
    for (const name of interactionEvents) document.addEventListener(name, start, { passive: true });
    return () => {
      for (const name of interactionEvents) document.removeEventListener(name, start);
    };
  }, [fetchTable]);
  const [answer, setAnswer] = useState<ListAnswer>();
  const search = useMemo(() => text.module?.createRowSearch(setup, rows), [text.module, setup, rows]);

  const isLoading = !isDefaultQuery(query) && (!table.module || (hasWords && !search));
  const Table = table.module?.PageTable;
  const shown = isLoading ? undefined : answer;
  const fetch = () => {
    fetchTable();
    fetchSearch();
  };
  return {
    // Without an answer the list is shown as built.
    rows: shown?.rows ?? rows,
    found: shown?.found ?? rows.length,
    counts: shown?.counts,
    isLoading: isLoading || (!isDefaultQuery(query) && !answer),
    hasFailed: table.hasFailed || text.hasFailed,
    retry: fetch,
    preload: fetch,
    foundRows: () => shown?.rows ?? rows,
    /** Renders nothing, but must be mounted to compute the answer. */
    table: Table && !isLoading && <Table {...{ setup, rows, query, search, viewColumns }} onAnswer={setAnswer} />,
  };
}
