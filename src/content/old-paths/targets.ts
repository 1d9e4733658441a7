import { stableUrlOf } from "../../site/documents";
import { defaultLocale } from "../../site/locales";
import { pageAt, pathTo } from "../../site/paths";
import { isRouteId, routeIds, routes } from "../../site/routes";
import { type Message, message } from "../messages";
import type { WrittenContent } from "../rules";
import { suggest } from "../suggest";

/** Where an old path leads, or why that is no place of the site. */
export type Target = { readonly location: string } | { readonly wrong: Message };

/** The beginning of a target that names a document. */
const documentPrefix = "document:";

/**
 * Resolves what the sheet writes: a page by its id (`rti`) or path (`/hi/RTI`), an entry by its list and key
 * (`orders/order-1`), or a document (`document:order-1.pdf`).
 */
export function resolveTarget(
  found: string,
  { entries, documents }: Pick<WrittenContent, "entries" | "documents">,
): Target {
  const id = found.replace(/^route:/u, "");
  if (isRouteId(id)) return { location: pathTo(id, defaultLocale) };
  if (found.startsWith("/") && pageAt(found)) return { location: found };
  if (found.startsWith(documentPrefix)) {
    const name = found.slice(documentPrefix.length).trim();
    if (documents.some((document) => document.name === name)) return { location: stableUrlOf(name) };
    return unknown(
      found,
      documents.map((document) => documentPrefix + document.name),
    );
  }
  const names = entries.map(({ collection, name }) => `${collection.name}/${name}`);
  const [collection = ""] = found.split("/");
  const route = routes.find(({ collections: [main] }) => main === collection);
  if (route && names.includes(found)) {
    return { location: pathTo({ route: route.id, fragment: found.slice(collection.length + 1) }, defaultLocale) };
  }
  return unknown(found, [...routeIds, ...names]);
}

function unknown(found: string, known: readonly string[]): Target {
  const near = suggest(
    found,
    known.map((value) => ({ value })),
  );
  return { wrong: near ? message("redirect-target-near", { found, near }) : message("redirect-target", { found }) };
}
