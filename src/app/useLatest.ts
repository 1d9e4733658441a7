import { useRef } from "react";

/** What was given last, for a callback that is to stay the same whatever is given. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
