/** Calls `use` with a storage of the browser. Returns undefined if the browser refuses it, or if `use` throws. */
export function withStorage<Value>(
  use: (storage: Storage) => Value,
  name: "localStorage" | "sessionStorage" = "localStorage",
): Value | undefined {
  try {
    return use(window[name]);
  } catch {
    return undefined;
  }
}
