import { documentRedirect, withdrawnMarks, withdrawnPages } from "../../../site/documents";
import { cacheRules, fileTypes, getCacheControl, pageFile, redirectStatus, unknownFileType } from "../../../site/http";
import { localeCodes, locales } from "../../../site/locales";
import { findNotFoundFile } from "../../../site/paths";
import type { Redirects } from "../../../site/published-paths";
import {
  createQueryPattern,
  documentPath,
  escapePattern,
  pageEnd,
  redirectPatterns,
  signBehind,
} from "../../../site/redirect-patterns";
import { methods, unpublished } from "../../../site/requests";
import { dataPolicy, headerOverrides, securityHeaders } from "../../../site/security";
import { generated, quote } from "./text";

/** A path that no file of the site has, which makes nginx find nothing. */
const nowhere = "/.nowhere";

/** Returns a `map` of nginx. A row has a string or a pattern with `~`, and a value. */
function map(source: string, variable: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([from, to]) => `  ${from === "default" ? from : quote(from)} ${quote(to)};`);
  return [`map ${source} ${variable} {`, ...lines, "}"].join("\n");
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

/** Returns the content of nginx's `http` block: the values derived from a request before the file lookup. */
export function formatNginxHttp(documents: Readonly<Record<string, string>>, oldPaths: Redirects): string {
  // A pattern stops matching at a line break, so the rest of such a path would be ignored.
  const patterns = [...unpublished.map(({ source }) => source), "[[:cntrl:]]"];
  const hidden = patterns.map((pattern): readonly [string, string] => [`~${pattern}`, nowhere]);
  const notFoundFiles = localeCodes.map((code): readonly [string, string] => [findNotFoundFile(code), nowhere]);
  const plain = oldPaths.flatMap(({ path, query, to }) => (query === undefined ? [[path, to] as const] : []));
  const queries = oldPaths.flatMap(({ path, query, to }) =>
    query === undefined ? [] : [[`~*^${escapePattern(path)}/*\\?${createQueryPattern(query).slice(1)}`, to] as const],
  );
  return [
    generated,
    "# The URLs of documents are long.\nmap_hash_bucket_size 512;\nmap_hash_max_size 65536;",
    "# The file at the requested path, and the file of the page at that path.",
    map("$uri", "$site_file", [
      ["default", "$uri"],
      ...notFoundFiles,
      [`~//|/$|/${pageFile.replace(".", "\\.")}$`, nowhere],
      ...hidden,
    ]),
    map("$uri", "$site_page", [["default", `$uri/${pageFile}`], ["/", `/${pageFile}`], ["~//|/$", nowhere], ...hidden]),
    "# The page that a misspelled URL redirects to.",
    map("$uri", "$site_without_end", [...hidden, [`~^(?<site_start>.*?)${pageEnd}`, "$site_start"]]),
    map("$site_without_end", "$site_meant", [
      ["default", "$site_without_end"],
      ["", "/"],
      ...redirectPatterns().map(({ pattern, page }): readonly [string, string] => [
        `~*${pattern.replace("([", "(?<site_part>[")}`,
        page.replace("$1", "$site_part"),
      ]),
      ["~//", nowhere],
    ]),
    "# The document that a URL with trailing punctuation redirects to.",
    map("$uri", "$site_document_meant", [
      ["default", nowhere],
      [`~^(?<site_document_start>/${documentPath})${signBehind}+$`, "$site_document_start"],
    ]),
    "# The not-found page in the language of the path's prefix.",
    map("$uri", "$site_not_found", [
      ["default", findNotFoundFile("en")],
      ...locales.flatMap(({ code, prefix }) =>
        prefix ? [[`~*^${prefix}(?:/|$)`, findNotFoundFile(code)] as const] : [],
      ),
    ]),
    "# The caching of responses.",
    map(
      "$uri",
      "$site_cache_of_file",
      cacheRules.map(({ files, cacheControl }) => [`~${files.source}`, cacheControl]),
    ),
    map("$status", "$site_cache", [
      ["default", "$site_cache_of_file"],
      [String(redirectStatus), getCacheControl("/")],
      ["404", getCacheControl("/")],
      [`~^(?:${documentRedirect.status}|[45])`, documentRedirect.cacheControl],
    ]),
    "# The Content-Security-Policy of files that are not pages.",
    map('"$status$uri"', "$site_policy", [
      ["default", securityHeaders["Content-Security-Policy"]],
      [`~^(?:200|206|304).*${dataPolicy.files.source}`, dataPolicy.header],
    ]),
    "# Headers that differ in parts of the site; nginx omits an empty header.",
    ...[...overridden].map(([name, { variable, usual }]) =>
      map("$request_uri", variable, [
        ["default", usual],
        ...headerOverrides.flatMap(({ folder, headers }): [string, string][] =>
          headers[name] === undefined ? [] : [[`~^${folder}(?:[/?#]|$)`, headers[name]]],
        ),
      ]),
    ),
    "# Redirects of the stable URLs of documents.",
    map("$uri", "$site_document", Object.entries(documents)),
    "# Redirects of the previous site.",
    map("$site_without_end", "$site_of_old_path_meant", plain),
    map("$uri", "$site_of_old_path", [["default", "$site_of_old_path_meant"], ...plain]),
    map("$uri?$args", "$site_of_old_query", queries),
    "",
  ].join("\n\n");
}

