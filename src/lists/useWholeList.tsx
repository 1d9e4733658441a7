import { useCallback, useEffect, useMemo, useState } from "react";
import { findAppControl, interactionEvents } from "../app/app-loader";
import type { ListAnswer } from "./engine/list-answer";
import type { ListSetup } from "./engine/table-options";
import { isDefaultQuery, type ListQuery } from "./query-string";
import type { ListRow } from "./rows";
import type { ViewColumn } from "./view/view-column";

/**
 * Loads code that a page does without at first.
 *
 * @param load imports it; stable between renders
 * @param isNeeded whether what is shown waits for it
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
 * Answers queries to a list that is whole in its page. The list as it was built needs no code: the table library comes when
 * a control is pointed at, focused or used, the search with the first words or as the visitor goes to the search box.
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
    // Without an answer it is the list as it was built.
    rows: shown?.rows ?? rows,
    found: shown?.found ?? rows.length,
    counts: shown?.counts,
    isLoading: isLoading || (!isDefaultQuery(query) && !answer),
    hasFailed: table.hasFailed || text.hasFailed,
    retry: fetch,
    preload: fetch,
    foundRows: () => shown?.rows ?? rows,
    /** Renders nothing; it must be mounted for an answer to come. */
    table: Table && !isLoading && <Table {...{ setup, rows, query, search, viewColumns }} onAnswer={setAnswer} />,
  };
}
