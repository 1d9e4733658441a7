import { foldText } from "../language/fold";
import { fixIllFormed } from "../language/ill-formed";
import { toSoundKey } from "../language/sound-key";
import { isHelperVerb } from "./common-words";
import { joinAcronyms } from "./spoken-forms";

/** A word as written, including joiners, apostrophes and a colon typed for a visarga. */
const wordPattern = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|\p{Cf}|['‘’ʼ]|:(?=\p{L}))*/gu;

/** The ending of an ordinal number: 10th, 10वीं, Xth. */
const ordinal = /^([\d०-९]+|[ivx]+)(?:st|nd|rd|th|वीं|वी|वें|वे|वां|वाँ|वा)$/iu;

/** A number right after a word in Devanagari: कक्षा10. In Latin letters it is a code. */
const numberAfterWord = /([\u0900-\u0963\u0971-\u097F])([\d०-९])/gu;

/** Splits a text into words as written, without ordinal endings. An acronym with dots is one word. */
export function splitTokens(text: string): string[] {
  return (joinAcronyms(text.replace(numberAfterWord, "$1 $2")).match(wordPattern) ?? []).map((word) =>
    word.replace(ordinal, "$1"),
  );
}

/** Splits a text into words as written. If its Devanagari is ill-formed, the corrected words follow. */
export function tokenize(text: string): string[] {
  const wellFormed = fixIllFormed(text);
  const texts = wellFormed === text.normalize("NFC") ? [text] : [text, wellFormed];
  return texts.flatMap(splitTokens);
}

/** The prefixes of sound keys, by script of the word. No folded word begins with one. */
export const keyMarks = { latin: "~", devanagari: "^" } as const;

/**
 * Returns the terms of a word in the index and in queries (MiniSearch's `processTerm`). They are the folded word, and
 * its sound key (`createKey`) to match other scripts and spellings.
 */
export function processTerm(word: string): string[] {
  const known = termsByWord.get(word);
  if (known) return known;
  const folded = foldTerms(word);
  const terms = [...folded, ...(folded.length === 1 ? [word] : folded).flatMap(createKey)];
  termsByWord.set(word, terms);
  return terms;
}

/** A cache, because texts share most of their words. */
const termsByWord = new Map<string, string[]>();

/** Returns the folded words of a token, and the digits and letters of a code. Numbers lose leading zeros: 050 is 50. */
function foldTerms(word: string): string[] {
  const words = foldText(word).split(" ");
  const parts = words.flatMap((term) => (/\d\D|\D\d/u.test(term) ? [term, ...(term.match(/\d+|\D+/gu) ?? [])] : term));
  return parts.filter((term) => term !== "").map((term) => term.replace(/^0+(?=\d)/u, ""));
}

/** A letter of the scripts whose sounds are compared. Words in other scripts are searched as written. */
const soundedLetter = /[\p{Script=Latin}\u0900-\u097F]/u;

/**
 * Returns the sound key of a word after the mark of its script; empty for numbers, for words in other scripts and for
 * helper verbs: banana is not बनाना.
 */
function createKey(word: string): string[] {
  if (/\p{N}/u.test(word) || !soundedLetter.test(word) || isHelperVerb(word)) return [];
  const key = toSoundKey(word);
  return key === "" ? [] : [(/[\u0900-\u097F]/u.test(word) ? keyMarks.devanagari : keyMarks.latin) + key];
}

/** Returns whether a term is a sound key. */
export function isKey(term: string): boolean {
  return term.startsWith(keyMarks.latin) || term.startsWith(keyMarks.devanagari);
}

/** Returns the words of a text with their index terms. */
export function splitWords(text: string): { readonly word: string; readonly terms: readonly string[] }[] {
  return tokenize(text).map((word) => ({ word, terms: processTerm(word) }));
}
