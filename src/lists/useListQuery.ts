import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { traversalEvent } from "../app/app-loader";
import { pushUrl, replaceUrl, replaceUrlDebounced } from "../app/url-history";
import { decodePercent } from "../site/external-links";
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
 * `startsAtTop` is false for the page as opened and after Back or Forward, which may restore a position in the middle.
 *
 * @param pagination only for a paginated list
 */
export function useListQuery(columns: readonly Column[], pagination?: Pagination) {
  const { urlOf, number = 1 } = pagination ?? {};
  const [query, setState] = useState<ListQuery>(number > 1 ? { ...emptyQuery, page: number } : emptyQuery);
  const [startsAtTop, setStartsAtTop] = useState(false);
  const read = useMemo(() => {
    const facetIds = listFacetIds(columns);
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
    window.addEventListener(traversalEvent, follow);
    return () => window.removeEventListener(traversalEvent, follow);
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

const listFacetIds = (columns: readonly Column[]) => columns.filter(({ facet }) => facet).map(({ id }) => id);

/** Returns the names of the parameters of a list's query. */
export function listParameters(columns: readonly Column[]): readonly string[] {
  return ["q", "sort", "page", ...listFacetIds(columns)];
}

/** Returns the row key in the page's fragment, or an empty string. */
function targetInUrl(): string {
  return decodePercent(window.location.hash.slice(1));
}

/**
 * Returns the key of the row in the page's fragment, for highlighting. `:target` matches only a row that existed when
 * the browser looked up the fragment, and no longer after scripts render the row again. A row that filters or pages
 * hide is revealed.
 *
 * @param shown the keys of the visible rows
 * @param reveal shows a hidden row; called once per fragment without a visible row
 */
export function useTargetRow(shown: ReadonlySet<string>, reveal?: (key: string) => void): string | undefined {
  const [target, setTarget] = useState("");
  const last = useRef({ key: "", isShown: false });

  useEffect(() => {
    const follow = () => setTarget(targetInUrl());
    follow();
    const events = ["hashchange", traversalEvent];
    for (const name of events) window.addEventListener(name, follow);
    return () => {
      for (const name of events) window.removeEventListener(name, follow);
    };
  }, []);

  useEffect(() => {
    if (target === "" || target !== targetInUrl()) return;
    const before = last.current;
    const isShown = shown.has(target);
    const isKnown = before.key === target;
    if (isKnown && before.isShown === isShown) return;
    last.current = { key: target, isShown };
    if (!isShown) reveal?.(target);
    // The browser has already scrolled to a row of the page as built. Only now are all rows before another laid out.
    else if (isKnown) document.getElementById(target)?.scrollIntoView();
  }, [target, shown, reveal]);

  return target || undefined;
}
