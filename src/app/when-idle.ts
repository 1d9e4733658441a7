/** Milliseconds after which work runs even if the browser is never idle. */
const idleTimeoutMs = 2000;

/**
 * Runs `work` when the browser is idle.
 *
 * @param delayMs delay in milliseconds in browsers without `requestIdleCallback` (Safari)
 * @returns a function that cancels it
 */
export function runWhenIdle(work: () => void, delayMs = idleTimeoutMs): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}
