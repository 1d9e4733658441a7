import { type ClerkMessage, toMessage } from "../../messages";
import { council } from "../../schema/collections/site";
import { hasUserName, isSecureUrl } from "../../schema/fields";
import { getStableUrl } from "../../site/documents";
import { editorUrl } from "../../site/editor";
import { getEmblemPath } from "../../site/emblem";
import { feedScopes, getFeedPath } from "../../site/feeds";
import { defaultLocale, localeCodes } from "../../site/locales";
import { findCanonicalPath, getEntryTarget, getPageAt, pathTo } from "../../site/paths";
import { getManifestPath } from "../../site/published-paths";
import { isRouteId, routeIds, routes } from "../../site/routes";
import { isBelow } from "../../site/security";
import type { WrittenContent } from "../rules";
import { listSharedValues } from "../shared-values";
import { suggest } from "../suggest";

/** The target of a redirect, or why it is invalid. */
export type RedirectTarget = { readonly location: string } | { readonly wrong: ClerkMessage };

/** The prefix of a target that names a document. */
export const documentPrefix = "document:";

/**
 * Resolves a target: a page by id (`rti`) or path (`/hi/RTI`), an entry by collection and key (`orders/order-1`), the page
 * of a value by collection and value (`results/2024`), a document (`document:order-1.pdf`), or a URL of another site that the council's settings allow.
 */
export function resolveTarget(
  found: string,
  { entries, documents }: Pick<WrittenContent, "entries" | "documents">,
): RedirectTarget {
  const elsewhere = isSecureUrl(found) ? resolveElsewhere(found, entries) : undefined;
  if (elsewhere) return elsewhere;
  const id = found.replace(/^route:/u, "");
  if (isRouteId(id)) return { location: pathTo(id, defaultLocale) };
  if (found.startsWith("/") && getPageAt(found) && isServed(found, entries)) return { location: found };
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
  if (route && (names.includes(found) || listSharedValues(entries).has(found))) {
    return { location: pathTo(getEntryTarget(route.id, found.slice(collection.length + 1)), defaultLocale) };
  }
  return unknown(found, [...routeIds, ...names]);
}

/** Resolves a URL of another site. Only sites in the council's settings are allowed, which prevents open redirects. */
function resolveElsewhere(found: string, entries: WrittenContent["entries"]): RedirectTarget {
  const settings = council.schema.shape.redirectSites.safeParse(
    entries.find(({ collection }) => collection.name === council.name)?.value?.redirectSites,
  );
  const { origin, href } = new URL(found);
  const isNamed = settings.data?.some(({ address }) => address === origin) ?? false;
  return isNamed && !hasUserName(found) ? { location: href } : { wrong: toMessage("redirect-site", { found, origin }) };
}

/** Checks whether a path, in any spelling, is a page of the site. */
export function isServed(path: string, entries: WrittenContent["entries"]): boolean {
  const page = getPageAt(findCanonicalPath(path) ?? path);
  if (!page || page.entry === undefined) return page !== undefined;
  const named = `${page.route.collections[0]}/${page.entry}`;
  return (
    entries.some(({ collection, name }) => `${collection.name}/${name}` === named) ||
    listSharedValues(entries).has(named)
  );
}

/** Folders reserved for files of the site. */
const folders = [editorUrl, "/.well-known", "/page-data"];

/** Files at fixed paths, apart from documents: requested by browsers, search engines and feed readers. */
const files = new Set([
  "/sw.js",
  "/robots.txt",
  "/sitemap.xml",
  getEmblemPath(undefined),
  ...localeCodes.flatMap((code) => [getManifestPath(code), ...feedScopes.map((scope) => getFeedPath(scope, code))]),
]);

/** Checks whether a path is a file of the site other than a page. */
export function isFile(path: string, documents: WrittenContent["documents"]): boolean {
  const isDocument = documents.some(({ name }) => getStableUrl(name) === path);
  return isDocument || files.has(path) || folders.some((folder) => isBelow(folder, path));
}

function unknown(found: string, known: readonly string[]): RedirectTarget {
  const near = suggest(found, known);
  return {
    wrong: near ? toMessage("redirect-target-near", { found, near }) : toMessage("redirect-target", { found }),
  };
}
