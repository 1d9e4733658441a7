import type { LocaleCode } from "./locales";
import { localizePath } from "./paths";

/** The URL path of the list of digests of the site's files (RFC 8615 reserves the folder). */
export const digestListPath = "/.well-known/site-digests.json";

/** The URL path of the record of what a release on a server lacks, since it was withdrawn after the build. */
export const withdrawnRecordPath = "/.well-known/site-withdrawn.json";

/**
 * The file with the redirects of a council's previous site, as JSON. The build writes it into the published folder;
 * servers and the writers of host configurations read it. It is not served.
 */
export const oldPathsFile = "/_old-paths.json";

/** A redirect from a URL of the previous site. Servers compare path and query case-insensitively. */
export interface Redirect {
  /** The decoded path, without a trailing slash. */
  readonly path: string;
  /**
   * The pairs that the query of a request must contain, in the form of `URLSearchParams`. Without it any query matches.
   */
  readonly query?: string | undefined;
  /** The target, encoded for the `Location` header. */
  readonly to: string;
}

/** The redirects of the previous site: each query once, the more specific queries of a path first. */
export type Redirects = readonly Redirect[];

/** The size of a share card in pixels, as services request it (`og:image` of the Open Graph protocol). */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** Returns the URL path of the share card of a language, the image of every shared page. */
export function getShareCardPath(locale: LocaleCode): string {
  return localizePath("/share.png", locale);
}

/** The folder of the QR codes, below the published folder. */
const qrCodesUrl = "/qr";

/** Returns the URL path of the QR code with a page's URL, for printed pages. */
export function getQrCodePath(page: string): string {
  return `${qrCodesUrl}${page === "/" ? "/index" : page}.svg`;
}

/** Returns the URL path of the web app manifest of a language. */
export function getManifestPath(locale: LocaleCode): string {
  return localizePath("/manifest.webmanifest", locale);
}

/** Returns the URL path of the file with the newest entries of the awaited lists, in a language. */
export function getAwaitedPath(locale: LocaleCode): string {
  return localizePath("/awaited.json", locale);
}

/** The icons of the installed site. A maskable icon fills its square, since the system crops it. */
export const appIcons = [
  { path: "/icons/192.png", size: 192, purpose: "any" },
  { path: "/icons/512.png", size: 512, purpose: "any" },
  { path: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;
