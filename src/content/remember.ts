/**
 * Creates a function that makes its result once for each object, as long as its other arguments stay the same. Content
 * is checked again and again with few of its files changed: for each draft, batch and sheet.
 */
export function rememberEach<Key extends object, Rest extends readonly unknown[], Result>(
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
