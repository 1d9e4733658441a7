import commonWords from "../language/common-words.json";
import { foldText, foldWords } from "../language/fold";
import { prepareQuery, type QueryWord } from "../language/prepare";
import { maxQueryLength } from "../site/listing";
import { completeYears, joinAcronyms } from "./spoken-forms";

/** A word of a query. */
export interface QueryTerm {
  readonly word: QueryWord;
  /** The typed text of the word, between spaces. */
  readonly typed: string;
  /** The year, if the word is one. */
  readonly year: number | undefined;
}

/** A parsed query. */
export interface ParsedQuery {
  /** The words that a result must have. */
  readonly words: readonly QueryTerm[];
  /** Words that a result may lack, but that raise its score: "new", "list". */
  readonly optional: readonly QueryTerm[];
  /** The typed texts between spaces. */
  readonly typed: readonly string[];
  /** The day of the query, YYYY-MM-DD. */
  readonly today: string;
}

/**
 * Words about the visitor's intent rather than the subject, in English, Hindi (also in Latin letters) and Sanskrit. The
 * last line has the overall subject of this site, which distinguishes nothing. They never exclude a result and are
 * searched only if there are no other words.
 */
const optionalTerms: ReadonlySet<string> = new Set(
  commonWords.stopWords.flatMap((words) => words.split(" ")).map(foldText),
);

/** Returns whether a word is optional in a result. */
export function isOptionalWord({ word }: QueryTerm): boolean {
  return word.forms.some(({ letters }) => optionalTerms.has(letters));
}

/** Returns whether a word is a day or a month of publication, as `joinDates` writes it: 20190627, 201906. */
export function isDayTerm({ typed }: QueryTerm): boolean {
  return /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:\d\d)?$/u.test(typed);
}

/** The ending of an ordinal number: 10th, 10वीं. */
const ordinal = /([\d०-९])(?:st|nd|rd|th|वीं|वी|वें|वे|वां|वाँ|वा)(?![\p{L}\p{M}])/giu;

/**
 * Parses a typed query, up to `maxQueryLength` since a URL may contain more. Stop words are optional unless there are no
 * others.
 */
export function readQuery(text: string, today: string): ParsedQuery {
  const typed = joinAcronyms(completeYears(text.slice(0, maxQueryLength)))
    .replace(ordinal, "$1")
    .split(/\s+/u)
    .filter((part) => part !== "");
  const all = prepareQuery(typed.join(" ")).words.map((word) => askedWord(word, typed));
  const telling = all.filter((word) => !isOptionalWord(word));
  return {
    words: telling.length > 0 ? telling : all,
    optional: telling.length > 0 ? all.filter(isOptionalWord) : [],
    typed,
    today,
  };
}

function askedWord(word: QueryWord, typed: readonly string[]): QueryTerm {
  const letters = word.forms[0]?.letters ?? "";
  const from = typed.find((part) => foldWords(part).includes(letters)) ?? letters;
  return { word: withStems(word), typed: from, year: yearOf(word) };
}

/** Parses a part of the typed text as one word; it may turn out to be several. */
export function readPart(part: string): QueryTerm[] {
  return prepareQuery(part).words.map((word) => askedWord(word, [part]));
}

/** English suffixes of words with the same stem: renewal and renewing, library and libraries, transferred. */
const derivation = /(?:ing|ings|al|als|ment|ation|ations|ed|er|ers|y)$/;

const shortestStem = 5;

function withStems(word: QueryWord): QueryWord {
  const letters = word.forms[0]?.letters ?? "";
  const stem = letters.replace(derivation, "");
  const isStem = /^[a-z]+$/.test(letters) && stem !== letters && stem.length >= shortestStem;
  return { ...word, stems: isStem ? [...word.stems, stem] : word.stems };
}

function yearOf({ isNumber, forms }: QueryWord): number | undefined {
  const digits = forms[0]?.letters ?? "";
  return isNumber && /^(?:19|20)\d\d$/.test(digits) ? Number(digits) : undefined;
}
