import type { IncomingHttpHeaders } from "node:http";

/**
 * Removes from a request the conditions that do not hold for a file, where the library that sends files compares more
 * loosely than RFC 9110 allows. It changes the headers it is given.
 *
 * - `If-Modified-Since` counts only for the very date that was sent: a rollback makes a file older again, and a date in
 *   the future is no date of this site.
 * - `If-Range` asks for a strong comparison (section 13.1.5). Every tag of the library is weak, so only the date that
 *   was sent lets a range be answered; otherwise parts of two releases could be joined.
 *
 * @param modified when the file that is sent was modified, in milliseconds since 1970
 */
export function removeFailedConditions(headers: IncomingHttpHeaders, modified: number): void {
  const lastModified = new Date(modified).toUTCString();
  if (headers["if-modified-since"] !== lastModified) delete headers["if-modified-since"];
  if (headers["if-range"] !== undefined && headers["if-range"] !== lastModified) delete headers.range;
}
