import { documentsUrl } from "./documents";
import { allPages, entryEnd, mayBeNumbered } from "./paths";
import { hasEntryPages } from "./routes";

/** The ways of writing the address of a page, for servers that know no more than patterns. */
export interface RedirectPattern {
  /** Matches every spelling of the path without its end (`index.html`, slashes), in any case. */
  readonly pattern: string;
  /** The exact path; `$1` in it stands for the number or the entry's key that the pattern finds. */
  readonly page: string;
}

/** Returns the rules of `canonicalPath` as patterns for both ECMAScript and PCRE; the first match applies. */
export function redirectPatterns(): RedirectPattern[] {
  return allPages().flatMap(({ route, path }) => {
    const segments = path.split("/").filter(Boolean);
    const list = segments.map((segment) => `/+${escapePattern(segment)}`).join("");
    const itself = { pattern: `^${list}/*$`, page: path };
    if (!mayBeNumbered(route)) return [itself];
    return [
      itself,
      { pattern: `^${list}/+page/+0*1/*$`, page: path },
      { pattern: `^${list}/+page/+0*([1-9][0-9]{0,4})/*$`, page: `${path}/page/$1` },
      ...(hasEntryPages(route.id) ? [{ pattern: `^${list}/+${entryEnd}/*$`, page: `${path}/$1` }] : []),
    ];
  });
}

/** Escapes a text for a pattern of ECMAScript or PCRE. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll('"', "\\x22");
}

/** Returns a pattern of the queries that contain each pair of an old address's query, in any order, escaped or not. */
export function queryPattern(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => {
    const sign = value === "" ? "=?" : "=";
    return `(?=(?:.*&)?${encodedPattern(name)}${sign}${encodedPattern(value)}(?:[.,;:!)]|%E0%A5%A4)*(?:&|$))`;
  });
  return `^${pairs.join("")}`;
}

/** A pattern of the ways in which browsers and people write a text within a query. */
function encodedPattern(text: string): string {
  return text.replace(/[^a-z0-9]/giu, (sign) => {
    const encoded = sign === " " ? "%20|\\+" : `%${sign.charCodeAt(0).toString(16).padStart(2, "0")}`;
    if (sign > "~") return encodeURIComponent(sign);
    return /[\s"%&+#]/u.test(sign) ? `(?:${encoded})` : `(?:${encoded}|${escapePattern(sign)})`;
  });
}

/** Signs that chat programs, mail and print put behind an address, and that people copy with it. */
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

/** One such sign or a slash. Literal signs, not a class of them: not every server reads patterns by characters. */
export const signBehind = `(?:[/ .,;:!?)\\]}>'\\x22*|]|${signsBehind.join("|")})`;

/** The path of a published document without its leading slash. */
export const documentPath = `${documentsUrl.slice(1)}/[^/.][^/]*?\\.[a-z0-9]+`;

/** The end of an address that names its page's file, in slashes, or in a sign that is none of the address. */
export const pageEnd = `(/index\\.html)?${signBehind}*$`;
