import MiniSearch from "minisearch";
import { compoundForms } from "../language/sandhi";
import { countLetters } from "./decompound";
import { expandedOptions } from "./expand-query";
import { createWordFinder, type FindWord } from "./find-word";
import { expand, isMistyped, isThere } from "./match-word";
import { readQuery } from "./query";
import { processTerm, tokenize } from "./terms";

/** Finds the rows that answer a query, by their indexes; every row answers one without words. */
export type TextSearch = (query: string) => ReadonlySet<number>;

/**
 * Makes the rows of a list searchable by their words. MiniSearch holds each different word once, and what it ends with,
 * by which a word is found inside of compounds. A row answers if it has every word of the query; a typing error is
 * forgiven only where no row answers without, so that a rightly typed "court" does not bring every "count".
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
    const isMeant = tolerance === "fuzzy" ? isMistyped : isThere;
    const found = index.search(expand(word, tolerance), expandedOptions);
    return new Set(found.filter((result) => isMeant(word, result)).flatMap(({ id }) => rowsByWord.get(id) ?? []));
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
    // Words that only ask, such as "list", need not be there.
    return optional.reduce((left, word) => {
      const having = intersect([left, find(word, "spelling")]);
      return having.size > 0 ? having : left;
    }, found);
  };
  let last: { readonly query: string; readonly found: ReadonlySet<number> } | undefined;
  // A table asks for each of its rows.
  return (query) => {
    if (last?.query !== query) last = { query, found: findRows(query) };
    return last.found;
  };
}

function intersect([first = new Set(), ...others]: readonly ReadonlySet<number>[]): ReadonlySet<number> {
  return new Set([...first].filter((row) => others.every((rows) => rows.has(row))));
}

/** The rows that have each word, by their indexes. */
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

/** Words with a hyphen inside, which many write as one: re-totalling. */
const hyphenated = /\p{L}[\p{L}\p{M}]*(?:-\p{L}[\p{L}\p{M}]*)+/gu;

/** Digits, Latin letters, and others, which are words apart also where nothing stands between them. */
const runs = /\p{Nd}+|(?:\p{Script=Latin}[\u0300-\u036F]*)+|[^\p{Nd}\p{Script=Latin}]+/gu;

/** The different words of a text. */
function wordsOf(text: string): string[] {
  const joined = (text.match(hyphenated) ?? []).map((word) => word.replace(/-/gu, ""));
  const words = [...tokenize(text), ...joined];
  return [...new Set(words.flatMap((word) => [word, ...(word.match(runs) ?? [])]))];
}

/**
 * The characters with which a searched word cannot begin: virama, anusvara. A vowel sign it can, as sandhi leaves it:
 * ाधिकार.
 */
const dependent = /^[\u0900-\u0903\u093A-\u093D\u094D]/u;

/** Of fewer letters no half of a word is looked for. */
const shortest = 2;

/**
 * Returns the endings of a word from each of its letters on, except the first. A prefix search then finds words inside
 * it, such as वाल्मीकि in महर्षिवाल्मीकिविद्यालयः and "vidyalaya" in "mahavidyalaya".
 */
function innerEndings(word: string): string[] {
  return Array.from(word, (_, start) => word.slice(start))
    .slice(1)
    .filter((ending) => !dependent.test(ending) && countLetters(ending) >= shortest);
}
