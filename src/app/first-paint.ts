/**
 * The id of the element that every page's first paint must contain: the summary below its heading. A browser that knows
 * `rel="expect"` (HTML, "Link type expect") does not paint before it has parsed this element; it painted an empty page
 * first, which cost an old phone time before it could go on reading.
 */
export const renderBlockingId = "page:summary";
