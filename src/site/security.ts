/**
 * The security restrictions on the site for browsers. A page's own policy stands in the page, in a `meta` element,
 * since it names the digests of what that page inlines; what an element cannot say, and what holds for answers that are
 * no pages, stands in headers.
 */

import { editorHeaders, editorUrl } from "./editor";
import { fileTypes } from "./http";

/** The directives that hold for every answer: those a `meta` element cannot say, and those no page may loosen. */
const baseCsp = ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"] as const;

/** Headers of every answer, errors and redirects included. */
export const securityHeaders = {
  "Content-Security-Policy": baseCsp.join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years. Sent without encryption too, where browsers ignore it (RFC 6797, section 8.1), since the encryption often
  // ends at a machine in front. Other hosts of the domain are not the site's to bind.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // The older word for frame-ancestors, for browsers that do not know the policy.
  "X-Frame-Options": "DENY",
} as const;

/** Kinds of files with a policy in themselves, and those a page or the service worker runs. PDF has a viewer of its own. */
const ownPolicy = [".html", ".js", ".mjs", ".css", ".pdf"];

/**
 * The policy of the other files, which a browser may open by their address, though they are no pages: whatever is in a
 * drawing or a feed, it runs nothing and loads nothing there.
 */
export const dataPolicy = {
  /** The pattern of the files, by their path below the published folder. */
  files: new RegExp(
    `\\.(?:${Object.keys(fileTypes)
      .filter((ending) => !ownPolicy.includes(ending))
      .map((ending) => ending.slice(1))
      .join("|")})$`,
  ),
  header: [...baseCsp, "default-src 'none'", "sandbox"].join("; "),
} as const;

/** The digests, in the form of a policy's source (`sha256-…`), of what a page inlines. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The policy of a page: what it inlines, by digest; files of this site; and no string becomes code or markup but through
 * the page's own gate (`src/markup/trusted-types.ts`), in browsers that know how.
 *
 * `default-src` is `'self'` and not `'none'`: browsers before Chrome 113 hold pages fetched ahead against it alone.
 */
export function pageCsp({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "img-src 'self' data:",
    "object-src 'none'",
    sources("script-src", scripts),
    "script-src-attr 'none'",
    sources("style-src", styles),
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

const sources = (directive: string, digests: readonly string[]) =>
  [directive, "'self'", ...digests.map((digest) => `'${digest}'`)].join(" ");

/** A part of the site whose answers carry some headers of their own. */
export interface HeaderOverride {
  /** The folder, as an address without a trailing slash. */
  readonly folder: `/${string}`;
  /** By name; they replace those of every answer or are added to them. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The parts with headers of their own. */
export const headerOverrides: readonly HeaderOverride[] = [{ folder: editorUrl, headers: editorHeaders }];

/** Returns whether a URL path belongs to a part of the site. */
export function isBelow(folder: string, pathname: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/** Returns the security headers of a response to an address, and of the file that is sent; without one of an error. */
export function getSecurityHeaders(pathname: string, file?: string): Readonly<Record<string, string>> {
  const override = headerOverrides.find(({ folder }) => isBelow(folder, pathname));
  return { ...securityHeaders, ...override?.headers, "Content-Security-Policy": getPolicy(file ?? "") };
}

/** Returns the Content-Security-Policy header of a file. */
export function getPolicy(file: string): string {
  return dataPolicy.files.test(file) ? dataPolicy.header : securityHeaders["Content-Security-Policy"];
}
