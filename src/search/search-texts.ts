import type { Query, SearchResult } from "minisearch";
import MiniSearch from "minisearch";
import type { Pattern } from "../language/fuzzy-match";
import { allowsTypo, type QueryWord } from "../language/prepare";
import { listCompoundForms } from "../language/sandhi";
import { countLetters } from "./decompound";
import { expandedOptions, expandWhole, expandWord, scoreTerm, type Tolerance } from "./expand-query";
import { createWordFinder, type FindWord } from "./find-word";
import { readQuery } from "./query";
import { foldTerms, isKey, keyMarks, processTerm, tokenize } from "./terms";

/** Finds the rows that match a query, by their indexes. All rows match a query without words. */
export type TextSearch = (query: string) => ReadonlySet<number>;

/**
 * Creates a search over the words of a list's rows. MiniSearch indexes each distinct word and its endings, so that
 * words are found inside compounds. A row matches if it has every word of the query. A typing error is forgiven only if
 * no row matches without one: a correct "court" must not find every "count".
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
    const word = listCompoundForms(asked);
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

/** Minimum letters of a word to be matched inside another: as written, by its sounds, and from Devanagari in Latin. */
const shortestInside = { written: 3, sounds: 4, devanagariInLatin: 6 };

/** Minimum letters of a half to be searched. */
const shortestHalf = 2;

/**
 * Expands a query word to index terms. Numbers are searched as prefixes, because a list is filtered while typing. A
 * word with a typing error is searched by its halves, one of which the error left intact.
 */
function expand(word: QueryWord, tolerance: Tolerance): Query {
  const { forms, patterns, isNumber } = word;
  if (isNumber) return { queries: forms.flatMap(({ letters }) => foldTerms(letters)), prefix: true };
  const whole: Query = { queries: [expandWord(word, tolerance), expandWhole(word)] };
  if (tolerance === "spelling" || !allowsTypo(word)) return whole;
  const halves = (pattern: Pattern) =>
    [pattern.left, pattern.right, pattern.swapped].filter(({ length }) => length >= shortestHalf);
  const keys = patterns.flatMap(halves).flatMap((half) => [keyMarks.latin + half, keyMarks.devanagari + half]);
  return { queries: [whole, { queries: [...forms.flatMap(halves), ...keys], prefix: true }] };
}

/** Returns whether a found word contains a query word, at its beginning or, for longer query words, inside. */
function isThere(word: QueryWord, { match }: SearchResult): boolean {
  return Object.entries(match).some(
    ([term, fields]) =>
      scoreTerm(word, term, "spelling") > 0 && (fields.includes("word") || mayStandInside(word, term)),
  );
}

/** Returns whether a found word matches a query word with at most one typing error. */
function isMistyped(word: QueryWord, { id }: SearchResult): boolean {
  return processTerm(String(id)).some((term) => scoreTerm(word, term, "fuzzy") > 0);
}

/** Returns whether a term may match inside a word. Short words are inside too many others. */
function mayStandInside({ isNumber, isDevanagari, size, patterns }: QueryWord, term: string): boolean {
  if (isNumber) return false;
  if (!isKey(term)) return size >= shortestInside.written;
  const isLatin = term.startsWith(keyMarks.latin);
  const least = isDevanagari && isLatin ? shortestInside.devanagariInLatin : shortestInside.sounds;
  return patterns.some((pattern) => pattern.size >= least);
}
