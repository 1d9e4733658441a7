import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { collections } from "../schema/collections";
import { pages } from "../schema/collections/pages";
import { indexUrl } from "../search/format";
import type { SearchKind } from "../search/record";
import { defaultLocale, type LocaleCode, localeCodes } from "../site/locales";
import { isRouteId, type RouteId, routes } from "../site/routes";
import { placeFile, publicFolder } from "./published-folder";
import { createIndexes, type Indexes } from "./search/create-index";
import { createRecord, type IndexedEntry, readEntries } from "./search/kinds";
import { toPlainTexts } from "./search/plain-text";
import { makers } from "./search/record-builders";
import { pageSynonyms } from "./search/synonyms";
import { readSite, type Site } from "./site";

/** Writes the search indexes of every language to the published folder. */
export async function publishSearchIndex(given: BuildArgs): Promise<void> {
  for (const index of listIndexFiles(given))
    await placeFile(path.join(publicFolder, indexUrl(index)), JSON.stringify(index));
}

function listIndexFiles(nodes: Pick<BuildArgs, "getNodesByType">) {
  const indexes = [...searchIndexes(readSite(nodes)).values()];
  return indexes.flatMap(({ facts, texts, documents }) => [facts, texts, ...documents]);
}

/** Serves the search indexes in development, built on request from the current content. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (given) => {
  given.app.get(
    "/search-index/:file",
    ({ path: asked }: { path: string }, response: { json: (body: unknown) => void }) =>
      response.json(listIndexFiles(given).find((file) => indexUrl(file) === asked)),
  );
};

/** Pages that are not indexed: the search page. */
const leftOut: ReadonlySet<string> = new Set<RouteId>(["search"]);

/**
 * Creates the search indexes of every language.
 *
 * @throws for content that its schema rejects
 */
export function searchIndexes(site: Site): ReadonlyMap<LocaleCode, Indexes> {
  const kinds = [
    { kind: "pages" as const, synonyms: "", entries: pageEntries(site) },
    ...makers.map(({ route, make }) => ({
      kind: route,
      synonyms: synonymsOf(route),
      entries: newestFirst(make(site)),
    })),
  ].filter(({ entries }) => entries.length > 0);
  const inLanguage = (language: LocaleCode): SearchKind[] =>
    kinds.map(({ kind, synonyms, entries }) => ({
      kind,
      synonyms,
      records: entries.map((entry) => createRecord(entry, language)),
    }));
  return createIndexes(new Map(localeCodes.map((language) => [language, inLanguage(language)])));
}

function pageEntries(site: Site): IndexedEntry[] {
  return readEntries(pages, site, false, ({ key, title, summary, body }) => ({
    ...{ title, summary },
    body: body ? [toPlainTexts(body)] : [],
    synonyms: isRouteId(key) ? synonymsOf(key) : "",
  })).filter(({ views }) => {
    const key = views.get(defaultLocale)?.key;
    return isRouteId(key) && !leftOut.has(key);
  });
}

/** Returns the synonyms of a page and its content in all languages, without duplicates. */
function synonymsOf(route: RouteId): string {
  const main = routes.find(({ id, parent }) => id === route && parent !== null)?.collections[0];
  const label = collections.find(({ name }) => name === main)?.label;
  const words = [...Object.values(label ?? {}), pageSynonyms[route] ?? ""].join(" ").split(" ");
  return [...new Set(words)].join(" ").trim();
}

/** Sorts entries by date, newest first. Entries without a day or year follow, by rank if they have one. */
function newestFirst(entries: readonly IndexedEntry[]): IndexedEntry[] {
  const time = ({ day, year }: IndexedEntry) => day ?? (year === undefined ? "" : String(year));
  return [...entries].sort((one, other) =>
    time(one) === time(other) ? (one.rank ?? 0) - (other.rank ?? 0) : time(one) < time(other) ? 1 : -1,
  );
}
