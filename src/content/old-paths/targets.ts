import { council } from "../../schema/collections/council";
import { isSecureUrl, namesUser } from "../../schema/fields";
import { getStableUrl } from "../../site/documents";
import { editorUrl } from "../../site/editor";
import { emblemPath } from "../../site/emblem";
import { feedFormats, feedPath, feedScopes } from "../../site/feeds";
import { defaultLocale, localeCodes } from "../../site/locales";
import { canonicalPath, entryTarget, pageAt, pathTo } from "../../site/paths";
import { manifestPath } from "../../site/published-paths";
import { isRouteId, routeIds, routes } from "../../site/routes";
import { isBelow } from "../../site/security";
import { type ClerkMessage, message } from "../messages";
import type { WrittenContent } from "../rules";
import { suggest } from "../suggest";

/** The redirect target of an old path, or the reason that it is not on the site. */
export type Target = { readonly location: string } | { readonly wrong: ClerkMessage };

/** The beginning of a target that names a document. */
const documentPrefix = "document:";

/**
 * Resolves what the sheet writes: a page by its id (`rti`) or path (`/hi/RTI`), an entry by its list and key
 * (`orders/order-1`), a document (`document:order-1.pdf`), or an address of another site that the council names.
 */
export function resolveTarget(
  found: string,
  { entries, documents }: Pick<WrittenContent, "entries" | "documents">,
): Target {
  const elsewhere = isSecureUrl(found) ? resolveElsewhere(found, entries) : undefined;
  if (elsewhere) return elsewhere;
  const id = found.replace(/^route:/u, "");
  if (isRouteId(id)) return { location: pathTo(id, defaultLocale) };
  if (found.startsWith("/") && pageAt(found) && isServed(found, entries)) return { location: found };
  if (found.startsWith(documentPrefix)) {
    const name = found.slice(documentPrefix.length).trim();
    if (documents.some((document) => document.name === name)) return { location: getStableUrl(name) };
    return unknown(
      found,
      documents.map((document) => documentPrefix + document.name),
    );
  }
  const names = entries.map(({ collection, name }) => `${collection.name}/${name}`);
  const [collection = ""] = found.split("/");
  const route = routes.find(({ collections: [main] }) => main === collection);
  if (route && names.includes(found)) {
    return { location: pathTo(entryTarget(route.id, found.slice(collection.length + 1)), defaultLocale) };
  }
  return unknown(found, [...routeIds, ...names]);
}

/** Resolves an address of another site, which the council's settings must name: nobody else may be sent visitors. */
function resolveElsewhere(found: string, entries: WrittenContent["entries"]): Target {
  const settings = council.schema.shape.redirectSites.safeParse(
    entries.find(({ collection }) => collection.name === council.name)?.value?.redirectSites,
  );
  const { origin, href } = new URL(found);
  const isNamed = settings.data?.some(({ address }) => address === origin) ?? false;
  return isNamed && !namesUser(found) ? { location: href } : { wrong: message("redirect-site", { found, origin }) };
}

/** Tells whether a path, in any spelling, is that of a page of the site. */
export function isServed(path: string, entries: WrittenContent["entries"]): boolean {
  const page = pageAt(canonicalPath(path) ?? path);
  if (!page || page.entry === undefined) return page !== undefined;
  return entries.some(({ collection, name }) => collection.name === page.route.collections[0] && name === page.entry);
}

/** The folders in which the site alone publishes. */
const folders = [editorUrl, "/.well-known", "/page-data"];

/** The files at fixed paths, besides the documents: those that browsers, search engines and feed readers ask for. */
const files = new Set([
  "/sw.js",
  "/robots.txt",
  "/sitemap.xml",
  emblemPath(undefined),
  ...localeCodes.flatMap((code) => [
    manifestPath(code),
    ...feedScopes.flatMap((scope) => feedFormats.map((format) => feedPath(scope, format, code))),
  ]),
]);

/** Returns whether a path is that of a file of the site that is no page. */
export function isFile(path: string, documents: WrittenContent["documents"]): boolean {
  const isDocument = documents.some(({ name }) => getStableUrl(name) === path);
  return isDocument || files.has(path) || folders.some((folder) => isBelow(folder, path));
}

function unknown(found: string, known: readonly string[]): Target {
  const near = suggest(
    found,
    known.map((value) => ({ value })),
  );
  return { wrong: near ? message("redirect-target-near", { found, near }) : message("redirect-target", { found }) };
}
