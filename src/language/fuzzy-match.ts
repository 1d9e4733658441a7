import { allowsVowel, hasWrittenVowel, type Sounds, sameDetail, sameNasal, sameVowel } from "./phonetic-encoding";

/** The search pattern: letters with their details, and the detail of the a before the first letter. */
export interface Pattern extends Sounds {
  readonly lead: number;
  /** The number of its sounds: its letters, each written a, and any initial a. */
  readonly size: number;
  /** The two halves of the letters: one error leaves one of them whole, */
  readonly left: string;
  readonly right: string;
  /** or it is the letters where they meet that changed places. */
  readonly swapped: string;
}

/** The searched text: sounds, or a plain folded text, whose details are empty. A space stands at both ends. */
export type SearchText = Sounds;

/** Makes a pattern of letters; without details it is one for plain folded texts. */
export function createPattern(letters: string, details = "", lead = 0): Pattern {
  const half = letters.length >> 1;
  const [left, right] = [letters.slice(0, half), letters.slice(half)];
  const swapped = left.slice(0, -1) + right.charAt(0) + left.slice(-1) + right.slice(1);
  const vowels = [...details, String.fromCharCode(lead)].filter((detail) => hasWrittenVowel(detail.charCodeAt(0)));
  return { letters, details, lead, size: letters.length + vowels.length, left, right, swapped };
}

const nowhere = -1;

/** An English word of so few letters is looked for with an error at the beginning of a word only. */
const shortestInside = 5;

function isSpace(place: SearchText, at: number): boolean {
  return place.letters.charCodeAt(at) === 0x20;
}

/** A sandhi changes a final consonant before the next word's: परिषद् in परिषत्सचिवः. */
function endsOrIsJoined(place: SearchText, at: number): boolean {
  return isSpace(place, at) || place.letters.charAt(at) === "्";
}

function leadAgrees(pattern: Pattern, place: SearchText, at: number): boolean {
  return (pattern.lead & 3) === 0 || allowsVowel(place.details.charCodeAt(at - 1));
}

/** The last letter's a may be left out by the pattern (it may be the beginning of a word), or by the text's last word. */
function lastAgrees(own: number, place: SearchText, at: number): boolean {
  const other = place.details.charCodeAt(at);
  if (!sameNasal(own, other)) return false;
  if (!hasWrittenVowel(own) || sameVowel(own, other)) return true;
  return !allowsVowel(other) && isSpace(place, at + 1);
}

function detailAgrees(pattern: Pattern, index: number, place: SearchText, at: number): boolean {
  const own = pattern.details.charCodeAt(index);
  if (index === pattern.letters.length - 1) return lastAgrees(own, place, at);
  return sameDetail(own, place.details.charCodeAt(at));
}

/** Returns the index of the first pattern letter that differs from the text, from the given indexes on. */
function agreement(pattern: Pattern, from: number, place: SearchText, at: number): number {
  let index = from;
  while (
    index < pattern.letters.length &&
    pattern.letters.charCodeAt(index) === place.letters.charCodeAt(at + index - from) &&
    detailAgrees(pattern, index, place, at + index - from)
  ) {
    index += 1;
  }
  return index;
}

/** Returns the index in the text at which the rest of the pattern ends, if all of it matches. */
function restEnd(pattern: Pattern, from: number, place: SearchText, at: number): number {
  const length = pattern.letters.length;
  return agreement(pattern, from, place, at) >= length ? at + length - from : nowhere;
}

/** The vowels that are letters of their own; the a is a detail. */
function isVowel(letters: string, at: number): boolean {
  return "iueo".includes(letters.charAt(at));
}

/**
 * Letters agree but the a after them does not: it was missed or added, something beside it was, or it was typed for
 * another letter. A letter with an a of its own would be two letters, so it must have taken over this one's.
 */
function endAfterVowelError(pattern: Pattern, index: number, place: SearchText, at: number): number {
  if (index === pattern.letters.length - 1) return isSpace(place, at + 1) ? at + 1 : nowhere;
  const [own, next] = [pattern.details.charCodeAt(index), pattern.details.charCodeAt(index + 1)];
  const [other, after] = [place.details.charCodeAt(at), place.details.charCodeAt(at + 1)];
  const ends = [restEnd(pattern, index + 1, place, at + 1)];
  const nextMissed = sameVowel(own, after) || (hasWrittenVowel(own) && after === 0);
  if (nextMissed && !hasWrittenVowel(other)) ends.push(restEnd(pattern, index + 1, place, at + 2));
  const nextAdded = sameVowel(next, other) || (hasWrittenVowel(other) && next === 0);
  if (nextAdded && !hasWrittenVowel(own)) ends.push(restEnd(pattern, index + 2, place, at + 1));
  // The a of a diphthong goes with its other vowel: ai and e.
  if (isVowel(pattern.letters, index + 1) && isVowel(place.letters, at + 1))
    ends.push(restEnd(pattern, index + 2, place, at + 2));
  const moved = sameVowel(own, after) && sameVowel(next, other);
  const sameNext = pattern.letters.charAt(index + 1) === place.letters.charAt(at + 1);
  if (moved && sameNext) ends.push(restEnd(pattern, index + 2, place, at + 2));
  return Math.max(...ends);
}

