/**
 * The URLs of published documents: a stable URL, which redirects, and its target, the content URL with a digest of the
 * content. Pages link to the content URL, so that no cache returns the old version of a replaced document.
 */

import { decodePercent, getPathOnSite } from "./external-links";

/** The URL path of the folder of published documents. */
export const documentsUrl = "/documents";

/** The number of hexadecimal digits (64 bits) of the digest in a content URL. A date such as `20240612` has fewer. */
export const digestLength = 16;

/** Matches content URLs. */
export const contentUrl = new RegExp(`^${documentsUrl}/[^/]+\\.[0-9a-f]{${digestLength}}\\.[a-z]+$`);

/**
 * Returns the name of a document without the digest of its content: `result.pdf` for `result.0123456789abcdef.pdf`.
 * Browsers save documents from this site under the longer name. Other names are returned unchanged.
 */
export function nameWithoutDigest(name: string): string {
  return name.replace(new RegExp(`\\.[0-9a-f]{${digestLength}}(\\.[a-z]+)$`), "$1");
}

/** Returns the stable URL of a document, which does not depend on its content: `/documents/result.pdf`. */
export function getStableUrl(name: string): string {
  return `${documentsUrl}/${name}`;
}

/**
 * Returns the content URL of a document: `/documents/result.0123456789abcdef.pdf`.
 *
 * @param digest a digest of the document's bytes, at least 16 hexadecimal digits
 */
export function getContentUrl(name: string, digest: string): string {
  const end = name.lastIndexOf(".");
  return `${documentsUrl}/${name.slice(0, end)}.${digest.slice(0, digestLength)}${name.slice(end)}`;
}

/**
 * Returns the name of the document at a URL; undefined if the URL is not a document's. The name in a path is returned
 * as written, so that the content check can reject a wrong one.
 *
 * @param siteAddress the origin of this site, to recognise absolute URLs of the site
 */
export function findDocumentName(address: string, siteAddress?: string): string | undefined {
  if (address.startsWith(`${documentsUrl}/`)) return address.slice(documentsUrl.length + 1).split("#", 1)[0];
  const written = siteAddress === undefined ? "" : (getPathOnSite(address, siteAddress) ?? "");
  const [path = ""] = decodePercent(written).split(/[?#]/u, 1);
  return path.startsWith(`${documentsUrl}/`) ? stripDigest(path).slice(documentsUrl.length + 1) : undefined;
}

/** Returns the stable URL for a content URL, and any other URL unchanged. */
export function stripDigest(url: string): string {
  return contentUrl.test(url) ? nameWithoutDigest(url) : url;
}

/**
 * The redirect from a stable URL: 302 and not cached, because its target changes with the document. A host without
 * support for redirects serves the document itself at the stable URL.
 */
export const documentRedirect = { status: 302, cacheControl: "no-store" } as const;

/**
 * The file with the redirects of the stable URLs: a JSON object of URL paths. The build writes it into the published
 * folder; servers and the writers of host configurations read it. It is not served.
 */
export const documentUrlsFile = "/_documents.json";

/**
 * The folder next to a server's releases that marks each withdrawn URL with an empty file at its path. For a marked URL
 * without a file, a server responds with 410 (RFC 9110, 15.5.11): a later release may have a page there again.
 */
export const withdrawnMarks = "withdrawn-pages";

/**
 * The side of the square of a portrait, in pixels: as pages show it, and as the build stores it for screens with twice as
 * many.
 */
export const portraitSize = { shown: 80, stored: 160 } as const;

/** The size limit of a published document, in bytes. */
export const documentLimit = 10 * 1024 * 1024;

/** The bytes of a light page of a scan, and those from which a page is heavy. */
export const [lightPage, heavyPage] = [150 * 1024, 300 * 1024];

/** The bytes from which a document is heavy, and those from which its links give the seconds on a slow line. */
export const [heavyDocument, slowDocument] = [2 * 1024 * 1024, 1024 * 1024];

/** Returns the seconds that bytes take on 2G, with 250 kbit/s. */
export const getSlowSeconds = (bytes: number) => Math.ceil((bytes * 8) / 250_000);

/** The names that Windows keeps for devices, with any ending. git cannot check out such a file there. */
export const deviceNames = "(?:con|prn|aux|nul|com\\d|lpt\\d)";
