/** Milliseconds after which work is done in a browser that is never idle, or has no `requestIdleCallback`. */
const idleTimeoutMs = 2000;

/**
 * Does something when the browser has nothing more urgent to do.
 *
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, idleTimeoutMs);
  return () => clearTimeout(timer);
}
