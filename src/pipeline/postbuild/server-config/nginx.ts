import { documentRedirect } from "../../../site/documents";
import { cacheRules, fileTypes, getCacheControl, redirectStatus, unknownFileType } from "../../../site/http";
import { defaultLocale, localeCodes, locales } from "../../../site/locales";
import { findNotFoundFile } from "../../../site/paths";
import type { Redirects } from "../../../site/published-paths";
import {
  createQueryPattern,
  createRedirectPatterns,
  documentPath,
  escapePattern,
  pagePatterns,
  signBehind,
} from "../../../site/redirect-patterns";
import { unpublished } from "../../../site/requests";
import { dataPolicy, headerOverrides, securityHeaders } from "../../../site/security";
import { fillRules, generated, quote } from "./text";

/** A path that no file of the site has, which makes nginx find nothing. */
const nowhere = "/.nowhere";

/** Returns the rows of a `map` of nginx: a string, a pattern with `~` or `default`, and the value for it. */
function rows(pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.map(([from, to]) => `  ${from === "default" ? from : quote(from)} ${quote(to)};`).join("\n");
}

/** The headers that differ between parts of the site, each with its variable and its default value. */
const overridden = new Map(
  headerOverrides
    .flatMap(({ headers }) => Object.keys(headers))
    .map((name) => [
      name,
      {
        variable: `$site_${name.toLowerCase().replaceAll("-", "_")}`,
        usual: new Map<string, string>(Object.entries(securityHeaders)).get(name) ?? "",
      },
    ]),
);

/** Returns a `map` for each header that differs between parts of the site. */
function mapOverrides(): string {
  const maps = Array.from(overridden, ([name, { variable, usual }]) => {
    const others = headerOverrides.flatMap(({ folder, headers }) =>
      headers[name] === undefined ? [] : [[`~^${folder}(?:[/?#]|$)`, headers[name]] as const],
    );
    return `map $request_uri ${variable} {\n${rows([["default", usual], ...others])}\n}`;
  });
  return maps.join("\n\n");
}

/** Returns the content of nginx's `http` block: the values derived from a request before the file lookup. */
export function formatNginxHttp(documents: Readonly<Record<string, string>>, oldPaths: Redirects): string {
  // A pattern stops matching at a line break, so the rest of such a path would be ignored.
  const patterns = [...unpublished.map(({ source }) => source), "[[:cntrl:]]"];
  const languages = locales.filter(({ prefix }) => prefix !== "");
  return fillRules("nginx-http.conf", {
    notFoundFiles: rows(localeCodes.map((code) => [findNotFoundFile(code), nowhere])),
    unpublished: rows(patterns.map((pattern) => [`~${pattern}`, nowhere])),
    pageEnd: rows([
      // A pattern that fails must not mean the home page.
      ["default", nowhere],
      [`~^(?<site_start>${pagePatterns.start})${pagePatterns.end}`, "$site_start"],
    ]),
    pages: rows(
      createRedirectPatterns().map(({ pattern, page }) => [
        `~*${pattern.replace("([", "(?<site_part>[")}`,
        page.replace("$1", "$site_part"),
      ]),
    ),
    documentEnd: rows([[`~^(?<site_document_start>/${documentPath})${signBehind}+$`, "$site_document_start"]]),
    notFoundPages: rows([
      ["default", findNotFoundFile(defaultLocale)],
      ...languages.map(({ code, prefix }) => [`~*^${prefix}(?:/|$)`, findNotFoundFile(code)] as const),
    ]),
    cacheRules: rows(cacheRules.map(({ files, cacheControl }) => [`~${files.source}`, cacheControl])),
    cacheOfStatus: rows([
      [String(redirectStatus), getCacheControl("/")],
      ["404", getCacheControl("/")],
      [`~^(?:${documentRedirect.status}|[45])`, documentRedirect.cacheControl],
    ]),
    policies: rows([
      ["default", securityHeaders["Content-Security-Policy"]],
      [`~^(?:200|206|304).*${dataPolicy.files.source}`, dataPolicy.header],
    ]),
    overrides: mapOverrides(),
    documents: rows(Object.entries(documents)),
    oldPaths: rows(oldPaths.filter(({ query }) => query === undefined).map(({ path, to }) => [path, to])),
    oldQueries: rows(
      oldPaths.flatMap(({ path, query, to }) =>
        query === undefined
          ? []
          : [[`~*^${escapePattern(path)}/*\\?${createQueryPattern(query).slice(1)}`, to] as const],
      ),
    ),
  });
}

/** Returns the content of a `server` block: the rules, without the listen address, the folder and the certificate. */
export function formatNginxServer(): string {
  const headers = {
    ...securityHeaders,
    ...Object.fromEntries(Array.from(overridden, ([name, { variable }]) => [name, variable])),
    "Content-Security-Policy": "$site_policy",
    "Cache-Control": "$site_cache",
  };
  return fillRules("nginx-server.conf", {
    unknownType: quote(unknownFileType.contentType),
    types: Object.entries(fileTypes)
      .map(([extension, { contentType }]) => `  ${quote(contentType)} ${extension.slice(1)};`)
      .join("\n"),
    headers: Object.entries(headers)
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
      .join("\n"),
  });
}

/**
 * The limit of the requests of one address that are answered at once. The shared line of a school or a carrier has far
 * fewer. Behind a proxy it needs the visitors' addresses, or is left out (docs/deploy.md).
 */
export const nginxLimit = `${generated}

limit_conn site_visitors 1000;
limit_conn_status 429;
`;

/** The brotli directives, for servers with that module. Without it, `gzip_static` alone is enough. */
export const nginxBrotli = `${generated}

brotli_static on;
`;
