import { useCallback, useEffect, useMemo, useState } from "react";
import { useIsomorphicLayoutEffect } from "../../app/useIsomorphicLayoutEffect";
import type { ListingRequest } from "./address";
import type { RowsAnswer, RowsSetup } from "./rows-query";
import { rowsSource } from "./rows-source";
import { startRowsWorker } from "./start-rows-worker";

/** What is known of a request to a whole list: the answer to the last one that was answered, and whether one is awaited. */
interface State {
  readonly answer?: RowsAnswer | undefined;
  readonly hasFailed?: boolean;
}

/**
 * Answers requests from all rows of a list, of which the page has only some.
 *
 * @param setup what the list is searched by, stable between renders
 * @param request what is asked; undefined where the page's own rows are the answer
 */
export function useWholeList(setup: RowsSetup, request: ListingRequest | undefined, size: number) {
  const source = useMemo(() => rowsSource(setup, startRowsWorker), [setup]);
  const [state, setState] = useState<State>({});
  const [attempt, setAttempt] = useState(0);

  useEffect(() => () => source.close(), [source]);
  // Another attempt asks the same again.
  useIsomorphicLayoutEffect(() => {
    if (!request) {
      setState({});
      return;
    }
    let isStale = false;
    source.newest(request, size).then(
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
  }, [source, request, size, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...(request ? state : {}), source, retry };
}
