import type { LocaleCode } from "./locales";
import { localizePath } from "./paths";
import type { RouteId } from "./routes";

/** The URL path of the list with the digest of each file of a site (RFC 8615 reserves the folder). */
export const digestListPath = "/.well-known/site-digests.json";

/**
 * The file, below the published folder and no URL itself, with the redirects of a council's earlier site as JSON. The
 * build writes it; servers, and what writes a host's own redirects, read it.
 */
export const oldPathsFile = "/_old-paths.json";

/** A redirect from an address of an earlier site. Servers compare both of its parts without regard to case. */
export interface OldPath {
  /** The path, decoded, without a trailing slash. */
  readonly path: string;
  /** The pairs that a request's query must contain, in the form of `URLSearchParams`; without it any query will do. */
  readonly query?: string | undefined;
  /** The target, encoded as `Location` sends it. */
  readonly to: string;
}

/** The redirects of an earlier site: each query once, the more particular queries of a path first. */
export type OldPaths = readonly OldPath[];

/** The size, in pixels, that services which show a link's picture ask for (the Open Graph protocol's `og:image`). */
export const shareCardSize = { width: 1200, height: 630 } as const;

/** The folder of these pictures, below the published folder and below each language's. */
const socialImagesUrl = "/share";

/** Returns the URL path of the social image of a page in a language. */
export function shareCardPath(page: RouteId, locale: LocaleCode): string {
  return localizePath(`${socialImagesUrl}/${page}.png`, locale);
}

/** Returns the URL path of the web app manifest of a language. */
export function manifestPath(locale: LocaleCode): string {
  return localizePath("/manifest.webmanifest", locale);
}

/** The icons of the installed site. A maskable one fills its square, since the system cuts it to its own shape. */
export const appIcons = [
  { path: "/icons/192.png", size: 192, purpose: "any" },
  { path: "/icons/512.png", size: 512, purpose: "any" },
  { path: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
] as const;