/** Returns the content of a `server` block: the rules, without the listen address, the folder and the certificate. */
export function formatNginxServer(): string {
  const headers = {
    ...securityHeaders,
    ...Object.fromEntries([...overridden].map(([name, { variable }]) => [name, variable])),
    "Content-Security-Policy": "$site_policy",
    "Cache-Control": "$site_cache",
  };
  const types = Object.entries(fileTypes).map(
    ([extension, { contentType }]) => `  ${quote(contentType)} ${extension.slice(1)};`,
  );
  return `${generated}

# No disable_symlinks: Debian's brotli module finds no file with it. The build publishes none.
server_tokens off;
merge_slashes off;
absolute_redirect off;
if_modified_since exact;
charset off;

default_type ${quote(unknownFileType.contentType)};
types {
${types.join("\n")}
}

# Sends the files that the build compressed; nothing is compressed on request.
gzip off;
gzip_static on;
gzip_vary on;
gzip_proxied any;
gzip_http_version 1.0;

${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join("\n")}

if ($request_method !~ ^(?:${methods.join("|")})$) {
  return 405;
}
# Withdrawn documents, in any release: ${withdrawnMarks} is next to the release folders.
if (-f $document_root/../${withdrawnMarks}$uri) {
  return 410;
}

location / {
  # Requires the file to exist, because the list may belong to another release than the files.
  if (-f $document_root$site_document) {
    return ${documentRedirect.status} $site_document$is_args$args;
  }
  if ($site_of_old_query) {
    return ${redirectStatus} $site_of_old_query;
  }
  try_files $site_file $site_page @meant;
}

location @meant {
  if ($site_of_old_path) {
    return ${redirectStatus} $site_of_old_path;
  }
  if (-f $document_root$site_document_meant) {
    return ${redirectStatus} $site_document_meant$is_args$args;
  }
  if (-f $document_root$site_meant/${pageFile}) {
    return ${redirectStatus} $site_meant$is_args$args;
  }
  if (-f $document_root/../${withdrawnPages}$uri) {
    return 410;
  }
  return 404;
}

error_page 404 410 @not_found;
error_page 403 =404 @not_found;
location @not_found {
  try_files $site_not_found =404;
}
`;
}

/** The brotli directives, for servers with that module. Without it, `gzip_static` alone is enough. */
export const nginxBrotli = `${generated}

brotli_static on;
`;
