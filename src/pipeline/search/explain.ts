import type { Site } from "../../content/site";
import { listBoosts } from "../../search/boosts";
import type { Engine } from "../../search/engine";
import { createEngine } from "../../search/engine";
import { readQuery } from "../../search/query";
import { rank } from "../../search/rank";
import { addIndex, nameRecord, parseIndex, type RuntimeIndex } from "../../search/runtime-index";
import { localeCodes } from "../../site/locales";
import { searchIndexes } from "../search-index";
import type { Indexes } from "./create-index";

/** The number of results to explain in each language. */
const explained = 5;

/** Returns the files of indexes as JSON, those of facts first in each language. */
function listIndexes(indexes: readonly Indexes[]): string[] {
  return indexes
    .flatMap(({ facts, texts, documents }) => [facts, texts, ...documents])
    .map((file) => JSON.stringify(file));
}

/** Creates an engine with all indexes of a site, as a browser has it once everything is loaded. */
export function createLoadedEngine(site: Site, indexes = [...searchIndexes(site).values()]): Engine {
  const engine = createEngine();
  for (const json of listIndexes(indexes)) engine.load(json);
  return engine;
}

/**
 * Explains the results of a query in every language: the score of each, and its parts. The parts are the score of each
 * word, from 0 to about 1 (`fieldWeights`), and the boosts (`boosts` in `src/search/weights.ts`).
 */
export function explainSearch(site: Site, text: string): string {
  const indexes = new Map<string, RuntimeIndex>();
  for (const json of listIndexes([...searchIndexes(site).values()])) {
    const file = parseIndex(json);
    indexes.set(file.language, addIndex(indexes.get(file.language), file));
  }
  const loaded = [...indexes.values()];
  const query = readQuery(text, site.today);
  const lines = localeCodes.flatMap((language) => {
    const index = indexes.get(language);
    if (!index) return [];
    const { coverage, found, words } = rank(index, query, loaded);
    const head = `${language}: ${found.length} results, coverage: ${coverage}`;
    const hits = found.slice(0, explained).flatMap(({ number, score }) => {
      const record = index.records[number];
      if (!record) return [];
      const parts = query.words.map(({ typed }, place) => {
        const value = words[place]?.values.get(number);
        if (value === undefined) return `${typed} –`;
        return `${typed} ${value.toFixed(2)}${words[place]?.literal.has(number) ? "" : " (synonym or other language)"}`;
      });
      const raised = Object.entries(listBoosts(index, query, record, number, words))
        .filter(([, value]) => value !== 0)
        .map(([name, value]) => `${name} ${value.toFixed(2)}`);
      return [
        `  ${score.toFixed(3)}  ${nameRecord(index, number)}  ${record.title}`,
        `         ${[...parts, ...raised].join(" · ")}`,
      ];
    });
    return [head, ...hits];
  });
  return lines.join("\n");
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
