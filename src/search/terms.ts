import { foldText } from "../language/fold";
import { fixIllFormed } from "../language/ill-formed";
import { encodeSounds, type Sounds } from "../language/phonetic-encoding";
import { joinAcronyms } from "./spoken-forms";

/** A word as written, including joiners, apostrophes and a colon typed for a visarga. */
const wordPattern = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}]|\p{Cf}|['‘’ʼ]|:(?=\p{L}))*/gu;

/** The ending of an ordinal number: 10th, 10वीं. */
const ordinal = /^([\d०-९]+)(?:st|nd|rd|th|वीं|वी|वें|वे|वां|वाँ|वा)$/iu;

/**
 * Splits a text into words as written, without ordinal endings. An acronym with dots is one word. If its Devanagari is ill-formed, the corrected words
 * follow.
 */
export function tokenize(text: string): string[] {
  const joined = joinAcronyms(text);
  const wellFormed = fixIllFormed(joined);
  const texts = wellFormed === joined.normalize("NFC") ? [joined] : [joined, wellFormed];
  return texts.flatMap((each) => each.match(wordPattern) ?? []).map((word) => word.replace(ordinal, "$1"));
}

/** The prefixes of phonetic keys, by script of the word. No folded word begins with one. */
export const keyMarks = { latin: "~", devanagari: "^" } as const;

/**
 * Returns the terms of a word in the index and in queries (MiniSearch's `processTerm`). They are the folded word, and
 * its phonetic key (`encodeKey`) to match other scripts and spellings.
 */
export function processTerm(word: string): string[] {
  const known = termsByWord.get(word);
  if (known) return known;
  const folded = foldTerms(word);
  const terms = [...folded, ...(folded.length === 1 ? [word] : folded).flatMap(encodeKey)];
  termsByWord.set(word, terms);
  return terms;
}

/** A cache, because texts share most of their words. */
const termsByWord = new Map<string, string[]>();

/** Returns the folded words of a token. Numbers lose leading zeros: order 050 is order 50. */
export function foldTerms(word: string): string[] {
  const words = foldText(word).split(" ");
  return words.filter((term) => term !== "").map((term) => term.replace(/^0+(?=\d)/u, ""));
}

/** Added to the small codes of details, so that they are printable in JSON. */
const zero = 0x30;

/** A letter of the scripts whose sounds are compared. Words in other scripts are searched as written. */
const soundedLetter = /[\p{Script=Latin}\u0900-\u097F]/u;

/**
 * Returns the phonetic key of a word: a mark, the letters of its sounds, a space, and one character per letter for its
 * detail. Keys of words that sound alike share a prefix, so that a prefix search finds them. Returns an empty array for
 * numbers and for words in other scripts.
 */
export function encodeKey(word: string): string[] {
  if (/\p{N}/u.test(word) || !soundedLetter.test(word)) return [];
  const { letters, details } = encodeSounds(word);
  const sounds = letters.slice(1, -1);
  if (sounds === "" || sounds.includes(" ")) return [];
  const mark = /[\u0900-\u097F]/u.test(word) ? keyMarks.devanagari : keyMarks.latin;
  return [`${mark}${sounds} ${shifted(details.slice(0, -1), zero)}`];
}

/** Returns whether a term is a phonetic key. */
export function isKey(term: string): boolean {
  return term.startsWith(keyMarks.latin) || term.startsWith(keyMarks.devanagari);
}

/** Decodes the sounds of a phonetic key. */
export function decodeSounds(key: string): Sounds {
  const [letters = "", details = ""] = key.slice(1).split(" ");
  return { letters: ` ${letters} `, details: `${shifted(details, -zero)}\0` };
}

function shifted(signs: string, by: number): string {
  return Array.from(signs, (sign) => String.fromCharCode(sign.charCodeAt(0) + by)).join("");
}

/** Returns the words of a text with their index terms. */
export function splitWords(text: string): { readonly word: string; readonly terms: readonly string[] }[] {
  return tokenize(text).map((word) => ({ word, terms: processTerm(word) }));
}
