/**
 * The behaviour of every server of the site, defined once and as data. The site's own server obeys it, and whatever
 * another host reads (a header file, a redirect file, a server's configuration) is written from it. Patterns keep to
 * what ECMAScript and PCRE both read, so that they can be handed over as they stand.
 */
import { contentUrl, documentsUrl } from "./documents";
import { editorUrl } from "./editor";
import { localeCodes } from "./locales";
import { canonicalPath, localeOfPath, notFoundFile, numberedUrl, pathTo } from "./paths";
import { documentPath, pageEnd, signBehind } from "./redirect-patterns";
import { hasEntryPages, routeIds } from "./routes";

/** The cache lifetime of a kind of file in browsers and intermediate caches, as in RFC 9111 and RFC 8246. */
export interface CacheRule {
  readonly name: "hashed" | "documents" | "revalidated";
  /** The pattern of the files, by their path below the published folder, with a leading slash. */
  readonly files: RegExp;
  readonly cacheControl: string;
}

/** The cache rules; the first whose pattern fits a file holds for it. */
export const cacheRules: readonly CacheRule[] = [
  {
    // The name changes with the content, so a copy can never be out of date.
    name: "hashed",
    files: new RegExp(
      `^/static/|^/[^/]+[.-][0-9a-f]{8,}\\.(js|css)(\\.map|\\.LICENSE\\.txt)?$|${contentUrl.source}|^${editorUrl}/[^/]+\\.[0-9a-f]{16}\\.(js|css)$`,
    ),
    cacheControl: "public, max-age=31536000, immutable",
  },
  {
    // At their stable addresses, where a host does not lead on; a corrected one must still reach readers in minutes.
    name: "documents",
    files: new RegExp(`^${documentsUrl}/`),
    cacheControl: "public, max-age=600, must-revalidate",
  },
  {
    // A page, its data and everything else without a hash: kept, but asked after every time, so that no visitor
    // sees one release's page with another's data.
    name: "revalidated",
    files: /^\//,
    cacheControl: "public, max-age=0, must-revalidate",
  },
];

/** The media type of a kind of file, and whether it is worth compressing. */
export interface FileType {
  readonly contentType: string;
  readonly compressed: boolean;
}

const text = (type: string): FileType => ({ contentType: `${type}; charset=utf-8`, compressed: true });
const data = (contentType: string): FileType => ({ contentType, compressed: true });
const packed = (contentType: string): FileType => ({ contentType, compressed: false });

