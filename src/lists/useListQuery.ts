import { useCallback, useEffect, useMemo, useState } from "react";
import { isForwardNavigation } from "../app/navigation-type";
import { pushUrl, replaceUrl, replaceUrlDebounced } from "../app/url-history";
import type { Column } from "./columns";
import { emptyQuery, isDefaultQuery, type ListQuery, parseQuery, serializeQuery } from "./query-string";

/**
 * Asks a list for something else. What is typed replaces the page's URL once typing rests, what another URL asks for does
 * so at once; a choice adds to the history. The fragment, with its sign, is left out unless given.
 */
export type SetQuery = (next: ListQuery, step: Step, fragment?: string) => void;

type Step = "type" | "replace" | "push";

const writeUrl: Readonly<Record<Step, (url: string) => void>> = {
  type: replaceUrlDebounced,
  replace: replaceUrl,
  push: pushUrl,
};

interface Pagination {
  /** The path and the query string of a query; stable between renders. */
  readonly urlOf: (query: ListQuery) => string;
  /** The number of the page as built, from 1. */
  readonly number: number;
}

/**
 * The query in the page's URL, and a way to change it. The first render asks for everything, as the page was built; the
 * URL is read right after. A choice adds to the history, so that Back undoes it. Beside them, whether the answer is seen
 * from its beginning: not after going back, which may lead to its middle.
 *
 * @param pagination of a paginated list
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
