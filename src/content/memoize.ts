/** Returns a function that calls `compute` once for each key, or once without keys, and caches the results. */
export function memoize<Key extends readonly [key?: string], Value>(
  compute: (...key: Key) => Value,
): (...key: Key) => Value {
  const known = new Map<string | undefined, { readonly value: Value }>();
  return (...key) => {
    const found = known.get(key[0]) ?? { value: compute(...key) };
    known.set(key[0], found);
    return found.value;
  };
}
