import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import type { Site } from "../content/site";
import { collections } from "../schema/collections";
import { pages } from "../schema/collections/site";
import { indexUrl } from "../search/format";
import { type LocaleCode, localeCodes } from "../site/locales";
import { isRouteId, type Route, type RouteId, routes } from "../site/routes";
import { publicFolder, writeChangedFile } from "./published-folder";
import { createIndexes, type Indexes } from "./search/create-index";
import { createFacetRecords } from "./search/facet-records";
import { createRecordBuilder } from "./search/kinds";
import { listPageTexts } from "./search/page-texts";
import { recordBuilders } from "./search/record-builders";
import { pageSynonyms } from "./search/synonyms";
import { readSite } from "./site";

/** Writes the search indexes of every language to the published folder. */
export async function publishSearchIndex(given: NodePluginArgs): Promise<void> {
  for (const index of listIndexFiles(given))
    await writeChangedFile(path.join(publicFolder, indexUrl(index)), JSON.stringify(index));
}

function listIndexFiles(nodes: Pick<NodePluginArgs, "getNodesByType">) {
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

/** The page that is not indexed. */
const leftOut: RouteId = "search";

const buildPageRecords = createRecordBuilder(pages, {
  summary: "summary",
  body: ["body"],
  more: ({ key }, site) => (isRouteId(key) ? listPageTexts(key, site) : []),
  synonyms: ({ key }) => (isRouteId(key) ? synonymsOf(key) : ""),
});

/**
 * Creates the search indexes of every language.
 *
 * @throws for content that its schema rejects
 */
export function searchIndexes(site: Site): ReadonlyMap<LocaleCode, Indexes> {
  const pageRecords = buildPageRecords(site);
  const kinds = recordBuilders.map(([collection, build]) => {
    const { id } = getRouteOf(collection);
    return { kind: id, synonyms: synonymsOf(id), recordsIn: build(site) };
  });
  const inLanguage = (language: LocaleCode) =>
    [
      {
        ...{ kind: "pages" as const, synonyms: "" },
        records: [
          ...pageRecords(language).filter(({ key }) => isRouteId(key) && key !== leftOut),
          ...createFacetRecords(site, language, synonymsOf),
        ],
      },
      ...kinds.map(({ kind, synonyms, recordsIn }) => ({ kind, synonyms, records: recordsIn(language) })),
    ].filter(({ records }) => records.length > 0);
  return createIndexes(new Map(localeCodes.map((language) => [language, inLanguage(language)])));
}

/** Returns the page that lists a collection. */
function getRouteOf(collection: string): Route {
  const route = routes.find(({ parent, collections: [main] }) => parent !== null && main === collection);
  if (!route) throw new Error(`No page lists the entries of ${collection}: src/site/routes.ts`);
  return route;
}

/** Returns the synonyms of a page and its content in all languages, without duplicates. */
function synonymsOf(route: RouteId): string {
  const main = routes.find(({ id, parent }) => id === route && parent !== null)?.collections[0];
  const label = collections.find(({ name }) => name === main)?.label;
  const words = [...Object.values(label ?? {}), pageSynonyms[route] ?? ""].join(" ").split(" ");
  return [...new Set(words)].join(" ").trim();
}
