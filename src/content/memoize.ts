/**
 * Returns a function that calls `compute` once for each key, or once without keys, and caches the results. A promise that
 * rejects is forgotten, so that the next call asks again.
 */
export function memoize<Key extends readonly [key?: string], Value>(
  compute: (...key: Key) => Value,
): (...key: Key) => Value {
  const known = new Map<string | undefined, { readonly value: Value }>();
  return (...key) => {
    const found = known.get(key[0]);
    if (found) return found.value;
    const value = compute(...key);
    known.set(key[0], { value });
    if (value instanceof Promise) value.catch(() => known.delete(key[0]));
    return value;
  };
}

/**
 * Creates a function that makes its result once for each object, as long as its other arguments stay the same. Content
 * is checked again and again with few of its files changed: for each draft, batch and sheet.
 */
export function memoizeByObject<Key extends object, Rest extends readonly unknown[], Result>(
  make: (key: Key, ...rest: Rest) => Result,
): (key: Key, ...rest: Rest) => Result {
  const known = new WeakMap<Key, { readonly rest: Rest; readonly result: Result }>();
  return (key, ...rest) => {
    const found = known.get(key);
    if (found?.rest.every((value, index) => value === rest[index])) return found.result;
    const result = make(key, ...rest);
    known.set(key, { rest, result });
    return result;
  };
}
