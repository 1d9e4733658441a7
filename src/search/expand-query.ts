import type { Query, SearchOptions } from "minisearch";
import { containsFuzzily, containsPattern } from "../language/fuzzy-match";
import { allowsTypo, type QueryWord } from "../language/prepare";
import { decodeSounds, foldTerms, isKey, keyMarks } from "./terms";
import { exactScore, literalScore, partialScores, shortBeginning, stemScore } from "./weights";

/** The tolerance of a word search: any spelling and script, or also a typing error ("fuzzy"). */
export type Tolerance = "spelling" | "fuzzy";

/** Options for an expanded query. Its terms are index terms. */
export const expandedOptions: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };

/** Numbers with these many digits are searched as prefixes: a year being typed, and a month (201906). */
const begunNumbers: readonly (number | undefined)[] = [3, 6];

/**
 * Minimum letters of a phonetic prefix, because too many keys begin with one letter. A word with a typing error is
 * searched by the half that the error left intact.
 */
const shortestBeginning = 2;

/**
 * Expands a query word to a tree of index terms that may match it: itself, its stem, phonetic keys, prefixes.
 * `scoreTerm` then rejects terms that do not match.
 */
export function expandWord(word: QueryWord, tolerance: Tolerance): Query {
  const fuzzy = tolerance === "fuzzy" && allowsTypo(word);
  const literals = literalsOf(word);
  const marks = word.isDevanagari && !fuzzy ? [keyMarks.latin] : [keyMarks.latin, keyMarks.devanagari];
  const beginnings = word.patterns
    .map(({ letters, left }) => (fuzzy && left.length >= shortestBeginning ? left : letters))
    .filter(({ length }) => length >= shortestBeginning);
  return {
    queries: [
      {
        queries: [...new Set([...literals, ...word.stems])],
        prefix: !word.isNumber || begunNumbers.includes(literals[0]?.length),
        // Two swapped neighbours are two edits.
        fuzzy: fuzzy ? 2 : false,
      },
      { queries: [...new Set(beginnings.flatMap((letters) => marks.map((mark) => mark + letters)))], prefix: true },
    ],
  };
}

/** Expands a query word to index terms for whole words, not prefixes. */
export function expandWhole(word: QueryWord): Query {
  const marks = word.isDevanagari ? [keyMarks.latin] : [keyMarks.latin, keyMarks.devanagari];
  const keys = word.patterns.flatMap(({ letters }) => marks.map((mark) => `${mark}${letters} `));
  return {
    queries: [
      { queries: [...new Set([...literalsOf(word), ...word.stems])] },
      { queries: [...new Set(keys)], prefix: true },
    ],
  };
}

function literalsOf({ forms, isNumber }: QueryWord): string[] {
  return forms.flatMap(({ letters }) => (isNumber ? foldTerms(letters) : [letters]));
}

/** The score of an index term for a query word, from 0 to 1 (`weights.ts`). */
export type TermScore = number;

/**
 * Scores the terms that an expanded query found; 0 if only the beginning is alike. If the word exists as typed, words
 * of its script that only begin with its sounds score 0: "fees" is not the beginning of "fiscal".
 */
export function scoreTerms(
  word: QueryWord,
  terms: Iterable<string>,
  tolerance: Tolerance,
): ReadonlyMap<string, TermScore> {
  const all = new Set(terms);
  const literals = new Map(
    [...all].filter((term) => !isKey(term)).map((term) => [term, scoreTerm(word, term, tolerance)]),
  );
  const best = Math.max(0, ...literals.values());
  const scoreOf = (term: string) => {
    const score = literals.get(term) ?? scoreTerm(word, term, tolerance);
    if (isKey(term)) return best >= literalScore && isOwnKey(word, term) && !isWholeKey(word, term) ? 0 : score;
    return best === exactScore && word.size <= shortWord && score < best ? shortBeginning * score : score;
  };
  return new Map(Array.from(all, (term) => [term, scoreOf(term)]));
}

/** Scores a term that an expanded query found; 0 if only the beginning is alike. */
export function scoreTerm(word: QueryWord, term: string, tolerance: Tolerance): TermScore {
  const fuzzy = tolerance === "fuzzy" && allowsTypo(word);
  return isKey(term) ? scoreKey(word, term, fuzzy) : scoreLiteral(word, term, fuzzy);
}

/**
 * Maximum letters of a short word or stem. Short ones match only themselves, because too many words sound or begin like
 * them.
 */
const shortWord = 3;

/** Returns whether a key is for a word in the script of the query. */
function isOwnKey({ isDevanagari }: QueryWord, key: string): boolean {
  return key.startsWith(isDevanagari ? keyMarks.devanagari : keyMarks.latin);
}

function isWholeKey({ patterns }: QueryWord, key: string): boolean {
  const { length } = decodeSounds(key).letters;
  return patterns.some(({ letters }) => letters.length === length - 2);
}

function scoreLiteral(word: QueryWord, term: string, fuzzy: boolean): TermScore {
  const literals = literalsOf(word);
  if (literals.includes(term)) return exactScore;
  const covered = (spellings: readonly string[]) =>
    Math.max(0, ...spellings.filter((one) => term.startsWith(one)).map((one) => share(one.length, term.length)));
  const begun = covered(literals);
  if (begun > 0) return partial("beginning", begun);
  if (word.stems.includes(term)) return stemScore;
  const stem = covered(word.stems.filter(({ length }) => length > shortWord));
  if (stem > 0) return partial("variant", stem);
  const text = { letters: ` ${term} `, details: "" };
  const isMistyped = fuzzy && word.forms.some((form) => containsFuzzily(form, text));
  return isMistyped ? partial("mistyped", share(literals[0]?.length ?? 0, term.length)) : 0;
}

function scoreKey(word: QueryWord, key: string, fuzzy: boolean): TermScore {
  const isOwn = isOwnKey(word, key);
  if (isOwn && word.size <= shortWord) return 0;
  const sounds = decodeSounds(key);
  const length = sounds.letters.length - 2;
  const patterns = word.patterns.filter(
    ({ letters, size }) => (isOwn ? size > shortWord : letters.length >= shortWord) || letters.length === length,
  );
  const covered = (isMatch: (pattern: (typeof patterns)[number]) => boolean) =>
    Math.max(0, ...patterns.filter(isMatch).map(({ letters }) => share(letters.length, length)));
  // Between two Devanagari spellings a different sound is a typing error.
  const alike = isOwn && word.isDevanagari ? 0 : covered((one) => containsPattern(one, sounds, true));
  if (alike > 0) return partial("variant", alike);
  const mistyped = fuzzy ? covered((one) => containsPattern(one, sounds, true) || containsFuzzily(one, sounds)) : 0;
  return mistyped > 0 ? partial("mistyped", mistyped) : 0;
}

/** Returns the score of a partial match from the share of the term that the query covers. */
function partial(kind: keyof typeof partialScores, covered: number): TermScore {
  const { least, rise } = partialScores[kind];
  return least + rise * covered;
}

/** Returns the smaller length as a share of the larger, because an error can make either one longer. */
function share(one: number, other: number): number {
  return Math.min(one, other) / Math.max(one, other, 1);
}
