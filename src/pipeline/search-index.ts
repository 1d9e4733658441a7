import path from "node:path";
import type { BuildArgs, GatsbyNode } from "gatsby";
import { indexUrl } from "../search/format";
import { placeFile, publicFolder } from "./published-folder";
import { searchIndexes } from "./search/index-of";
import { readSite } from "./site";

/** Writes the search indexes of every language to the published folder. */
export async function publishSearchIndex(given: BuildArgs): Promise<void> {
  for (const indexes of searchIndexes(readSite(given)).values()) {
    for (const index of [indexes.facts, indexes.texts, ...indexes.documents]) {
      await placeFile(path.join(publicFolder, indexUrl(index)), JSON.stringify(index));
    }
  }
}

/** Serves the search indexes in development, built on request from the current content. */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (given) => {
  given.app.get(
    "/search-index/:file",
    ({ path: asked }: { path: string }, response: { json: (body: unknown) => void }) => {
      const files = [...searchIndexes(readSite(given)).values()].flatMap(({ facts, texts, documents }) => [
        facts,
        texts,
        ...documents,
      ]);
      response.json(files.find((file) => indexUrl(file) === asked));
    },
  );
};