/** File types by lower-case extension. JSON's type takes no charset: it is always UTF-8 (RFC 8259, section 8.1). */
export const fileTypes: Readonly<Record<string, FileType>> = {
  ".html": text("text/html"),
  ".css": text("text/css"),
  ".js": text("text/javascript"),
  ".mjs": text("text/javascript"),
  ".txt": text("text/plain"),
  ".md": text("text/markdown"),
  ".csv": text("text/csv"),
  ".xml": text("application/xml"),
  ".atom": text("application/atom+xml"),
  ".ics": text("text/calendar"),
  ".yml": text("application/yaml"),
  ".yaml": text("application/yaml"),
  ".json": data("application/json"),
  ".map": data("application/json"),
  ".webmanifest": data("application/manifest+json"),
  ".svg": data("image/svg+xml"),
  ".wasm": data("application/wasm"),
  ".ttf": data("font/ttf"),
  ".otf": data("font/otf"),
  ".ico": data("image/vnd.microsoft.icon"),
  ".woff": packed("font/woff"),
  ".woff2": packed("font/woff2"),
  ".png": packed("image/png"),
  ".jpg": packed("image/jpeg"),
  ".jpeg": packed("image/jpeg"),
  ".gif": packed("image/gif"),
  ".webp": packed("image/webp"),
  ".avif": packed("image/avif"),
  ".pdf": packed("application/pdf"),
  ".zip": packed("application/zip"),
  ".xlsx": packed("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
};

/** The type of a file whose extension is not listed: a download, never guessed at. */
export const unknownFileType: FileType = packed("application/octet-stream");

/** The type of a file by its extension, whatever its case. */
export function getFileType(file: string): FileType {
  const extension = /\.[^./]+$/.exec(file)?.[0].toLowerCase();
  return (extension === undefined ? undefined : fileTypes[extension]) ?? unknownFileType;
}

/** Matches the address of every file of an entry's page, its data among them. */
const entryUrl = new RegExp(
  `^(?:/page-data)?(?:${localeCodes
    .flatMap((code) => routeIds.filter(hasEntryPages).map((route) => pathTo(route, code)))
    .join("|")})/[a-z0-9-]+/[^/]+$`,
);

/** The compression of files at build time: `page.html.br` and `page.html.gz` are written beside `page.html`. */
export const compression = {
  /** Bytes; a smaller file fits in one packet as it is. */
  minimumSize: 1024,
  /** Content codings (RFC 9110, section 8.4.1), the preferred first, with the ending of the file that holds each. */
  encodings: [
    { name: "br", extension: ".br", level: 11, fastLevel: 10 },
    { name: "gzip", extension: ".gz", level: 9, fastLevel: 9 },
  ],
  /**
   * The files compressed at the quick level, in a third to half of the time for 1 to 3 % more bytes. One part is the
   * clerks' editor, six megabytes that their browser caches. The other is the numbered pages of long lists with their
   * data, 300 of ten thousand rows, and the pages of entries, three of each entry.
   */
  quick: new RegExp(`^${editorUrl}/|${numberedUrl.source}|${entryUrl.source}`),
} as const;

/** A content coding that the site is offered in. */
export type Encoding = (typeof compression.encodings)[number]["name"];

/** The file that holds the page of a folder. */
export const pageFile = "index.html";

/** The file that holds a page, below the published folder: `/RTI/index.html` for the page `/RTI`. */
export function fileOfPage(page: string): string {
  return page === "/" ? `/${pageFile}` : `${page}/${pageFile}`;
}

/**
 * The status of a redirect to a URL's canonical form. 301 and 308 differ only in that 308 forbids turning a POST into a
 * GET. Only GET and HEAD are answered here, and every host, crawler and old browser supports 301. The query is kept.
 */
export const redirectStatus = 301;

/** Matches from the first place from which on nothing but the end of a page's address follows. */
const endOfPage = new RegExp(pageEnd, "u");

/**
 * The exact address that a visitor meant: the registered page for another case or doubled slashes, and no trailing
 * slash, `index.html` or punctuation anywhere. Undefined when the address is exact already. The caller redirects only to a page
 * that exists.
 */
export function findRedirect(pathname: string): string | undefined {
  const withoutFile = withoutSignsBehind(pathname) || "/";
  const exact = canonicalPath(withoutFile) ?? withoutFile;
  // Two leading slashes would name another host in a Location header.
  return exact === pathname || exact.includes("//") ? undefined : exact;
}

const documentBeforeSigns = new RegExp(`^(/${documentPath})${signBehind}+$`, "u");

/** Returns the address of the document in a path that has signs behind it; undefined for any other path. */
export function documentMeant(pathname: string): string | undefined {
  return documentBeforeSigns.exec(pathname)?.[1];
}

/** Removes what follows the address of a page in a path: its file, slashes and punctuation. */
export function withoutSignsBehind(pathname: string): string {
  return pathname.replace(endOfPage, "");
}

/** The file that answers, with status 404, for an unknown address: the one of its prefix's language. */
export function getNotFoundFile(pathname: string): string {
  return notFoundFile(localeOfPath(pathname));
}

/** Returns the cache lifetime of a file, by its path below the published folder. */
export function getCacheControl(file: string): string {
  const rule = cacheRules.find(({ files }) => files.test(file));
  if (!rule) throw new Error(`No cache rule for ${file}: a path begins with a slash`);
  return rule.cacheControl;
}
