/** For tests: the content of the council for tests, read straight from its files, as the search index takes it. */
import path from "node:path";
import type { SearchContent } from "../../src/build/search/kinds";
import { readContent } from "../../src/content";
import { isDue } from "../../src/schema/period";
import { councilFolder } from "../site/council";

/** The content that its site shows as a day begins, YYYY-MM-DD. */
export function contentOn(day: string): SearchContent {
  const { entries, documents } = readContent(councilFolder);
  const sizes = new Map(
    documents.map(({ name, bytes }) => [name, { type: path.extname(name).slice(1), bytes, language: null }]),
  );
  const isShown = ({ publishOn }: Readonly<Record<string, unknown>>) =>
    typeof publishOn !== "string" || isDue({ publishOn }, `${day}T00:00`);
  return {
    entries: ({ name }) =>
      entries.flatMap(({ collection, value }) => (collection === name && isShown(value) ? [value] : [])),
    document: (name) => sizes.get(name),
  };
}
