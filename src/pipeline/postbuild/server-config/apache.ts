import { contentUrl, documentRedirect, documentsUrl } from "../../../site/documents";
import { cacheRules, compression, fileTypes, getCacheControl, pageFile, redirectStatus } from "../../../site/http";
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
import { createAcceptPattern, unpublished } from "../../../site/requests";
import { dataPolicy, headerOverrides, securityHeaders } from "../../../site/security";
import { fillRules, generated, quote } from "./text";

const compressedEnding = `(?:${compression.encodings.map(({ extension }) => `\\${extension}`).join("|")})?$`;

/** The start of a pattern for `THE_REQUEST`: it ends before the path of the request target as sent. */
const target = "^\\S+ (?:https?://[^/?# ]*)?+";

/** Quotes an argument of mod_rewrite, which processes no escapes. */
const raw = (text: string) => `"${text}"`;

/** Returns a condition of mod_rewrite. */
const when = (what: string, pattern: string, flags = "") =>
  `RewriteCond ${what} ${raw(pattern)}${flags === "" ? "" : ` [${flags}]`}`;

/** Returns rules that send a file: a compressed one that the client accepts, or else the file itself. */
function sending(pattern: string, file: string, onDisk: string, conditions: readonly string[]): string {
  const compressed = compression.encodings.flatMap(({ name, extension }) => [
    ...conditions,
    // The stable URL of a document redirects; see the file in its folder.
    when("%{REQUEST_URI}", `!^${documentsUrl}/(?!${contentUrl.source.split("/").at(-1)})`),
    when("%{HTTP:Accept-Encoding}", createAcceptPattern(name), "NC"),
    `RewriteCond ${onDisk}${extension} -f`,
    `RewriteRule ${raw(pattern)} ${raw(file + extension)} [END]`,
  ]);
  return [
    ...compressed,
    ...conditions,
    `RewriteCond ${onDisk} -f`,
    `RewriteRule ${raw(pattern)} ${file === "$1" ? "-" : raw(file)} [END]`,
  ].join("\n");
}

/** Returns rules that redirect alternative spellings of page URLs. */
function corrections(): string {
  const rules = createRedirectPatterns().map(({ pattern, page }) => {
    const spelling = pattern.replace(/^\^(?:\/\+)?/, "^").replace(/\/\*\$$/, `/*+(?-i:index\\.html)?${signBehind}*+$`);
    const file = `%{DOCUMENT_ROOT}${page === "/" ? "" : page}/${pageFile}`;
    return `RewriteCond ${raw(file)} -f\nRewriteRule ${raw(spelling)} ${raw(page)} [NC,R=${redirectStatus},L]`;
  });
  return rules.join("\n");
}

/** Returns a redirect rule. Its target may have a fragment, whose `#` must not be escaped. */
const leading = (pattern: string, to: string) =>
  `RewriteRule ${raw(pattern)} ${raw(to.replaceAll("%", "\\%"))} [NC,NE,QSD,R=${redirectStatus},L]`;

/** Returns rules that redirect URLs of the previous site by their query. */
function leadingOnQueries(oldPaths: Redirects): string {
  const rules = oldPaths.flatMap(({ path, query, to }) => {
    if (query === undefined) return [];
    const pattern = `^${escapePattern(path.slice(1))}/*$`;
    return [when("%{QUERY_STRING}", createQueryPattern(query), "NC"), leading(pattern, to)];
  });
  return rules.join("\n");
}

/** Returns rules that redirect the other URLs of the previous site. */
function leadingOn(oldPaths: Redirects): string {
  const patternsByTarget = new Map<string, string[]>();
  for (const { path, query, to } of oldPaths) {
    if (query !== undefined) continue;
    patternsByTarget.set(to, [...(patternsByTarget.get(to) ?? []), escapePattern(path.slice(1))]);
  }
  // Apache reads this file for every request, and a rule costs more than another path in one.
  const rules = Array.from(patternsByTarget, ([to, patterns]) => {
    const pattern = patterns.length === 1 ? patterns[0] : `(?:${patterns.join("|")})`;
    return leading(`^${pattern}${signBehind}*$`, to);
  });
  return rules.join("\n");
}

