import {
  allowsVowel,
  hasWrittenVowel,
  matchesDetail,
  matchesNasal,
  matchesVowel,
  type Sounds,
} from "./phonetic-encoding";

/** A search pattern: letters with their details. `lead` is the detail of an a before the first letter. */
export interface Pattern extends Sounds {
  readonly lead: number;
  /** The number of sounds: the letters and each written a, including an initial one. */
  readonly size: number;
  /** The first half of the letters. A single error leaves this half or `right` intact, or it is `swapped`. */
  readonly left: string;
  readonly right: string;
  /** The letters with the two in the middle swapped, the only single error that affects both halves. */
  readonly swapped: string;
}

/** The searched text: sounds, or plain folded text with empty details. It starts and ends with a space. */
export type SearchText = Sounds;

/** Creates a pattern from letters. Without details it matches plain folded texts. */
export function createPattern(letters: string, details = "", lead = 0): Pattern {
  const half = letters.length >> 1;
  const [left, right] = [letters.slice(0, half), letters.slice(half)];
  const swapped = left.slice(0, -1) + right.charAt(0) + left.slice(-1) + right.slice(1);
  const vowels = [...details, String.fromCharCode(lead)].filter((detail) => hasWrittenVowel(detail.charCodeAt(0)));
  return { letters, details, lead, size: letters.length + vowels.length, left, right, swapped };
}

const nowhere = -1;

/**
 * Minimum letters of an English word to be found with an error inside a word; shorter ones match only at word starts.
 */
const shortestInside = 5;

function isSpace(place: SearchText, at: number): boolean {
  return place.letters.charCodeAt(at) === 0x20;
}

/**
 * Returns whether the word ends at an index or is joined to the next. Sandhi changes a final consonant before the next
 * word: परिषद् in परिषत्सचिवः.
 */
function endsOrIsJoined(place: SearchText, at: number): boolean {
  return isSpace(place, at) || place.letters.charAt(at) === "्";
}

function leadAgrees(pattern: Pattern, place: SearchText, at: number): boolean {
  return (pattern.lead & 3) === 0 || allowsVowel(place.details.charCodeAt(at - 1));
}

/**
 * Returns whether the details of the last letter match. Its a may be missing in the pattern, which may be the beginning
 * of a word, and at the end of a word in the text.
 */
function lastAgrees(own: number, place: SearchText, at: number): boolean {
  const other = place.details.charCodeAt(at);
  if (!matchesNasal(own, other)) return false;
  if (!hasWrittenVowel(own) || matchesVowel(own, other)) return true;
  return !allowsVowel(other) && isSpace(place, at + 1);
}

function detailAgrees(pattern: Pattern, index: number, place: SearchText, at: number): boolean {
  const own = pattern.details.charCodeAt(index);
  if (index === pattern.letters.length - 1) return lastAgrees(own, place, at);
  return matchesDetail(own, place.details.charCodeAt(at));
}

/** Returns the index of the first pattern letter that differs from the text, starting at the given indexes. */
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

/** Returns the end index in the text if the rest of the pattern matches, otherwise -1. */
function restEnd(pattern: Pattern, from: number, place: SearchText, at: number): number {
  const length = pattern.letters.length;
  return agreement(pattern, from, place, at) >= length ? at + length - from : nowhere;
}

/** Returns whether a letter is a vowel other than a, which is encoded as a detail. */
function isVowel(letters: string, at: number): boolean {
  return "iueo".includes(letters.charAt(at));
}

/**
 * Returns the end of the match, or -1, where the letters agree but the following a does not. The a was missed, added or
 * typed for another letter, or a letter next to it was missed or added. A missed or added letter with an a would be two
 * errors, so it must have taken over this letter's a.
 */
function endAfterVowelError(pattern: Pattern, index: number, place: SearchText, at: number): number {
  if (index === pattern.letters.length - 1) return isSpace(place, at + 1) ? at + 1 : nowhere;
  const [own, next] = [pattern.details.charCodeAt(index), pattern.details.charCodeAt(index + 1)];
  const [other, after] = [place.details.charCodeAt(at), place.details.charCodeAt(at + 1)];
  const ends = [restEnd(pattern, index + 1, place, at + 1)];
  const nextMissed = matchesVowel(own, after) || (hasWrittenVowel(own) && after === 0);
  if (nextMissed && !hasWrittenVowel(other)) ends.push(restEnd(pattern, index + 1, place, at + 2));
  const nextAdded = matchesVowel(next, other) || (hasWrittenVowel(other) && next === 0);
  if (nextAdded && !hasWrittenVowel(own)) ends.push(restEnd(pattern, index + 2, place, at + 1));
  // The a of a diphthong belongs to the vowel after it: ai and e.
  if (isVowel(pattern.letters, index + 1) && isVowel(place.letters, at + 1))
    ends.push(restEnd(pattern, index + 2, place, at + 2));
  const moved = matchesVowel(own, after) && matchesVowel(next, other);
  const sameNext = pattern.letters.charAt(index + 1) === place.letters.charAt(at + 1);
  if (moved && sameNext) ends.push(restEnd(pattern, index + 2, place, at + 2));
  return Math.max(...ends);
}

/**
 * Returns whether one letter may be a typing error for another. The a after them must match. If either letter allows an
 * a, a vowel replaces only a vowel.
 */
function isReplaceable(pattern: Pattern, index: number, place: SearchText, at: number): boolean {
  const [own, other] = [pattern.details.charCodeAt(index), place.details.charCodeAt(at)];
  if (!allowsVowel(own) && !allowsVowel(other)) return true;
  if (index === pattern.letters.length - 1 && !hasWrittenVowel(own)) return true;
  return matchesVowel(own, other) && isVowel(pattern.letters, index) === isVowel(place.letters, at);
}

/** Returns the end of the match, or -1, where a letter was mistyped, missed, added or swapped with the next. */
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

/** Returns the end of a match with at most one error that starts at an index, or -1. */
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

/** Returns whether the text contains the pattern without errors, optionally only at the beginning of a word. */
export function containsPattern(pattern: Pattern, place: SearchText, atWordStart: boolean): boolean {
  const { letters } = pattern;
  for (let at = place.letters.indexOf(letters, 1); at !== -1; at = place.letters.indexOf(letters, at + 1)) {
    const starts = isSpace(place, at - 1) && (pattern.lead !== 0 || !allowsVowel(place.details.charCodeAt(at - 1)));
    const fits = (starts || !atWordStart) && leadAgrees(pattern, place, at);
    if (fits && agreement(pattern, 0, place, at) === letters.length) return true;
  }
  return false;
}

/**
 * Returns whether the text contains a short pattern as a whole word, with an error after the first letter. Few letters
 * with an error are too ambiguous elsewhere.
 */
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
 * word; elsewhere the rest would be a shorter word. A pattern of four sounds must be a whole word. Shorter patterns
 * never match.
 */
export function containsFuzzily(pattern: Pattern, place: SearchText): boolean {
  const { letters, left, right } = pattern;
  const isWritten = pattern.details === "";
  if (letters.length < 4) return false;
  if (letters.length === 4 && !isWritten) return containsAsWholeWord(pattern, place);
  // English words are not joined: "admit" with a missed letter is not in "Vishvamitra".
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
