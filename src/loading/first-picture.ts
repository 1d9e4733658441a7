/**
 * The id of what every page's first picture must hold: the summary below its heading. Until it has come, a browser that
 * knows `rel="expect"` (HTML, "Link type expect") draws nothing: it drew an empty page first, which an old phone paid for
 * before it could go on reading.
 */
export const firstPictureId = "page:summary";
