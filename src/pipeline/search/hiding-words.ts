import type { Site } from "../../content/site";
import type { Engine } from "../../search/engine";
import { createEngine } from "../../search/engine";
import { searchIndexes } from "../search-index";

/** Creates an engine with all indexes of a site, as a browser has it once everything is loaded. */
export function createLoadedEngine(site: Site, indexes = [...searchIndexes(site).values()]): Engine {
  const engine = createEngine();
  // Those of facts first, as a browser loads them.
  for (const { facts, texts, documents } of indexes)
    for (const file of [facts, texts, ...documents]) engine.load(JSON.stringify(file));
  return engine;
}

/** The number of first results that must contain a page for a word of its title. */
const first = 3;

/** Finds the words of the council that remove a page or entry with the word in its title from the first results. */
export function findHidingWords(site: Site, words: readonly string[]) {
  if (words.length === 0) return [];
  const indexes = [...searchIndexes(site).values()];
  const engine = createLoadedEngine(site, indexes);
  return words.flatMap((word) =>
    indexes.flatMap(({ facts }) => {
      const named = facts.records.filter(({ title }) =>
        title
          .toLowerCase()
          .split(/[^\p{L}\p{M}\p{N}]+/u)
          .includes(word),
      );
      if (named.length === 0 || named.length > first) return [];
      const { languages } = engine.answer({ query: word, language: facts.language, today: site.today, opened: [] });
      const keys = languages.flatMap(({ groups }) => groups.flatMap(({ hits }) => hits.map(({ key }) => key)));
      const lost = named.find(({ key }) => !keys.slice(0, first).includes(key));
      return lost ? [{ word, hidden: lost.title }] : [];
    }),
  );
}
