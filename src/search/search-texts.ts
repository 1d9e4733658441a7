import MiniSearch from "minisearch";
import { compoundForms } from "../language/sandhi";
import { countLetters } from "./decompound";
import { expandedOptions } from "./expand-query";
import { createWordFinder, type FindWord } from "./find-word";
import { expand, isMistyped, isThere } from "./match-word";
import { readQuery } from "./query";
import { processTerm, tokenize } from "./terms";

/** Finds the rows that match a query, by their indexes. All rows match a query without words. */
export type TextSearch = (query: string) => ReadonlySet<number>;

/**
 * Creates a search over the words of a list's rows. MiniSearch indexes each distinct word once, and its endings, so
 * that words are found inside compounds. A row matches if it has every word of the query. A typing error is forgiven
 * only if no row matches without one: a correct "court" must not find every "count".
 *
 * @param rows the texts of each row
 */
export function createTextSearch(rows: readonly (readonly string[])[]): TextSearch {
  const rowsByWord = groupByWord(rows);
  const index = new MiniSearch<string>({
    fields: ["word", "inner"],
    idField: "word",
    extractField: (word, field) => (field === "inner" ? innerEndings(word).join(" ") : word),
    tokenize: (text) => text.split(" "),
    processTerm,
  });
  index.addAll([...rowsByWord.keys()]);

  const search: FindWord<ReadonlySet<number>> = ({ word: asked }, tolerance) => {
    const word = compoundForms(asked);
    const isMatch = tolerance === "fuzzy" ? isMistyped : isThere;
    const found = index.search(expand(word, tolerance), expandedOptions);
    return new Set(found.filter((result) => isMatch(word, result)).flatMap(({ id }) => rowsByWord.get(id) ?? []));
  };
  const find = createWordFinder(index, search, {
    isEmpty: ({ size }) => size === 0,
    join: (found, split) => new Set([found, ...split].flatMap((rows) => [...rows])),
    both: (...parts) => intersect(parts),
  });

  const findRows = (query: string): ReadonlySet<number> => {
    const { words, optional } = readQuery(query, "");
    if (words.length === 0) return new Set(rows.keys());
    const strict = intersect(words.map((word) => find(word, "spelling")));
    const found = strict.size > 0 ? strict : intersect(words.map((word) => find(word, "fuzzy")));
    // Stop words such as "list" are optional.
    return optional.reduce((left, word) => {
      const having = intersect([left, find(word, "spelling")]);
      return having.size > 0 ? having : left;
    }, found);
  };
  let last: { readonly query: string; readonly found: ReadonlySet<number> } | undefined;
  // A table calls it for each of its rows, so the last result is cached.
  return (query) => {
    if (last?.query !== query) last = { query, found: findRows(query) };
    return last.found;
  };
}

function intersect([first = new Set(), ...others]: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  return new Set([...first].filter((row) => others.every((rows) => rows.has(row))));
}

/** Returns the indexes of the rows with each word. */
function groupByWord(rows: readonly (readonly string[])[]): ReadonlyMap<string, number[]> {
  const rowsByWord = new Map<string, number[]>();
  const wordsByText = new Map<string, readonly string[]>();
  rows.forEach((texts, row) => {
    for (const text of texts) {
      const words = wordsByText.get(text) ?? wordsOf(text);
      wordsByText.set(text, words);
      for (const word of words) {
        const known = rowsByWord.get(word);
        if (!known) rowsByWord.set(word, [row]);
        else if (known[known.length - 1] !== row) known.push(row);
      }
    }
  });
  return rowsByWord;
}

/** Words with an inner hyphen, which many people write as one word: re-totalling. */
const hyphenated = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)+/gu;

/** Digits, Latin letters and others are separate words even without a space between them. */
const runs = /\p{Nd}+|(?:\p{Script=Latin}[\u0300-\u036F]*)+|[^\p{Nd}\p{Script=Latin}]+/gu;

/** Returns the distinct words of a text. */
function wordsOf(text: string): string[] {
  const joined = (text.match(hyphenated) ?? []).map((word) => word.replace(/-/gu, ""));
  const words = [...tokenize(text), ...joined];
  return [...new Set(words.flatMap((word) => [word, ...(word.match(runs) ?? [])]))];
}

/**
 * Characters that cannot begin a searched ending: virama, anusvara. A vowel sign can, because sandhi leaves it: ाधिकार.
 */
const dependent = /^[\u0900-\u0903\u093A-\u093D\u094D]/u;

/** Minimum letters of a searched ending. */
const shortest = 2;

/**
 * Returns the endings of a word, starting at each letter after the first. A prefix search then finds words inside it,
 * such as वाल्मीकि in महर्षिवाल्मीकिविद्यालयः and "vidyalaya" in "mahavidyalaya".
 */
function innerEndings(word: string): string[] {
  return Array.from(word, (_, start) => word.slice(start))
    .slice(1)
    .filter((ending) => !dependent.test(ending) && countLetters(ending) >= shortest);
}
