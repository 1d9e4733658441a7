import { useEffect, useReducer, useRef } from "react";
import { afterNextPaint } from "./paint";

/** The options for the incremental render of a long list. */
interface Steps {
  /** Returns the number of items to render at once; called once for each list. */
  readonly first: () => number;
  /** The number of further items between two frames after that, */
  readonly step: number;
  /** and how many there are. */
  readonly total: number;
}

/**
 * How many things of a list to draw now: those on the screen are painted first, and the others a screen at a time, each
 * after the picture before and after whatever is typed meanwhile: on an old phone many take longer to draw than to come.
 *
 * @param isSame whether the list is the one before, of which those that are drawn stay
 */
export function useIncrementalRender<List>(
  list: List,
  { first, step, total }: Steps,
  isSame: (one: List, other: List) => boolean,
) {
  const [, drawMore] = useReducer((times: number) => times + 1, 0);
  const drawn = useRef<{ list: List; count: number } | undefined>(undefined);
  if (!drawn.current || !isSame(drawn.current.list, list)) drawn.current = { list, count: first() };
  const { count } = drawn.current;

  useEffect(() => {
    if (count >= total) return;
    return afterNextPaint(() => {
      if (drawn.current) drawn.current.count += step;
      drawMore();
    });
  }, [count, step, total]);

  return count;
}
