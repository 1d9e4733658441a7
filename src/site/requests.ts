/**
 * The requests that every server of the site answers, and those that it refuses. Patterns keep to what ECMAScript and
 * PCRE both read, and those that a server applies to a request as it was sent speak of ASCII alone.
 */
import { localeCodes } from "./locales";
import { notFoundFile } from "./paths";

/** The methods answered; any other gets 405 with these in `Allow` (RFC 9110, section 15.5.6). */
export const methods = ["GET", "HEAD"] as const;

/** Files that stand in the published folder without being addresses: they are answered as unknown. */
export const unpublished: readonly RegExp[] = [
  // Hidden files, except the folder that RFC 8615 sets aside for addresses.
  /\/\.(?!well-known\/)/,
  // Another file's compressed form, which is had by asking for that file.
  /\.(br|gz)$/,
  // Parts that Gatsby puts pages together from.
  /^\/_gatsby\/slices\//,
  // Instructions to a host.
  /^\/_(headers|redirects|documents\.json|old-paths\.json)$/,
];

/** Returns whether a path is a not-found page itself, or no valid URL; both respond with 404. */
export function isUnpublished(pathname: string): boolean {
  const isNotFoundFile = localeCodes.some((code) => pathname === notFoundFile(code));
  return isNotFoundFile || unpublished.some((pattern) => pattern.test(pathname));
}

/**
 * An `Accept-Encoding` (RFC 9110, section 12.5.3) that names a content coding, in any case, and does not rule it out by
 * `q=0`. Weights are looked at no further: of the codings accepted, the site's own preferred one is sent.
 */
export function acceptance(encoding: string): string {
  return `(?:^|,)[ \\t]*${encoding}[ \\t]*(?:;[ \\t]*q=(?!0(?:\\.0*)?[ \\t]*(?:,|$))[0-9.]+[ \\t]*)?(?:,|$)`;
}
