/**
 * The requests that every server of the site answers, and those that it refuses. Patterns keep to what ECMAScript and
 * PCRE both read, and those that a server applies to a request as it was sent speak of ASCII alone.
 */
import { localeCodes } from "./locales";
import { notFoundFile } from "./paths";

/** The methods answered; any other gets 405 with these in `Allow` (RFC 9110, section 15.5.6). */
export const methods = ["GET", "HEAD"] as const;

/** Characters of the path as it was sent; no address of the site comes near it, and a longer one is unknown unread. */
export const longestPath = 1024;

/** Characters of a request's whole target; servers read a line of 8 KiB, and a longer one gets 414. */
export const longestTarget = 8000;

/** Bytes of one part of a path, between slashes; file systems know no longer names, and such a one is unknown. */
export const longestSegment = 255;

const hex = "[0-9A-Fa-f]";
const following = `%[89ABab]${hex}`;

/** One character of a path: itself, or escaped as the UTF-8 (RFC 3629, section 4) of what is no control character. */
const pathCharacter = [
  "[!\\x22$&-.0->@-\\[\\]-~]",
  `%(?:2[0-9A-Ea-e]|[346]${hex}|5[0-9ABD-Fabd-f]|7[0-9A-Ea-e])`,
  `%[Cc]2%[ABab]${hex}|%(?:[Cc][3-9A-Fa-f]|[Dd]${hex})${following}`,
  `%[Ee]0%[ABab]${hex}${following}|%[Ee][1-9A-CEFa-cef]${following}${following}|%[Ee][Dd]%[89]${hex}${following}`,
  `%[Ff]0%[9ABab]${hex}${following}${following}|%[Ff][1-3]${following}${following}${following}`,
  `%[Ff]4%8${hex}${following}${following}`,
].join("|");

/** A segment that a client resolves before it asks, `.` or `..` in any spelling; a path may stand in a longer line. */
const dotSegment = "(?:\\.|%2[Ee]){1,2}(?:[/?# ]|$)";

/**
 * The path of a target that is well formed (RFC 3986, section 3.3). Left out, and answered 400, is what no file can
 * answer to and no honest client sends: escapes that are not UTF-8 (overlong ones among them), control characters, an
 * escaped slash, a backslash, and the segments `.` and `..`.
 */
export const wellFormedPath = `^(?:/(?!${dotSegment})(?:${pathCharacter})*)+$`;

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
