import path from "node:path";
import { documentRedirect, documentsUrl } from "../../../site/documents";
import { cacheRules, redirectStatus } from "../../../site/http";
import { locales } from "../../../site/locales";
import { findNotFoundFile, getPageAt, listAllPages, localizePath } from "../../../site/paths";
import type { Redirects } from "../../../site/published-paths";
import { hasEntryPages } from "../../../site/routes";
import { dataPolicy, headerOverrides, securityHeaders } from "../../../site/security";
import { generated } from "./text";

/**
 * The limits of Cloudflare Pages; those of Netlify are higher. A build that exceeds them fails instead of publishing
 * half of its rules.
 */
export const limits = { headerRules: 100, headerLine: 2000, redirects: 2000, redirectLine: 1000 } as const;

/**
 * The headers of every response. No rule can replace a header of another, so the laxer value holds everywhere if parts
 * of the site differ. With `same-origin-allow-popups` the site still has no opener of another origin.
 */
const staticHostHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(securityHeaders).map(([name, value]) => [
    name,
    headerOverrides.map(({ headers }) => headers[name]).find(Boolean) ?? value,
  ]),
);

/** Returns the headers of a file. If two policies apply to it, both are sent. */
export function getStaticHostHeaders(file: string): Readonly<Record<string, string>> {
  if (!dataPolicy.files.test(file)) return staticHostHeaders;
  const policy = [staticHostHeaders["Content-Security-Policy"], dataPolicy.header].join(", ");
  return { ...staticHostHeaders, "Content-Security-Policy": policy };
}

/**
 * Returns `_headers` for Netlify and Cloudflare Pages. If several rules match a URL, both hosts send the headers of
 * all. So no two rules set the same header, except policies, which combine to what all of them allow.
 *
 * @param files every published file, by its path with a leading slash
 * @throws if the rules are more or longer than a host reads
 */
export function formatHeadersFile(files: readonly string[]): string {
  const rule = (pattern: string, headers: Readonly<Record<string, string>>) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const rules = [
    rule("/*", staticHostHeaders),
    ...headerOverrides.map(({ folder, headers }) =>
      rule(`${folder}/*`, Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in staticHostHeaders)))),
    ),
    ...dataPatterns(files).map((pattern) => rule(pattern, { "Content-Security-Policy": dataPolicy.header })),
    ...cachePatterns(files).map(([pattern, cacheControl]) => rule(pattern, { "Cache-Control": cacheControl })),
  ];
  const longest = Math.max(...rules.flatMap((text) => text.split("\n")).map(({ length }) => length));
  if (rules.length > limits.headerRules || longest > limits.headerLine) {
    throw new Error(
      `_headers has ${rules.length} rules, the longest line of ${longest} characters: a host would ignore some.`,
    );
  }
  return `${[generated, ...rules].join("\n\n")}\n`;
}

/** Returns a pattern with `*` for each published file type that is not a page. */
function dataPatterns(files: readonly string[]): string[] {
  const endings = files.filter((file) => dataPolicy.files.test(file)).map((file) => path.posix.extname(file));
  return [...new Set(endings)].sort().map((ending) => `/*${ending}`);
}

/**
 * Returns patterns with `*` for files that may be cached. Both hosts revalidate everything else each time, as the site
 * wants for pages. Documents get the rule of their stable URLs, since no such pattern distinguishes a digest from a
 * name.
 */
function cachePatterns(files: readonly string[]): (readonly [string, string])[] {
  const [hashed, documents] = cacheRules;
  if (!hashed || !documents) throw new Error("There are no rules for hashed files and for documents.");
  const atRoot = files.filter((file) => /^\/[^/]+$/.test(file) && hashed.files.test(file));
  const patterns = atRoot.map((file) =>
    file.replace(/^(\/component---).*$/, "$1*").replace(/([.-])[0-9a-f]{8,}\..*$/, "$1*"),
  );
  return [
    ["/static/*", hashed.cacheControl],
    ...[...new Set(patterns)].map((pattern) => [pattern, hashed.cacheControl] as const),
    [`${documentsUrl}/*`, documents.cacheControl],
  ];
}

/**
 * Returns `_redirects` for Netlify and Cloudflare Pages, with these rules: common misspellings of URLs, pages without a
 * trailing slash, stable document URLs, redirects of the previous site, and not-found pages by language. Cloudflare
 * skips the last, since it finds those pages itself.
 *
 * Rules for pages always fit. Then follow the documents, all or none, and as many redirects of the previous site as
 * fit.
 *
 * @param pages the URL paths of all built pages, including numbered ones
 * @param warn receives a message about omitted redirects
 * @throws if the rules for pages alone are more than a host reads
 */
export function formatRedirectsFile(
  pages: readonly string[],
  documents: Readonly<Record<string, string>>,
  oldPaths: Redirects,
  warn: (text: string) => void,
): string {
  const spelt = listAllPages().flatMap(({ path }) =>
    [...new Set([path.toLowerCase(), path.toUpperCase()])]
      .filter((other) => other !== path && other !== "/")
      .map((other) => `${other} ${path} ${redirectStatus}`),
  );
  const own = pages.filter((page) => page !== "/" && getPageAt(page)?.entry === undefined);
  // There is no room for a rule per entry, so a placeholder matches any key.
  const lists = listAllPages().filter(({ route }) => hasEntryPages(route.id));
  const exact = [...own, ...lists.map(({ path }) => `${path}/:entry`)].map((page) => `${page} ${page}/ 200`);
  const languages = locales.filter(({ prefix }) => prefix !== "");
  const unknown = languages.map(({ code }) => `${localizePath("/*", code)} ${findNotFoundFile(code)} 404`);
  const led = Object.entries(documents).map(([stable, current]) => ruleFor(stable, current, documentRedirect.status));
  // A host reads a colon or an asterisk as a placeholder, and documents no escape for either.
  const plain = oldPaths.filter(({ path, query }) => query === undefined && !/[:*]/.test(path));
  const former = plain
    .map(({ path, to }) => [path, `${path}/`].map((from) => ruleFor(from, to, redirectStatus)))
    .filter((rules) => rules.every(({ length }) => length <= limits.redirectLine));
  const room = limits.redirects - spelt.length - exact.length - unknown.length;
  if (room < 0) throw new Error(`_redirects has ${limits.redirects - room} rules for pages: a host would ignore some.`);
  const documentRules = led.length <= room ? led : [];
  const fitting = former.slice(0, Math.floor((room - documentRules.length) / 2));
  const missing = {
    documents: led.length - documentRules.length,
    oldPaths: oldPaths.length - fitting.length,
  };
  if (missing.documents > 0) {
    warn(
      `_redirects has no room for ${missing.documents} documents: Netlify and Cloudflare Pages will serve them at their addresses.`,
    );
  }
  if (missing.oldPaths > 0) {
    warn(
      `_redirects leaves out ${missing.oldPaths} of ${oldPaths.length} old paths: Netlify and Cloudflare Pages read ${limits.redirects} rules, ` +
        "and no long paths, paths with : or *, or paths with a query. Visitors who follow these find nothing there. Other servers redirect all of them.",
    );
  }
  return `${[generated, ...spelt, ...exact, ...documentRules, ...fitting.flat(), ...unknown].join("\n")}\n`;
}

function ruleFor(from: string, to: string, status: number): string {
  return `${encodeURI(from)} ${to} ${status}`;
}
