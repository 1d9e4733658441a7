import { useCallback, useEffect, useMemo } from "react";
import { useLanguage } from "../i18n";
import { getPageOfIndex, listDataPath, rowsPerPage } from "../site/listing";
import { pathTo } from "../site/paths";
import type { RouteId } from "../site/routes";
import type { ListSetup } from "./engine/table-options";
import { createRowSearch } from "./find-rows";
import type { ListQuery } from "./query-string";
import { useLatestAnswer } from "./use-latest-answer";
import { createWorkerClient } from "./worker/client";
import { startListWorker } from "./worker/start-worker";

/**
 * Answers queries on all rows of a list when the page has only some of them. `openPageOf` opens the list page with a
 * row, by key; without such a row it does nothing.
 *
 * @param setup stable between renders
 * @param total the number of current rows
 * @param query undefined if the page's rows are the answer
 */
export function useWorkerAnswers(route: RouteId, setup: ListSetup, total: number, query?: ListQuery) {
  const language = useLanguage();
  const client = useMemo(
    () =>
      createWorkerClient(
        { ...setup, total },
        listDataPath(route, language),
        startListWorker,
        createRowSearch(route, language),
      ),
    [route, language, setup, total],
  );
  useEffect(() => () => client.terminate(), [client]);
  const ask = useMemo(() => query && (() => client.queryLatest(query, rowsPerPage)), [client, query]);
  const state = useLatestAnswer(ask);
  const openPageOf = useCallback(
    (key: string) => {
      client.indexOf(key).then(
        (index) => {
          const target = { route, number: getPageOfIndex(index, total), fragment: key };
          if (index >= 0) window.location.replace(pathTo(target, language));
        },
        (error: unknown) => console.warn(error),
      );
    },
    [client, route, total, language],
  );
  return { ...state, client, openPageOf };
}
