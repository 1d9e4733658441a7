import { useCallback, useEffect, useMemo, useState } from "react";
import { findAppControl, hasPendingInput, interactionEvents } from "../app/app-loader";
import { limitRetries } from "../app/limit-retries";
import type { RouteId } from "../site/routes";
import type { ListSetup } from "./engine/table-options";
import { isDefaultQuery, type ListQuery } from "./query-string";
import type { ListRow } from "./rows";
import { useLatestAnswer } from "./use-latest-answer";
import type { Answers } from "./view/ListView";

const loadTable = limitRetries(() => import("./engine/list-table"));
const loadSearch = limitRetries(() => import("./find-rows"));

// The answer to a field changed early needs both, so they load while the page is hydrated. A failure is handled where
// they are needed.
if (hasPendingInput()) for (const load of [loadTable, loadSearch]) load().catch(() => undefined);

/**
 * Answers queries of a one-page list from the rows of the page. The list as built needs no code. The table library loads
 * when a control is hovered, focused or used. The search loads with the first words, or when the visitor focuses the
 * search box.
 *
 * @param rows the current rows
 */
export function usePageAnswers(route: RouteId, setup: ListSetup, rows: readonly ListRow[], query: ListQuery): Answers {
  const isAsBuilt = isDefaultQuery(query);
  const words = query.q.trim();
  const hasWords = words !== "";
  const table = useModule(loadTable, !isAsBuilt);
  const text = useModule(loadSearch, hasWords);
  const { fetch: fetchTable } = table;
  useEffect(() => {
    const start = ({ target }: Event) => {
      if (findAppControl(target)) fetchTable();
    };
    for (const name of interactionEvents) document.addEventListener(name, start, { passive: true });
    return () => {
      for (const name of interactionEvents) document.removeEventListener(name, start);
    };
  }, [fetchTable]);
  const { language } = setup;
  const find = useMemo(() => text.module?.createRowSearch(route, language), [text.module, route, language]);
  const search = useMemo(() => (find && hasWords ? () => find(words) : undefined), [find, hasWords, words]);
  const { answer: found, ...searched } = useLatestAnswer(search);
  const list = useMemo(() => table.module?.createListTable(setup, rows), [table.module, setup, rows]);
  const answer = useMemo(
    () => (isAsBuilt || (hasWords && !found) ? undefined : list?.answer({ ...query, page: undefined }, found)),
    [isAsBuilt, hasWords, found, list, query],
  );
  const fetch = () => {
    fetchTable();
    text.fetch();
    searched.retry();
  };
  return {
    // Without an answer the list is shown as built.
    rows: answer?.rows ?? rows,
    found: answer?.found ?? rows.length,
    counts: answer?.counts,
    isLoading: !isAsBuilt && !answer,
    hasFailed: table.hasFailed || text.hasFailed || searched.hasFailed === true,
    retry: fetch,
    preload: fetch,
    foundRows: () => answer?.rows ?? rows,
  };
}

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
