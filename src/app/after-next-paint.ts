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
