/** Hooks that React lacks. */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { runAfterNextPaint } from "./paint";

/** `useLayoutEffect` in the browser, where it runs before the next paint, and `useEffect` during the build. */
export const useIsomorphicLayoutEffect = typeof window === "undefined" ? useEffect : useLayoutEffect;

/** Returns a ref to the latest value, for callbacks with a stable identity. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  useIsomorphicLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** The options of an incremental render. */
interface Steps {
  /** Returns the number of items in the first render. Called once per list. */
  readonly first: () => number;
  /** The number of items added after each paint. */
  readonly step: number;
  /** The number of items in the list. */
  readonly total: number;
}

/**
 * Returns the number of list items to render now. The items in the viewport are painted first, then `step` more after
 * each paint, so that typing is handled in between. On old phones, rendering a long list takes longer than loading it.
 *
 * @param isSame returns whether two lists are the same, so that rendered items are preserved
 */
export function useIncrementalRender<List>(
  list: List,
  { first, step, total }: Steps,
  isSame: (one: List, other: List) => boolean,
) {
  const [drawn, setDrawn] = useState(() => ({ list, count: first() }));
  const shown = isSame(drawn.list, list) ? drawn : { list, count: first() };
  if (shown !== drawn) setDrawn(shown);
  const { count } = shown;

  useEffect(() => {
    if (count >= total) return;
    return runAfterNextPaint(() => setDrawn((before) => ({ ...before, count: before.count + step })));
  }, [count, step, total]);

  return count;
}
