import { useCallback, useEffect, useMemo, useState } from "react";
import { useIsomorphicLayoutEffect } from "../app/hooks";
import { useLanguage } from "../i18n";
import { getPageOfIndex, listDataPath, rowsPerPage } from "../site/listing";
import { pathTo } from "../site/paths";
import type { RouteId } from "../site/routes";
import type { ListAnswer, ListSetup } from "./engine/table-options";
import { createRowSearch } from "./find-rows";
import type { ListQuery } from "./query-string";
import { createWorkerClient } from "./worker/client";
import { startListWorker } from "./worker/start-worker";

/** The state of a query: the latest answer, and whether the query failed. */
interface State {
  readonly answer?: ListAnswer | undefined;
  readonly hasFailed?: boolean;
}

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
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => () => client.terminate(), [client]);
  // A retry repeats the query.
  useIsomorphicLayoutEffect(() => {
    if (!query) {
      setState({});
      return;
    }
    let isStale = false;
    client.queryLatest(query, rowsPerPage).then(
      (answer) => !isStale && setState({ answer }),
      (error: unknown) => {
        if (isStale) return;
        setState({ hasFailed: true });
        console.warn(error);
      },
    );
    return () => {
      isStale = true;
    };
  }, [client, query, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
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
  return { ...(query ? state : {}), client, retry, openPageOf };
}