/**
 * Returns whether one letter may be a typing error for another. The following a must be the same; if that may drop, a
 * vowel replaces only a vowel.
 */
function isReplaceable(pattern: Pattern, index: number, place: SearchText, at: number): boolean {
  const [own, other] = [pattern.details.charCodeAt(index), place.details.charCodeAt(at)];
  if (!allowsVowel(own) && !allowsVowel(other)) return true;
  if (index === pattern.letters.length - 1 && !hasWrittenVowel(own)) return true;
  return sameVowel(own, other) && isVowel(pattern.letters, index) === isVowel(place.letters, at);
}

/** A letter was typed for another, missed, added, or changed places with the next. */
function endAfterLetterError(pattern: Pattern, index: number, place: SearchText, at: number): number {
  const last = pattern.letters.length - 1;
  const mayBegin = index > 0 || isSpace(place, at - 1);
  const ends = [nowhere];
  if (mayBegin && isReplaceable(pattern, index, place, at) && (index < last || endsOrIsJoined(place, at + 1)))
    ends.push(restEnd(pattern, index + 1, place, at + 1));
  if (mayBegin && !hasWrittenVowel(pattern.details.charCodeAt(index)) && (index < last || isSpace(place, at)))
    ends.push(restEnd(pattern, index + 1, place, at));
  if (index > 0 && !hasWrittenVowel(place.details.charCodeAt(at))) ends.push(restEnd(pattern, index, place, at + 1));
  const swapped =
    index < last &&
    pattern.letters.charAt(index) === place.letters.charAt(at + 1) &&
    pattern.letters.charAt(index + 1) === place.letters.charAt(at);
  if (swapped) ends.push(restEnd(pattern, index + 2, place, at + 2));
  return Math.max(...ends);
}

/** Returns the end index of a pattern in the text, from a start index, with at most one error. */
function endWithError(pattern: Pattern, place: SearchText, at: number): number {
  if (at < 1) return nowhere;
  if (!leadAgrees(pattern, place, at)) return isSpace(place, at - 1) ? restEnd(pattern, 0, place, at) : nowhere;
  const index = agreement(pattern, 0, place, at);
  if (index === pattern.letters.length) return at + index;
  const here = at + index;
  return pattern.letters.charCodeAt(index) === place.letters.charCodeAt(here)
    ? endAfterVowelError(pattern, index, place, here)
    : endAfterLetterError(pattern, index, place, here);
}

/** Returns whether the text contains the pattern, optionally only at the beginning of a word. */
export function contains(pattern: Pattern, place: SearchText, atWordStart: boolean): boolean {
  const { letters } = pattern;
  for (let at = place.letters.indexOf(letters, 1); at !== -1; at = place.letters.indexOf(letters, at + 1)) {
    const starts = isSpace(place, at - 1) && (pattern.lead !== 0 || !allowsVowel(place.details.charCodeAt(at - 1)));
    const fits = (starts || !atWordStart) && leadAgrees(pattern, place, at);
    if (fits && agreement(pattern, 0, place, at) === letters.length) return true;
  }
  return false;
}

/** A few letters with an error among them say little: the first must be right and the word end where they end. */
function containsAsWholeWord(pattern: Pattern, place: SearchText): boolean {
  const start = ` ${pattern.letters.charAt(0)}`;
  for (let at = place.letters.indexOf(start); at !== -1; at = place.letters.indexOf(start, at + 1)) {
    const end = endWithError(pattern, place, at + 1);
    if (end !== nowhere && isSpace(place, end)) return true;
  }
  return false;
}

/**
 * Returns whether the text contains the pattern with at most one error. An error is an extra, missing or mistyped
 * letter, or two swapped neighbours. An error in the first or last letter counts only at the beginning or end of a
 * word, for anything else is another, shorter word. A pattern of four sounds must be a whole word; shorter ones never
 * fit.
 */
export function fuzzyContains(pattern: Pattern, place: SearchText): boolean {
  const { letters, left, right } = pattern;
  const isWritten = pattern.details === "";
  if (letters.length < 4) return false;
  if (letters.length === 4 && !isWritten) return containsAsWholeWord(pattern, place);
  // Words are not run together in English: "admit" is not in "Vishvamitra", a letter missed.
  const startOnly = isWritten && letters.length <= shortestInside && /^[a-z]+$/.test(letters);
  const fits = (at: number) => (!startOnly || isSpace(place, at - 1)) && endWithError(pattern, place, at) !== nowhere;
  for (let at = place.letters.indexOf(left, 1); at !== -1; at = place.letters.indexOf(left, at + 1)) {
    if (fits(at)) return true;
  }
  for (let at = place.letters.indexOf(right, 1); at !== -1; at = place.letters.indexOf(right, at + 1)) {
    const start = at - left.length;
    if (fits(start) || fits(start - 1) || fits(start + 1)) return true;
  }
  return place.letters.indexOf(startOnly ? ` ${pattern.swapped}` : pattern.swapped, startOnly ? 0 : 1) !== -1;
}
