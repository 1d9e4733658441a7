/** Milliseconds after which work is done in a browser that is never idle. */
const idleTimeoutMs = 2000;

/**
 * Does something when the browser has nothing more urgent to do.
 *
 * @param delayMs after how many milliseconds in a browser that cannot tell (Safari)
 * @returns cancels it
 */
export function whenIdle(work: () => void, delayMs = idleTimeoutMs): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}
