/**
 * The id of the element that every page's first paint must contain: the summary below its heading. A browser that knows
 * `rel="expect"` (HTML, "Link type expect") does not paint before it has parsed this element; it painted an empty page
 * first, which cost an old phone time before it could go on reading.
 */
export const renderBlockingId = "page:summary";

/**
 * Does something once the picture that is being prepared was painted, and after whatever the visitor did meanwhile.
 *
 * @returns calls it off
 */
export function afterNextPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A frame's callback comes before it is painted, what it puts off after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
