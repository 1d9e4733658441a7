import { useRef } from "react";

/** Returns a ref to the latest value, for a callback whose identity must stay the same. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  latest.current = value;
  return latest;
}
