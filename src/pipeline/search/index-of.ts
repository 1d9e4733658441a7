import { collections } from "../../schema/collections";
import { pages } from "../../schema/collections/pages";
import type { SearchKind } from "../../search/record";
import { defaultLocale, type LocaleCode, localeCodes } from "../../site/locales";
import { isRouteId, type RouteId, routes } from "../../site/routes";
import type { Site } from "../site";
import { createIndexes, type Indexes } from "./create-index";
import { createRecord, type IndexedEntry, readEntries } from "./kinds";
import { plainTexts } from "./plain-text";
import { makers } from "./record-builders";
import { pageSynonyms } from "./synonyms";

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
    body: body ? [plainTexts(body)] : [],
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
