import type { Query, SearchOptions } from "minisearch";
import { contains, fuzzyContains } from "../language/fuzzy-match";
import { allowsTypo, type QueryWord } from "../language/prepare";
import { foldedTerms, isKey, keyMarks, soundsOfKey } from "./terms";

/** The tolerance of a search for a word: any spelling and script, or also a typing error ("fuzzy"). */
export type Tolerance = "spelling" | "fuzzy";

/** The terms of an expanded query are terms of the index already. */
export const expandedOptions: SearchOptions = { tokenize: (term) => [term], processTerm: (term) => term };

/** Numbers of so many digits are looked for as beginnings: years that are being typed. */
const yearBegun = 3;

/** Too many keys begin with one letter. Of a word with a typing error one half is looked for, which the error left whole. */
const shortestBeginning = 2;

/**
 * Expands a word of a query to a tree of the terms that it may stand for in the index: itself, its stem, what sounds like
 * it, what begins so. `scoreTerm` says which of the terms found are meant.
 */
export function expandWord(word: QueryWord, tolerance: Tolerance): Query {
  const fuzzy = tolerance === "fuzzy" && allowsTypo(word);
  const literals = literalsOf(word);
  const marks = word.isDevanagari && !fuzzy ? [keyMarks.latin] : [keyMarks.latin, keyMarks.devanagari];
  const beginnings = word.patterns
    .map(({ letters, left }) => (fuzzy && left.length >= shortestBeginning ? left : letters))
    .filter(({ length }) => length >= shortestBeginning);
  return {
    combineWith: "OR",
    queries: [
      {
        combineWith: "OR",
        queries: [...new Set([...literals, ...word.stems])],
        prefix: !word.isNumber || literals[0]?.length === yearBegun,
        // Two neighbours that changed places are two edits.
        fuzzy: fuzzy ? 2 : false,
      },
      {
        combineWith: "OR",
        queries: [...new Set(beginnings.flatMap((letters) => marks.map((mark) => mark + letters)))],
        prefix: true,
      },
    ],
  };
}

/** Expands a word to what the index may have as a whole word, and not only as the beginning of one. */
export function expandWhole(word: QueryWord): Query {
  const marks = word.isDevanagari ? [keyMarks.latin] : [keyMarks.latin, keyMarks.devanagari];
  const keys = word.patterns.flatMap(({ letters }) => marks.map((mark) => `${mark}${letters} `));
  return {
    combineWith: "OR",
    queries: [
      { combineWith: "OR", queries: [...new Set([...literalsOf(word), ...word.stems])], prefix: false },
      { combineWith: "OR", queries: [...new Set(keys)], prefix: true },
    ],
  };
}

function literalsOf({ forms, isNumber }: QueryWord): string[] {
  return forms.flatMap(({ letters }) => (isNumber ? foldedTerms(letters) : [letters]));
}

/**
 * The score of an index term for a word of a query, from 0 to 1. The same folded form scores 0.97, and the beginning of
 * the term 0.8 to 0.92. Another script, spelling or inflection scores 0.5 to 0.85, and a typing error 0.2 to 0.4.
 * Within each span, the more of the term the query covers the better.
 */
export type TermScore = number;

/** The score that a synonym must reach: it is asked for as a whole, not by its beginning. */
export const wholeScore: Readonly<Record<Tolerance, TermScore>> = { spelling: 0.79, fuzzy: 0.36 };

/** Scores a term that the expanded query found; 0 for one that only begins alike. */
export function scoreTerm(word: QueryWord, term: string, tolerance: Tolerance): TermScore {
  const fuzzy = tolerance === "fuzzy" && allowsTypo(word);
  return isKey(term) ? scoreKey(word, term, fuzzy) : scoreLiteral(word, term, fuzzy);
}

function scoreLiteral(word: QueryWord, term: string, fuzzy: boolean): TermScore {
  const literals = literalsOf(word);
  if (literals.includes(term)) return 0.97;
  const covered = (spellings: readonly string[]) =>
    Math.max(0, ...spellings.filter((one) => term.startsWith(one)).map((one) => share(one.length, term.length)));
  const begun = covered(literals);
  if (begun > 0) return 0.8 + 0.12 * begun;
  const stem = covered(word.stems);
  if (stem > 0) return 0.5 + 0.35 * stem;
  const text = { letters: ` ${term} `, details: "" };
  const isMistyped = fuzzy && word.forms.some((form) => fuzzyContains(form, text));
  return isMistyped ? 0.2 + 0.2 * share(literals[0]?.length ?? 0, term.length) : 0;
}

function scoreKey({ patterns, isDevanagari }: QueryWord, key: string, fuzzy: boolean): TermScore {
  const sounds = soundsOfKey(key);
  const covered = (isMatch: (pattern: (typeof patterns)[number]) => boolean) =>
    Math.max(0, ...patterns.filter(isMatch).map(({ letters }) => share(letters.length, sounds.letters.length - 2)));
  // Between two Devanagari spellings another sound is a typing error.
  const alike = isDevanagari && key.startsWith(keyMarks.devanagari) ? 0 : covered((one) => contains(one, sounds, true));
  if (alike > 0) return 0.5 + 0.35 * alike;
  const mistyped = fuzzy ? covered((one) => contains(one, sounds, true) || fuzzyContains(one, sounds)) : 0;
  return mistyped > 0 ? 0.2 + 0.2 * mistyped : 0;
}

/** The smaller part of the larger, since one error can make either the longer. */
function share(one: number, other: number): number {
  return Math.min(one, other) / Math.max(one, other, 1);
}
