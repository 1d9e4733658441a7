import type { Query, SearchResult } from "minisearch";
import type { Pattern } from "../language/fuzzy-match";
import { allowsTypo, type QueryWord } from "../language/prepare";
import { expandWhole, expandWord, scoreTerm, type Tolerance } from "./expand-query";
import { foldedTerms, isKey, keyMarks, processTerm } from "./terms";

/** Letters a word must have to be looked for inside of another: as written, and by its sounds. */
const shortestInside = { written: 3, sounds: 4, devanagariInLatin: 6 };

/** Of fewer letters no half of a word is looked for. */
const shortestHalf = 2;

/**
 * Expands a word of a query to the terms to look up. Numbers are looked for as beginnings, since a list is narrowed while
 * they are typed; a word with a typing error by its halves, of which the error left one whole.
 */
export function expand(word: QueryWord, tolerance: Tolerance): Query {
  const { forms, patterns, isNumber } = word;
  if (isNumber) return { ...anyOf(forms.flatMap(({ letters }) => foldedTerms(letters))), prefix: true };
  const whole = anyOf([expandWord(word, tolerance), expandWhole(word)]);
  if (tolerance === "spelling" || !allowsTypo(word)) return whole;
  const halves = (pattern: Pattern) =>
    [pattern.left, pattern.right, pattern.swapped].filter(({ length }) => length >= shortestHalf);
  const keys = patterns.flatMap(halves).flatMap((half) => [keyMarks.latin + half, keyMarks.devanagari + half]);
  return anyOf([whole, { ...anyOf([...forms.flatMap(halves), ...keys]), prefix: true }]);
}

function anyOf(queries: Query[]) {
  return { combineWith: "OR", queries } as const;
}

/** Tells whether a word that was found has a word of a query, or stands inside of one that has. */
export function isThere(word: QueryWord, { match }: SearchResult): boolean {
  return Object.entries(match).some(
    ([term, fields]) =>
      scoreTerm(word, term, "spelling") > 0 && (fields.includes("word") || mayStandInside(word, term)),
  );
}

/** Tells whether a word that was found has a word of a query but for a typing error at most. */
export function isMistyped(word: QueryWord, { id }: SearchResult): boolean {
  return processTerm(String(id)).some((term) => scoreTerm(word, term, "fuzzy") > 0);
}

/** Tells whether a term that only stands inside of a word is meant: a short word stands in too many others. */
function mayStandInside({ isNumber, isDevanagari, size, patterns }: QueryWord, term: string): boolean {
  if (isNumber) return false;
  if (!isKey(term)) return size >= shortestInside.written;
  const isLatin = term.startsWith(keyMarks.latin);
  const least = isDevanagari && isLatin ? shortestInside.devanagariInLatin : shortestInside.sounds;
  return patterns.some((pattern) => pattern.size >= least);
}
