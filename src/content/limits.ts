/** The maximum size of a content file in bytes: far above any real entry, but quick to check. */
export const fileLimit = 256 * 1024;

/** The maximum size of the redirect sheet in bytes: about ten thousand rows. */
export const redirectsLimit = 1024 * 1024;

/** The maximum number of problems of one kind reported per file. A file with more is hardly an entry. */
export const mostReported = 50;
