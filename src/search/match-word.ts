import type { Query, SearchResult } from "minisearch";
import type { Pattern } from "../language/fuzzy-match";
import { allowsTypo, type QueryWord } from "../language/prepare";
import { expandWhole, expandWord, scoreTerm, type Tolerance } from "./expand-query";
import { foldedTerms, isKey, keyMarks, processTerm } from "./terms";

/** Minimum letters of a word to be matched inside another: as written, by its sounds, and from Devanagari in Latin. */
const shortestInside = { written: 3, sounds: 4, devanagariInLatin: 6 };

/** Minimum letters of a half to be searched. */
const shortestHalf = 2;

/**
 * Expands a query word to index terms. Numbers are searched as prefixes, because a list is filtered while typing. A
 * word with a typing error is searched by its halves, one of which the error left intact.
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

/** Returns whether a found word contains a query word, at its beginning or, for longer query words, inside. */
export function isThere(word: QueryWord, { match }: SearchResult): boolean {
  return Object.entries(match).some(
    ([term, fields]) =>
      scoreTerm(word, term, "spelling") > 0 && (fields.includes("word") || mayStandInside(word, term)),
  );
}

/** Returns whether a found word matches a query word with at most one typing error. */
export function isMistyped(word: QueryWord, { id }: SearchResult): boolean {
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
