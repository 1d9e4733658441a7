/**
 * The security policies of the site for browsers. The policy of a page is in its `meta` element, since it contains the
 * digests of the page's inline code. Headers contain what a `meta` element cannot express, and the policies of other
 * files.
 */

import { editorHeaders, editorUrl } from "./editor";
import { fileTypes } from "./http";

/** The directives of every response: those that a `meta` element cannot express, and those that no page may relax. */
const baseCsp = ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"] as const;

/** The headers of every response, including errors and redirects. */
export const securityHeaders = {
  "Content-Security-Policy": baseCsp.join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Two years. Also sent without encryption, where browsers ignore it (RFC 6797, section 8.1), because a proxy often
  // terminates the encryption. Subdomains are omitted: they are not the site's to control.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  // The predecessor of `frame-ancestors`, for browsers without it.
  "X-Frame-Options": "DENY",
} as const;

/**
 * Extensions of files with a policy inside, and of those run by a page or the service worker. PDFs open in the
 * browser's viewer.
 */
const ownPolicy = [".html", ".js", ".mjs", ".css", ".pdf"];

/**
 * The policy of data files, which a browser may open by their URL although they are no pages. Content such as an SVG or
 * a feed can run and load nothing there.
 */
export const dataPolicy = {
  /** The pattern of the files' paths below the published folder. */
  files: new RegExp(
    `\\.(?:${Object.keys(fileTypes)
      .filter((ending) => !ownPolicy.includes(ending))
      .map((ending) => ending.slice(1))
      .join("|")})$`,
  ),
  header: [...baseCsp, "default-src 'none'", "sandbox"].join("; "),
} as const;

/** The digests of a page's inline code, as sources of a policy (`sha256-…`). */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Returns the Content Security Policy of a page. It allows inline code by digest, and files of this site. No string
 * becomes code or markup except through a Trusted Types policy (`src/markup/trusted-types.ts`, and one for the app's scripts), in
 * browsers that support it.
 *
 * `default-src` is `'self'` instead of `'none'`: browsers before Chrome 113 check prefetched pages only against it.
 */
export function createPageCsp({ scripts, styles }: InlineHashes): string {
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
    "trusted-types app default",
  ].join("; ");
}

const sources = (directive: string, digests: readonly string[]) =>
  [directive, "'self'", ...digests.map((digest) => `'${digest}'`)].join(" ");

/** A folder of the site with additional or different response headers. */
export interface HeaderOverride {
  /** The URL path of the folder, without a trailing slash. */
  readonly folder: `/${string}`;
  /** The headers by name; they replace or extend those of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The folders with response headers that replace or extend those of every response. */
export const headerOverrides: readonly HeaderOverride[] = [{ folder: editorUrl, headers: editorHeaders }];

/** Checks whether a URL path is in a folder. */
export function isBelow(folder: string, pathname: string): boolean {
  return pathname === folder || pathname.startsWith(`${folder}/`);
}

/**
 * Returns the security headers of a response to a URL.
 *
 * @param file the file that is sent; undefined for an error
 */
export function getSecurityHeaders(pathname: string, file?: string): Readonly<Record<string, string>> {
  const override = headerOverrides.find(({ folder }) => isBelow(folder, pathname));
  return { ...securityHeaders, ...override?.headers, "Content-Security-Policy": getPolicy(file ?? "") };
}

/** Returns the value of the `Content-Security-Policy` header for a file. */
export function getPolicy(file: string): string {
  return dataPolicy.files.test(file) ? dataPolicy.header : securityHeaders["Content-Security-Policy"];
}
