import { foldText, foldWords } from "../language/fold";
import { fixIllFormed } from "../language/ill-formed";
import { toSoundKey } from "../language/sound-key";
import { stemWord } from "../language/stemmer";
import { maxQueryLength } from "../site/listing";
import { isCitingWord, isFunctionWord, isOptionalWord } from "./common-words";
import { completeYears } from "./spoken-forms";
import { splitTokens } from "./terms";

/** A word of a query. */
export interface QueryWord {
  /** The word as typed. */
  readonly typed: string;
  /** The folded forms of the word. */
  readonly forms: readonly string[];
  /** The folded forms without an inflectional ending. */
  readonly stems: readonly string[];
  /** The sound keys of the word and its stems; empty for numbers. */
  readonly keys: readonly string[];
  readonly isNumber: boolean;
  readonly isDevanagari: boolean;
  /** The number of letters as people count them: consonants and vowels, without virama and anusvara. */
  readonly size: number;
  /** The year, if the word is one. */
  readonly year: number | undefined;
}

/** A parsed query. */
export interface ParsedQuery {
  /** The words that a result must have. */
  readonly words: readonly QueryWord[];
  /** Words that a result may lack, but that raise its score: "new", "list". */
  readonly optional: readonly QueryWord[];
  /** The day of the query, YYYY-MM-DD. */
  readonly today: string;
}

/** Maximum letters of a word that is searched in any way but as typed. No word of a text is longer. */
const longestWord = 40;

/** Maximum words of a query. What follows is not searched. */
const mostWords = 20;

/** Returns whether a word is a day or a month of publication, as `joinDates` writes it: 20190627, 201906. */
export function isDayTerm({ typed }: QueryWord): boolean {
  return /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:\d\d)?$/u.test(typed);
}

/** Returns whether a result may lack a word. */
export function isDispensable({ forms }: QueryWord): boolean {
  return forms.some(isOptionalWord);
}

/**
 * Parses a typed query, up to `maxQueryLength` since a URL may contain more. Function words are omitted and stop words
 * are optional, unless there are no others.
 */
export function readQuery(text: string, today: string): ParsedQuery {
  const typed = completeYears(text.slice(0, maxQueryLength));
  const all = splitTokens(typed).flatMap(splitToken);
  const content = all.filter(({ forms }) => !forms.some(isFunctionWord));
  const words = (content.length > 0 ? content : all).slice(0, mostWords);
  const hasNumber = words.some(({ isNumber }) => isNumber);
  const mayLack = (word: QueryWord) => isDispensable(word) || (hasNumber && word.forms.some(isCitingWord));
  const required = words.filter((word) => !mayLack(word));
  return {
    words: required.length > 0 ? required : words,
    optional: required.length > 0 ? words.filter(mayLack) : [],
    today,
  };
}

/** Parses a token. Digits and letters are separate words, because a code may separate them: 10A, sp08. */
export function splitToken(token: string): QueryWord[] {
  const parts = foldWords(token).flatMap((form) => form.match(/\d+|\D+/gu) ?? []);
  return parts.map((part) => createWord(parts.length === 1 ? token : part, part));
}

/** Creates a query word. */
export function createWord(typed: string, form = foldText(typed)): QueryWord {
  const isNumber = /^\d+$/u.test(form);
  const size = form.replace(/[्ं]/gu, "").length;
  const stems = size > longestWord ? [] : listStems(typed, form);
  // A last anusvara may turn out to be inside a word as typing continues: सं, संस्कृत.
  const open = /[ंँ]$/u.test(typed) && form.endsWith("म") ? [`${form.slice(0, -1)}ं`] : [];
  // Signs in the wrong order may be another typing error, so the typed form is searched as well.
  const wellFormed = [fixIllFormed(typed)].filter((word) => word !== typed.normalize("NFC"));
  const isSpelling = !/\d/u.test(form) && size <= longestWord && !/(\p{L})\1\1/iu.test(typed);
  return {
    typed,
    forms: isNumber ? [form.replace(/^0+(?=\d)/u, "")] : [form, ...open, ...wellFormed.map(foldText)],
    stems: stems.map(foldText),
    keys: isSpelling
      ? [...new Set([typed, ...wellFormed, ...stems, ...listLoanSpellings(typed)].map(toSoundKey))].filter(
          (key) => key !== "",
        )
      : [],
    isNumber,
    isDevanagari: /[\u0900-\u097F]/u.test(form),
    size,
    year: /^(?:19|20)\d\d$/u.test(form) ? Number(form) : undefined,
  };
}

/** Returns an English word with the vowel that ai has in it: ट्रेन, ब्रेल. In Hindi names ai is ऐ or आई. */
function listLoanSpellings(typed: string): string[] {
  return /ai(?=\p{L})/iu.test(typed) ? [typed.replace(/ai/giu, "e")] : [];
}

/** English suffixes of words with the same stem: renewal and renewing, library and libraries, transferred, probationary. */
const derivation = /(?:ing|ings|al|als|ionary|ment|ation|ations|ed|er|ers|y)$/u;

/** Minimum letters of an English stem. */
const shortestStem = 5;

function listStems(typed: string, form: string): string[] {
  const derived = /^[a-z]+$/u.test(form) ? form.replace(derivation, "") : form;
  return [stemWord(typed) ?? [], derived !== form && derived.length >= shortestStem ? derived : []].flat();
}
