import { documentsUrl } from "./documents";
import { canBePaginated, entryEnd, listAllPages } from "./paths";
import { hasEntryPages } from "./routes";

/**
 * Returns the rules of `findCanonicalPath` as patterns for both ECMAScript and PCRE; the first match applies.
 *
 * @returns patterns of every spelling of a path without its end (`index.html`, slashes), in small or capital letters. Each
 *   has the canonical path, where `$1` is the number or entry key that the pattern captures
 */
export function createRedirectPatterns() {
  return listAllPages().flatMap(({ route, path }) => {
    const segments = path.split("/").filter(Boolean);
    const list = segments.map((segment) => `/+${escapePattern(segment)}`).join("");
    const itself = { pattern: `^${list}/*$`, page: path };
    if (!canBePaginated(route)) return [itself];
    return [
      itself,
      { pattern: `^${list}/+page/+0*1/*$`, page: path },
      { pattern: `^${list}/+page/+0*([1-9][0-9]{0,4})/*$`, page: `${path}/page/$1` },
      ...(hasEntryPages(route.id) ? [{ pattern: `^${list}/+${entryEnd}/*$`, page: `${path}/$1` }] : []),
    ];
  });
}

/** Escapes a text for patterns of ECMAScript and PCRE. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll('"', "\\x22");
}

/** Returns a pattern of the queries that contain every pair of a previous URL's query, in any order, escaped or not. */
export function createQueryPattern(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => {
    const sign = value === "" ? "=?" : "=";
    return `(?=(?:.*&)?${encodedPattern(name)}${sign}${encodedPattern(value)}(?:[.,;:!)]|%E0%A5%A4)*(?:&|$))`;
  });
  return `^${pairs.join("")}`;
}

/** Returns a pattern of a text in a query, as browsers and people encode it. */
function encodedPattern(text: string): string {
  return text.replace(/[^a-z0-9]/giu, (sign) => {
    const encoded = sign === " " ? "%20|\\+" : `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
    if (sign > "~") return encodeURIComponent(sign);
    return /[\s"%&+#]/u.test(sign) ? `(?:${encoded})` : `(?:${encoded}|${escapePattern(sign)})`;
  });
}

/** Characters that chat programs, mail and print append to URLs and that people copy with them. */
const signsBehind = [
  "।",
  "॥",
  "…",
  "“",
  "”",
  "‘",
  "’",
  "«",
  "»",
  "\u00a0",
  "\u200b",
  "\u200c",
  "\u200d",
  "\u2060",
  "\ufeff",
];

/** Characters and slashes that may follow a URL. */
export const appendedSigns: ReadonlySet<string> = new Set([...`/ .,;:!?)]}>'"*|`, ...signsBehind]);

/**
 * The pattern of one appended character or slash. Alternatives instead of a character class: some servers match bytes,
 * not characters.
 */
export const signBehind = `(?:[/ .,;:!?)\\]}>'\\x22*|]|${signsBehind.join("|")})`;

/** The pattern of a published document's path without its leading slash. */
export const documentPath = `${documentsUrl.slice(1)}/[^/.][^/]*?\\.[a-z0-9]+`;

/** The pattern of the name of a page's file at the end of a URL, with characters behind it. */
const fileAtEnd = `/index\\.html${signBehind}*+$`;

/** The pattern of the appended characters at one place. Possessive, so that no place is tried twice. */
const signs = `(?:(?!${fileAtEnd})${signBehind})*+`;

/**
 * The patterns, for PCRE alone, of a page's URL without its end, and of the end: appended characters and slashes, around
 * the name of the page's file. Together they match every path, in time that grows with its length.
 */
export const pagePatterns = { start: `(?:${signs}(?!${fileAtEnd}).)*+`, end: `${signs}(?:${fileAtEnd})?$` };
