import { useMemo } from "react";
import type { RouteId } from "../site/routes";
import { createListTable } from "./engine/list-table";
import type { ListSetup } from "./engine/table-options";
import { createRowSearch, preloadRowSearch } from "./find-rows";
import { isDefaultQuery, type ListQuery } from "./query-string";
import type { ListRow } from "./rows";
import { useLatestAnswer } from "./use-latest-answer";
import type { Answers } from "./view/ListView";

/**
 * Answers queries of a one-page list from the rows of the page. The index of the search loads with the first words, or
 * when the visitor focuses the search box.
 *
 * @param rows the current rows
 */
export function usePageAnswers(route: RouteId, setup: ListSetup, rows: readonly ListRow[], query: ListQuery): Answers {
  const isAsBuilt = isDefaultQuery(query);
  const words = query.q.trim();
  const { language } = setup;
  const search = useMemo(() => {
    const find = createRowSearch(route, language);
    return words === "" ? undefined : () => find(words);
  }, [route, language, words]);
  const { answer: found, hasFailed = false, retry } = useLatestAnswer(search);
  const table = useMemo(() => (isAsBuilt ? undefined : createListTable(setup, rows)), [isAsBuilt, setup, rows]);
  const answer = useMemo(
    () => (search && !found ? undefined : table?.answer({ ...query, page: undefined }, found)),
    [search, found, table, query],
  );
  return {
    // Without an answer the list is shown as built.
    rows: answer?.rows ?? rows,
    found: answer?.found ?? rows.length,
    counts: answer?.counts,
    isLoading: !isAsBuilt && !answer,
    hasFailed,
    retry,
    preload: () => preloadRowSearch(language),
    foundRows: () => answer?.rows ?? rows,
  };
}
