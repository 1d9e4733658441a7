import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs, GatsbyNode, NodePluginArgs } from "gatsby";
import { z } from "zod";
import { indexUrl } from "../search/format";
import { documentType } from "./documents";
import { publicFolder } from "./published-folder";
import { searchIndexes } from "./search/index-of";
import type { SearchContent } from "./search/kinds";

/** A collection that is one file has no keys. */
const keyed = z.looseObject({ key: z.string().default("") });
const publishedDocument = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.number(),
  language: z.string().nullable(),
});

/** The content as Gatsby sourced it: what may not be shown yet is not in it. */
function sourcedContent({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): SearchContent {
  const documents = new Map(
    getNodesByType(documentType).map((node) => {
      const document = publishedDocument.parse(node);
      return [document.name, document];
    }),
  );
  return { entries: ({ type }) => byKey(getNodesByType(type)), document: (name) => documents.get(name) };
}

/** In an order of their own: Gatsby finds files in whatever order the disk gives them, and the index is to be the same. */
function byKey<Entry extends object>(entries: readonly Entry[]): Entry[] {
  const places = new Map(entries.map((entry) => [entry, keyed.parse(entry).key]));
  const place = (entry: Entry) => places.get(entry) ?? "";
  return [...entries].sort((one, other) => Number(place(one) > place(other)) - Number(place(one) < place(other)));
}

/** Writes the search indexes of every language among the pages. */
export async function publishSearchIndex(given: BuildArgs): Promise<void> {
  for (const indexes of searchIndexes(sourcedContent(given)).values()) {
    for (const index of [indexes.facts, indexes.texts, ...indexes.documents]) {
      const file = path.join(publicFolder, indexUrl(index));
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(index));
    }
  }
}

/** While developing, an index is made when it is asked for, from what the content is then. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (given) => {
  given.app.get(
    "/search-index/:file",
    ({ path: asked }: { path: string }, response: { json: (body: unknown) => void }) => {
      const files = [...searchIndexes(sourcedContent(given)).values()].flatMap(({ facts, texts, documents }) => [
        facts,
        texts,
        ...documents,
      ]);
      response.json(files.find((file) => indexUrl(file) === asked));
    },
  );
};
