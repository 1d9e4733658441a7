import { useCallback, useEffect, useMemo, useState } from "react";
import { isForwardNavigation } from "../app/navigation";
import { pushUrl, replaceUrl, replaceUrlDebounced } from "../app/url-history";
import type { Column } from "./columns";
import { emptyQuery, isDefaultQuery, type ListQuery, parseQuery, serializeQuery } from "./query-string";

/**
 * A function that changes the query and the page's URL. The step `type` replaces the URL after a pause, `replace` at
 * once, and `push` adds to the history. The fragment includes #; without it the URL has none.
 */
export type SetQuery = (next: ListQuery, step: Step, fragment?: string) => void;

type Step = "type" | "replace" | "push";

const writeUrl: Readonly<Record<Step, (url: string) => void>> = {
  type: replaceUrlDebounced,
  replace: replaceUrl,
  push: pushUrl,
};

interface Pagination {
  /** Returns the path and query string of a query; stable between renders. */
  readonly urlOf: (query: ListQuery) => string;
  /** The number of the page as built, from 1. */
  readonly number: number;
}

/**
 * Returns the query in the page's URL, `setQuery` to change it, and `startsAtTop`. The first render uses the default
 * query, as the page was built. The URL is read right after it. A choice adds to the history, so that Back undoes it.
 * `startsAtTop` is false after Back or Forward, which may restore a position in the middle.
 *
 * @param pagination only for a paginated list
 */
export function useListQuery(columns: readonly Column[], pagination?: Pagination) {
  const { urlOf, number = 1 } = pagination ?? {};
  const [query, setState] = useState<ListQuery>(number > 1 ? { ...emptyQuery, page: number } : emptyQuery);
  const [startsAtTop, setStartsAtTop] = useState(isForwardNavigation);
  const read = useMemo(() => {
    const facetIds = columns.filter(({ facet }) => facet).map(({ id }) => id);
    const columnIds = columns.map(({ id }) => id);
    return () => {
      const asked = parseQuery(window.location.search, facetIds, columnIds);
      const numbered = /\/page\/(\d+)$/.exec(window.location.pathname);
      return urlOf && numbered && isDefaultQuery(asked) ? { ...asked, page: Number(numbered[1]) } : asked;
    };
  }, [columns, urlOf]);

  useEffect(() => {
    const follow = () => {
      setStartsAtTop(false);
      setState(read());
    };
    setState(read());
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [read]);

  const setQuery: SetQuery = useCallback(
    (next, step, fragment = "") => {
      setStartsAtTop(true);
      setState(next);
      writeUrl[step](`${urlOf?.(next) ?? `${window.location.pathname}${serializeQuery(next)}`}${fragment}`);
    },
    [urlOf],
  );

  return { query, setQuery, startsAtTop };
}