/** Returns the directives for response headers and caching; a later line overrides an earlier one. */
function apacheHeaders(): string {
  const set = (name: string, value: string, condition?: string) =>
    `Header always set ${name} ${quote(value)}${condition ? ` ${quote(`expr=${condition}`)}` : ""}`;
  const uri = (pattern: string) => `%{REQUEST_URI} =~ m#${pattern}#`;
  return [
    ...Object.entries(securityHeaders).map(([name, value]) => set(name, value)),
    ...headerOverrides.flatMap(({ folder, headers }) =>
      Object.entries(headers).map(([name, value]) =>
        // Uses the request as it was sent: for a not-found page, the URI is that of the error document.
        set(name, value, `%{THE_REQUEST} =~ m!^\\S+ (?:https?://[^/ ]*)?${folder}(?:[/? ]|$)!`),
      ),
    ),
    set(
      "Content-Security-Policy",
      dataPolicy.header,
      `%{REQUEST_STATUS} in { '200', '206', '304' } && ${uri(dataPolicy.files.source.replace(/\$$/, compressedEnding))}`,
    ),
    ...[...cacheRules]
      .reverse()
      .map(({ files, cacheControl }) =>
        set("Cache-Control", cacheControl, uri(files.source.replaceAll("$", compressedEnding))),
      ),
    set("Cache-Control", getCacheControl("/"), `%{REQUEST_STATUS} in { '${redirectStatus}', '404' }`),
    set(
      "Cache-Control",
      documentRedirect.cacheControl,
      `%{REQUEST_STATUS} == ${documentRedirect.status} || (%{REQUEST_STATUS} -ge 400 && %{REQUEST_STATUS} -ne 404)`,
    ),
    "Header unset Vary",
    set("Vary", "accept-encoding", `-f '%{REQUEST_FILENAME}.gz' || %{REQUEST_FILENAME} =~ m#\\.(?:br|gz)$#`),
  ].join("\n");
}

/** Returns the directives for the not-found page, in the language of the prefix. */
function errors(): string {
  const others = locales.filter(({ prefix }) => prefix !== "");
  return [
    `ErrorDocument 404 ${findNotFoundFile(defaultLocale)}`,
    ...others.flatMap(({ code, prefix }) => [
      `<If ${quote(`%{REQUEST_URI} =~ m#^${prefix}(?:/|$)#i`)}>`,
      `  ErrorDocument 404 ${findNotFoundFile(code)}`,
      "</If>",
    ]),
  ].join("\n");
}

/**
 * Returns `.htaccess` of the published folder, for Apache 2.4.26 or newer with mod_rewrite, mod_headers and mod_mime.
 */
export function formatApacheFolder(oldPaths: Redirects): string {
  const single = when("%{THE_REQUEST}", `!${target}[^? ]*//`);
  const notFoundFiles = localeCodes.map((code) => findNotFoundFile(code).replace(".", "\\."));
  return fillRules("htaccess.conf", {
    types: Object.entries(fileTypes)
      .map(([extension, { contentType }]) => `AddType ${quote(contentType)} ${extension}`)
      .join("\n"),
    encodings: compression.encodings
      .map(({ name, extension }) =>
        [`RemoveType ${extension}`, `RemoveLanguage ${extension}`, `AddEncoding ${name} ${extension}`].join("\n"),
      )
      .join("\n"),
    headers: apacheHeaders(),
    notFound: errors(),
    sendNotFoundPage: sending("^(.+)$", "$1", "%{REQUEST_FILENAME}", ["RewriteCond %{ENV:REDIRECT_STATUS} =404"]),
    isUnpublished: [
      ...unpublished.map(({ source }) => when("%{REQUEST_URI}", source, "OR")),
      when("%{REQUEST_URI}", `^(?:${notFoundFiles.join("|")})$`),
    ].join("\n"),
    oldQueries: leadingOnQueries(oldPaths),
    sendFile: sending("^(.+)$", "$1", "%{REQUEST_FILENAME}", [single, when("%{REQUEST_URI}", "!/(?:index\\.html)?$")]),
    sendHomePage: sending("^$", pageFile, `%{DOCUMENT_ROOT}/${pageFile}`, [single, when("%{REQUEST_URI}", "^/$")]),
    sendPage: sending("^(.*[^/])$", `$1/${pageFile}`, `%{REQUEST_FILENAME}/${pageFile}`, [single]),
    corrections: corrections(),
    ...{ signBehind, documentPath },
    page: `^(${pagePatterns.start})${pagePatterns.end}`,
    oldPaths: leadingOn(oldPaths),
  });
}

/** Returns `.htaccess` of the documents folder, which redirects stable URLs. */
export function formatApacheDocuments(documents: Readonly<Record<string, string>>): string {
  const redirects = Object.entries(documents).map(([stable, current]) => {
    const pattern = escapePattern(stable);
    return `RedirectMatch ${documentRedirect.status} ${quote(`^${pattern}$`)} ${quote(current)}`;
  });
  return `${[generated, "", ...redirects].join("\n")}\n`;
}
