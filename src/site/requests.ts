/**
 * The requests that every server of the site accepts or rejects. Patterns use only syntax common to ECMAScript and
 * PCRE. Those applied to a raw request contain only ASCII.
 */
import { localeCodes } from "./locales";
import { findNotFoundFile } from "./paths";

/** The supported methods; any other gets 405 with these in `Allow` (RFC 9110, section 15.5.6). */
export const methods = ["GET", "HEAD"] as const;

/** The files in the published folder that are not served; requests get 404. */
export const unpublished: readonly RegExp[] = [
  // Hidden files, except in the folder that RFC 8615 reserves for URLs.
  /\/\.(?!well-known\/)/,
  // The compressed form of another file, sent by content negotiation.
  /\.(br|gz)$/,
  // Parts from which Gatsby assembles pages.
  /^\/_gatsby\/slices\//,
  // Configuration for hosts.
  /^\/_(headers|redirects|documents\.json|old-paths\.json)$/,
];

/** Checks whether a path is a not-found page itself, or no valid URL; both respond with 404. */
export function isUnpublished(pathname: string): boolean {
  const isNotFoundFile = localeCodes.some((code) => pathname === findNotFoundFile(code));
  return isNotFoundFile || unpublished.some((pattern) => pattern.test(pathname));
}

/**
 * Returns the pattern of an `Accept-Encoding` header (RFC 9110, section 12.5.3) that accepts a content coding, in any
 * case and without `q=0`. Other weights are ignored: the server sends the first accepted coding of its own order.
 */
export function createAcceptPattern(encoding: string): string {
  return `(?:^|,)[ \\t]*${encoding}[ \\t]*(?:;[ \\t]*q=(?!0(?:\\.0*)?[ \\t]*(?:,|$))[0-9.]+[ \\t]*)?(?:,|$)`;
}
