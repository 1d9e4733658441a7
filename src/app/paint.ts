/**
 * The id of the element that every page's first paint must contain: the summary below the heading. Browsers that
 * support `rel="expect"` (HTML, "Link type expect") do not paint before they have parsed it. An extra paint of an empty
 * page delays parsing on old phones.
 */
export const renderBlockingId = "page:summary";

/**
 * Runs `work` after the next paint, and after input events that are already queued.
 *
 * @returns a function that cancels it
 */
export function runAfterNextPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The callback of a frame runs before its paint, a timeout set in it runs after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
