/**
 * The URLs of published documents: a stable one, which redirects, and its target, which has a digest of the content.
 * Pages link to the second, so that a document replaced under its name is never answered from an old copy.
 */

import { pathOnSite } from "./external-links";

/** The folder of published documents, as an address. */
export const documentsUrl = "/documents";

/** Hexadecimal digits of a content's digest in an address: 64 bits; a date such as `20240612` is no digest. */
export const digestLength = 16;

/** Addresses that name their content, below the published folder. */
export const contentUrl = new RegExp(`^${documentsUrl}/[^/]+\\.[0-9a-f]{${digestLength}}\\.[a-z]+$`);

/**
 * The name of a document without the digest of its content: `result.pdf` for `result.0123456789abcdef.pdf`, under which a
 * browser saves it from this site. Any other name is returned as it is.
 */
export function nameWithoutDigest(name: string): string {
  return name.replace(new RegExp(`\\.[0-9a-f]{${digestLength}}(\\.[a-z]+)$`), "$1");
}

/** The address a document keeps whatever it holds: `/documents/result.pdf`. */
export function getStableUrl(name: string): string {
  return `${documentsUrl}/${name}`;
}

/**
 * The address of a document with this content: `/documents/result.0123456789abcdef.pdf`.
 *
 * @param digest a digest of its bytes, hexadecimal, of at least 16 digits
 */
export function getContentUrl(name: string, digest: string): string {
  const end = name.lastIndexOf(".");
  return `${documentsUrl}/${name.slice(0, end)}.${digest.slice(0, digestLength)}${name.slice(end)}`;
}

/**
 * Returns the name of the document that an address leads to; undefined when it leads to none. The name in a path is
 * returned as it is written, so that the content check can refuse a wrong one.
 *
 * @param siteAddress the root of this site, where a whole address is to be recognised as one of its own
 */
export function documentNameIn(address: string, siteAddress?: string): string | undefined {
  if (address.startsWith(`${documentsUrl}/`)) return address.slice(documentsUrl.length + 1).replace(/#.*$/u, "");
  const path = decode(siteAddress === undefined ? "" : (pathOnSite(address, siteAddress) ?? "")).replace(
    /[?#].*$/u,
    "",
  );
  return path.startsWith(`${documentsUrl}/`) ? withoutDigest(path).slice(documentsUrl.length + 1) : undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The stable address of one that names its content; any other address as it is. */
export function withoutDigest(url: string): string {
  return contentUrl.test(url) ? nameWithoutDigest(url) : url;
}

/**
 * The redirect from a stable URL: 302, because its target changes with the document, and never cached. A host that
 * knows no redirects serves the document itself there.
 */
export const documentRedirect = { status: 302, cacheControl: "no-store" } as const;

/**
 * The file, below the published folder and no address itself, that says where each stable address leads: a JSON object
 * of addresses. The build writes it; servers, and what writes a host's own redirects, read it.
 */
export const documentUrlsFile = "/_documents.json";

/**
 * The folder, beside the releases on a server, of a mark for each withdrawn address: an empty file at the address's path.
 * A server answers 410 (RFC 9110, 15.5.11) where there is one.
 */
export const withdrawnMarks = "withdrawn";

/**
 * The folder of such marks for pages and texts of withdrawn documents, which were removed from the stored releases. A later
 * release has a page at the same address again, so a server answers 410 only where it finds nothing.
 */
export const withdrawnPages = "withdrawn-pages";

/** The largest document that may be published, in bytes. */
export const documentLimit = 10 * 1024 * 1024;
