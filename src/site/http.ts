/**
 * The HTTP behaviour of every server of the site, defined once as data. The site's server applies it; header files,
 * redirect files and server configurations of other hosts are generated from it. Patterns use only syntax common to
 * ECMAScript and PCRE, so that they can be copied unchanged.
 */
import { contentUrl, documentsUrl } from "./documents";
import { editorUrl } from "./editor";
import types from "./file-types.json";
import { codeFile } from "./page-data";
import { findCanonicalPath, findNotFoundFile, getLocaleOfPath } from "./paths";
import { appendedSigns, documentPath, signBehind } from "./redirect-patterns";

/** The cache lifetime of a kind of file in browsers and intermediate caches, as in RFC 9111 and RFC 8246. */
export interface CacheRule {
  readonly name: "hashed" | "documents" | "revalidated";
  /** The pattern of the files' paths below the published folder, with a leading slash. */
  readonly files: RegExp;
  readonly cacheControl: string;
}

/** The cache rules; the first match applies. */
export const cacheRules: readonly CacheRule[] = [
  {
    // The name changes with the content, so a cached copy is never outdated.
    name: "hashed",
    files: new RegExp(
      `^/static/|${codeFile.source}|${contentUrl.source}|^${editorUrl}/[^/]+\\.([0-9a-f]{16}|[0-9A-Z]{8})\\.(js|css)$`,
    ),
    cacheControl: "public, max-age=31536000, immutable",
  },
  {
    // Stable URLs on a host without redirects: a corrected document must reach readers within minutes.
    name: "documents",
    files: new RegExp(`^${documentsUrl}/`),
    cacheControl: "public, max-age=600, must-revalidate",
  },
  {
    // Pages, their data and other files without a hash are cached but always revalidated, so that no visitor gets the
    // page of one release with the data of another.
    name: "revalidated",
    files: /^\//,
    cacheControl: "public, max-age=0, must-revalidate",
  },
];

/** The media type of a kind of file, and whether to compress it. */
export interface FileType {
  readonly contentType: string;
  readonly compressed: boolean;
}

function listTypes(types: Readonly<Record<string, string>>, compressed: boolean, end = ""): Record<string, FileType> {
  return Object.fromEntries(
    Object.entries(types).map(([extension, type]) => [extension, { contentType: `${type}${end}`, compressed }]),
  );
}

/**
 * File types by lower-case extension. The type of JSON has no charset: JSON is always UTF-8 (RFC 8259, section 8.1).
 */
export const fileTypes: Readonly<Record<string, FileType>> = {
  ...listTypes(types.text, true, "; charset=utf-8"),
  ...listTypes(types.data, true),
  ...listTypes(types.packed, false),
};

/** The type of a file with an unknown extension: a download, never guessed. */
export const unknownFileType: FileType = { contentType: "application/octet-stream", compressed: false };

/** Returns the type of a file by its extension, in small or capital letters. */
export function getFileType(file: string): FileType {
  const extension = /\.[^./]+$/.exec(file)?.[0].toLowerCase();
  return (extension === undefined ? undefined : fileTypes[extension]) ?? unknownFileType;
}

/** The compression of files at build time: `page.html.br` and `page.html.gz` are written next to `page.html`. */
export const compression = {
  /** The minimum size in bytes; a smaller file fits into one packet. */
  minimumSize: 1024,
  /** Brotli's highest level, for published sites. */
  highestLevel: 11,
  /** Brotli's level for `npm start` and tests: a twentieth of the time, for an eighth more bytes. */
  fastLevel: 5,
  /** The content codings (RFC 9110, section 8.4.1) with their file extensions, the preferred one first. */
  encodings: [
    { name: "br", extension: ".br" },
    { name: "gzip", extension: ".gz" },
  ],
} as const;

/** A content coding that the site offers. */
export type Encoding = (typeof compression.encodings)[number]["name"];

/** The name of the file with a page's HTML. */
export const pageFile = "index.html";

/** Returns the file of a page, below the published folder: `/RTI/index.html` for the page `/RTI`. */
export function getPageFile(page: string): string {
  return page === "/" ? `/${pageFile}` : `${page}/${pageFile}`;
}

/** Returns the URL path of a file below the published folder: `/RTI` for `/RTI/index.html`, `/a.pdf` for `/a.pdf`. */
export function getPagePath(file: string): string {
  return file.endsWith(`/${pageFile}`) ? file.slice(0, -pageFile.length - 1) || "/" : file;
}

/**
 * The status of a redirect to a canonical URL. 308 differs from 301 only in that it forbids turning a POST into a GET.
 * The site supports only GET and HEAD, and every host, crawler and old browser supports 301. The query is preserved.
 */
export const redirectStatus = 301;

/**
 * Returns the canonical path that a visitor meant: the registered page for another case or doubled slashes, without a
 * trailing slash, `index.html` or punctuation. Returns undefined for a path that is canonical already. The caller must
 * redirect only to pages that exist.
 */
export function findRedirect(pathname: string): string | undefined {
  const withoutFile = stripTrailingSigns(pathname) || "/";
  const exact = findCanonicalPath(withoutFile) ?? withoutFile;
  // Two leading slashes would name another host in a Location header.
  return exact === pathname || exact.includes("//") ? undefined : exact;
}

const documentBeforeSigns = new RegExp(`^(/${documentPath})${signBehind}+$`, "u");

/** Returns the URL path of the document in a path followed by punctuation; undefined for other paths. */
export function findMeantDocument(pathname: string): string | undefined {
  return documentBeforeSigns.exec(pathname)?.[1];
}

/** Removes slashes and punctuation from the end of a page's path, before and after `index.html`. */
export function stripTrailingSigns(pathname: string): string {
  const bare = stripSigns(pathname);
  return bare.endsWith(`/${pageFile}`) ? stripSigns(bare.slice(0, -pageFile.length - 1)) : bare;
}

function stripSigns(text: string): string {
  let end = text.length;
  while (end > 0 && appendedSigns.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns the file for the 404 response to an unknown URL, in the language of its prefix. */
export function getNotFoundFile(pathname: string): string {
  return findNotFoundFile(getLocaleOfPath(pathname));
}

/** Returns the `Cache-Control` value of a file, by its path below the published folder. */
export function getCacheControl(file: string): string {
  const rule = cacheRules.find(({ files }) => files.test(file));
  if (!rule) throw new Error(`No cache rule for ${file}: a path begins with a slash`);
  return rule.cacheControl;
}
