import type { Query, SearchOptions } from "minisearch";
import type { QueryWord } from "./query";
import { isKey, keyMarks } from "./terms";
import { exactScore, literalScore, partialScores, shortBeginning, stemScore } from "./weights";

/** The tolerance of a word search: any spelling and script; also a typing error ("fuzzy"); a part of a compound. */
export type Tolerance = "spelling" | "fuzzy" | "part";

/** Options for an expanded query. Its terms are index terms. */
export const expandedOptions: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };

/** Numbers with these many digits are searched as prefixes: a year being typed, and a month (201906). */
const begunNumbers: readonly (number | undefined)[] = [3, 6];

/** Minimum letters for a typing error, of a word and of its sounds. Shorter ones are too like each other. */
const shortestTolerant = 5;

/** Minimum sounds of the beginning of a longer word. */
const shortestBeginning = 3;

/** Maximum letters of a short word or stem. Too many words sound or begin like it, so it matches only whole words. */
const shortWord = 3;

/** Minimum sounds of two spellings of one word in Devanagari: किश्त and क़िस्त, but not दिन and दीन. */
const shortestAlike = 4;

/** Maximum letters of a Latin word that matches only whole words in Devanagari: viva is not the beginning of विवरण. */
const shortInLatin = 4;

function allowsTypo({ isNumber, size, keys }: QueryWord): boolean {
  return !isNumber && size >= shortestTolerant && keys.length > 0;
}

/** Expands a query word to index terms that may match it; `scoreTerms` rejects those that do not. */
export function expandWord(word: QueryWord, tolerance: Tolerance): Query {
  const fuzzy = tolerance === "fuzzy" && allowsTypo(word);
  const isLatinOnly = word.isDevanagari && tolerance === "spelling";
  const marks = isLatinOnly ? [keyMarks.latin] : [keyMarks.latin, keyMarks.devanagari];
  return {
    queries: [
      {
        queries: [...new Set([...word.forms, ...word.stems])],
        prefix: !word.isNumber || begunNumbers.includes(word.forms[0]?.length),
        // Two swapped neighbours are two edits.
        fuzzy: fuzzy ? 2 : false,
      },
      {
        queries: word.keys.flatMap((key) => marks.map((mark) => mark + key)),
        prefix: (key) => key.length > shortestBeginning,
        fuzzy: fuzzy ? 2 : false,
      },
    ],
  };
}

/** Returns whether an index term is a query word as a whole, in some spelling or inflection. */
export function isWholeTerm({ forms, stems, keys }: QueryWord, term: string): boolean {
  return isKey(term) ? keys.includes(term.slice(1)) : forms.includes(term) || stems.includes(term);
}

/** The score of an index term for a query word, from 0 to 1 (`weights.ts`). */
export type TermScore = number;

/**
 * Scores the terms that an expanded query found. If the word exists as typed, words of its script that only begin with
 * its sounds score 0: "fees" is not the beginning of "fiscal".
 */
export function scoreTerms(
  word: QueryWord,
  terms: Iterable<string>,
  tolerance: Tolerance,
): ReadonlyMap<string, TermScore> {
  const fuzzy = tolerance === "fuzzy" && allowsTypo(word);
  const all = [...new Set(terms)];
  const scores = new Map(all.map((term) => [term, (isKey(term) ? scoreKey : scoreLiteral)(word, term, fuzzy)]));
  const best = Math.max(0, ...all.filter((term) => !isKey(term)).map((term) => scores.get(term) ?? 0));
  for (const [term, score] of scores) {
    if (isKey(term)) {
      if (best >= literalScore && isOwnKey(word, term) && !word.keys.includes(term.slice(1))) scores.set(term, 0);
    } else if (best === exactScore && word.size <= shortWord && score < best) scores.set(term, shortBeginning * score);
  }
  return scores;
}

/** Returns whether a key is for a word in the script of the query. */
export function isOwnKey({ isDevanagari }: QueryWord, key: string): boolean {
  return key.startsWith(isDevanagari ? keyMarks.devanagari : keyMarks.latin);
}

function scoreLiteral({ forms, stems }: QueryWord, term: string, fuzzy: boolean): TermScore {
  if (forms.includes(term)) return exactScore;
  const begun = coverOf(forms, term);
  if (begun > 0) return partial("beginning", begun);
  if (stems.includes(term)) return stemScore;
  const begunStem = coverOf(
    stems.filter(({ length }) => length > shortWord),
    term,
  );
  if (begunStem > 0) return partial("variant", begunStem);
  return fuzzy && forms.some((form) => isOneErrorApart(form, term)) ? partial("mistyped", 1) : 0;
}

function scoreKey(word: QueryWord, term: string, fuzzy: boolean): TermScore {
  const { keys, size, isDevanagari } = word;
  const isOwn = isOwnKey(word, term);
  const key = term.slice(1);
  if (isOwn && size <= shortWord) return 0;
  if (isOwn && isDevanagari && key.length < shortestAlike) return 0;
  // Two consonants are too like other words: pan and पन, cm and कम.
  if (/^[^eiou]{1,2}$/u.test(key) && size < (isDevanagari ? shortWord : shortInLatin)) return 0;
  const isWholeOnly = !isOwn && !isDevanagari && size <= shortInLatin;
  const alike = keys.filter((one) => key === one || (!isWholeOnly && one.length >= shortestBeginning));
  // Between two Devanagari spellings a different sound is a typing error.
  const begun = partial(isOwn && isDevanagari ? "mistyped" : "variant", coverOf(alike, key));
  if (coverOf(alike, key) > 0) return begun;
  const isMistyped = fuzzy && keys.some((one) => one.length >= shortestTolerant && isOneErrorApart(one, key));
  return isMistyped ? partial("mistyped", 1) : 0;
}

/** Returns the share of a term that the longest of some beginnings covers; 0 without one. */
function coverOf(beginnings: readonly string[], term: string): number {
  return Math.max(0, ...beginnings.filter((one) => term.startsWith(one)).map((one) => one.length / term.length));
}

/** Returns the score of a partial match from the share of the term that the query covers. */
function partial(kind: keyof typeof partialScores, covered: number): TermScore {
  const { least, rise } = partialScores[kind];
  return least + rise * covered;
}

/** Returns whether one letter is missing, added, wrong or swapped with the next. */
export function isOneErrorApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one.charAt(start) === other.charAt(start)) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  let end = 0;
  const lastOf = (text: string) => text.charAt(text.length - 1 - end);
  while (end < Math.min(rest.length, otherRest.length) && lastOf(rest) === lastOf(otherRest)) end += 1;
  const [left, right] = [rest.slice(0, rest.length - end), otherRest.slice(0, otherRest.length - end)];
  if (Math.max(left.length, right.length) <= 1) return true;
  return left.length === 2 && left === [...right].reverse().join("");
}
