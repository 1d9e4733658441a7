/**
 * The pause after a failed load in milliseconds. While the server fails, a page requests a URL at most five times in
 * ten seconds, even if a visitor types without end.
 */
export const retryPauseMs = 2500;

/**
 * Returns a function that loads something by name. After a failure, calls fail with the same error and without a
 * request until `retryPauseMs` have passed.
 */
export function limitRetries<Names extends readonly string[], Value>(load: (...names: Names) => Promise<Value>) {
  const failures = new Map<string, { readonly at: number; readonly reason: unknown }>();
  return async (...names: Names): Promise<Value> => {
    const key = names.join(" ");
    const failure = failures.get(key);
    if (failure && performance.now() - failure.at < retryPauseMs) throw failure.reason;
    try {
      return await load(...names);
    } catch (reason) {
      failures.set(key, { at: performance.now(), reason });
      throw reason;
    }
  };
}
