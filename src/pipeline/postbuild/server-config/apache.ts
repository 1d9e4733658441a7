import { contentUrl, documentRedirect, documentsUrl, withdrawnMarks, withdrawnPages } from "../../../site/documents";
import { cacheRules, compression, fileTypes, getCacheControl, pageFile, redirectStatus } from "../../../site/http";
import { defaultLocale, localeCodes, locales } from "../../../site/locales";
import { findNotFoundFile } from "../../../site/paths";
import type { Redirects } from "../../../site/published-paths";
import {
  createQueryPattern,
  documentPath,
  escapePattern,
  redirectPatterns,
  signBehind,
} from "../../../site/redirect-patterns";
import { createAcceptPattern, methods, unpublished } from "../../../site/requests";
import { dataPolicy, headerOverrides, securityHeaders } from "../../../site/security";
import { generated, quote } from "./text";

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
  const rules = redirectPatterns().map(({ pattern, page }) => {
    const spelling = pattern
      .replace(/^\^(?:\/\+)?/, "^")
      .replace(/\/\*\$$/, `/*(?:(?-i:/?${pageFile.replace(".", "\\.")}))?${signBehind}*$`);
    const file = `%{DOCUMENT_ROOT}${page === "/" ? "" : page}/${pageFile}`;
    return `RewriteCond ${raw(file)} -f\nRewriteRule ${raw(spelling)} ${raw(page)} [NC,R=${redirectStatus},L]`;
  });
  return rules.join("\n");
}

const refuse = (status: number) => `RewriteRule ^ - [R=${status},L]`;

/** Returns a redirect rule. Its target may have a fragment, whose `#` must not be escaped. */
const leading = (pattern: string, to: string) =>
  `RewriteRule ${raw(pattern)} ${raw(to.replaceAll("%", "\\%"))} [NC,NE,QSD,R=${redirectStatus},L]`;

/** Returns rules that redirect URLs of the previous site by their query. */
function leadingOnQueries(oldPaths: Redirects): string {
  return oldPaths
    .flatMap(({ path, query, to }) =>
      query === undefined
        ? []
        : [
            when("%{QUERY_STRING}", createQueryPattern(query), "NC"),
            leading(`^${escapePattern(path.slice(1))}/*$`, to),
          ],
    )
    .join("\n");
}

/** Returns rules that redirect the other URLs of the previous site. */
function leadingOn(oldPaths: Redirects): string {
  const patternsByTarget = new Map<string, string[]>();
  for (const { path, query, to } of oldPaths) {
    if (query !== undefined) continue;
    patternsByTarget.set(to, [...(patternsByTarget.get(to) ?? []), escapePattern(path.slice(1))]);
  }
  // Apache reads this file for every request, and a rule costs more than another path in one.
  return [...patternsByTarget]
    .map(([to, patterns]) => {
      const pattern = patterns.length === 1 ? patterns[0] : `(?:${patterns.join("|")})`;
      return leading(`^${pattern}${signBehind}*$`, to);
    })
    .join("\n");
}

/** Returns the rules of mod_rewrite. */
function rewriting(oldPaths: Redirects): string {
  const single = when("%{THE_REQUEST}", `!${target}[^? ]*//`);
  return `RewriteEngine On
RewriteBase /

# The not-found page.
${sending("^(.+)$", "$1", "%{REQUEST_FILENAME}", ["RewriteCond %{ENV:REDIRECT_STATUS} =404"])}

# Withdrawn documents, in any release: ${withdrawnMarks} is next to the release folders.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{DOCUMENT_ROOT}/../${withdrawnMarks}%{REQUEST_URI} -f
${refuse(410)}

# Rejected methods and unpublished paths.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
${when("%{REQUEST_METHOD}", `!^(?:${methods.join("|")})$`)}
${refuse(405)}
${unpublished.map(({ source }) => `${when("%{REQUEST_URI}", source, "OR")}\n`).join("")}${when(
  "%{REQUEST_URI}",
  `^(?:${localeCodes.map((code) => findNotFoundFile(code).replace(".", "\\.")).join("|")})$`,
)}
${refuse(404)}

# Redirects of the previous site whose URL has a query.
${leadingOnQueries(oldPaths)}

# A file at its exact URL.
${sending("^(.+)$", "$1", "%{REQUEST_FILENAME}", [single, when("%{REQUEST_URI}", `!/(?:${pageFile.replace(".", "\\.")})?$`)])}

# A page at its exact URL.
${sending("^$", pageFile, `%{DOCUMENT_ROOT}/${pageFile}`, [single, when("%{REQUEST_URI}", "^/$")])}
${sending("^(.*[^/])$", `$1/${pageFile}`, `%{REQUEST_FILENAME}/${pageFile}`, [single])}

# Redirects of misspelled page URLs.
${corrections()}
RewriteCond %{DOCUMENT_ROOT}/$1/${pageFile} -f
RewriteRule ${raw(`^(.*?[^/])(?:/${pageFile.replace(".", "\\.")})?${signBehind}*$`)} /$1 [R=${redirectStatus},L]

# Redirects of document URLs with trailing punctuation.
RewriteCond %{DOCUMENT_ROOT}/$1 -f
RewriteRule ${raw(`^(${documentPath})${signBehind}+$`)} /$1 [R=${redirectStatus},L]

# Redirects of the previous site.
${leadingOn(oldPaths)}

# Everything else.
RewriteCond %{DOCUMENT_ROOT}/../${withdrawnPages}%{REQUEST_URI} -f
${refuse(410)}
${refuse(404)}`;
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
  const languages = locales.flatMap(({ code, prefix }) =>
    prefix
      ? [
          `<If ${quote(`%{REQUEST_URI} =~ m#^${prefix}(?:/|$)#i`)}>\n  ErrorDocument 404 ${findNotFoundFile(code)}\n</If>`,
        ]
      : [],
  );
  return [`ErrorDocument 404 ${findNotFoundFile(defaultLocale)}`, ...languages].join("\n");
}

/**
 * Returns `.htaccess` of the published folder, for Apache 2.4.26 or newer with mod_rewrite, mod_headers and mod_mime.
 */
export function formatApacheFolder(oldPaths: Redirects): string {
  const types = Object.entries(fileTypes).map(
    ([extension, { contentType }]) => `AddType ${quote(contentType)} ${extension}`,
  );
  return `${generated}

Options -Indexes -MultiViews +SymLinksIfOwnerMatch
DirectoryIndex disabled
DirectorySlash Off
AcceptPathInfo Off
ServerSignature Off
AddDefaultCharset Off
FileETag MTime Size

${types.join("\n")}

# Sends the files that the build compressed; nothing is compressed on request.
SetEnv no-gzip 1
SetEnv no-brotli 1
${compression.encodings
  .map(
    ({ name, extension }) => `RemoveType ${extension}\nRemoveLanguage ${extension}\nAddEncoding ${name} ${extension}`,
  )
  .join("\n")}

${apacheHeaders()}

${errors()}

${rewriting(oldPaths)}
`;
}

/** Returns `.htaccess` of the documents folder, which redirects stable URLs. */
export function formatApacheDocuments(documents: Readonly<Record<string, string>>): string {
  const redirects = Object.entries(documents).map(([stable, current]) => {
    const pattern = escapePattern(stable);
    return `RedirectMatch ${documentRedirect.status} ${quote(`^${pattern}$`)} ${quote(current)}`;
  });
  return `${[generated, "", ...redirects].join("\n")}\n`;
}
