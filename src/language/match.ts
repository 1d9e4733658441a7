import { contains, containsWithError } from "./approximate";
import {
  type PreparedQuery,
  type PreparedText,
  prepareQuery,
  prepareText,
  type QueryWord,
  type RunTogether,
} from "./prepare";

export { type PreparedQuery, type PreparedText, prepareQuery, prepareText, prepareTexts } from "./prepare";

/**
 * How well a query fits a text, as good as its worst word. For ranking: 4 every word begins a word of the text, 3 stands
 * inside one, 2 is there in another script, spelling or inflection, 1 is there but for one typing error, 0 is not there.
 */
export type MatchQuality = 0 | 1 | 2 | 3 | 4;

/** Fewer sounds are looked for at the beginning of a word only: "rti" is not in भारतीय. */
const shortestInside = 4;
/** Words of fewer letters must be typed right. */
const shortestTolerant = 5;
/** Longer words may be two of the text: शिक्षापरिषद् and शिक्षा परिषद्. */
const shortestJoined = 6;

/** Whether a folded text has a number: where a number begins, leading zeros aside, 10 in "10" and "1045", not in "2010". */
export function containsNumber(folded: string, number: string): boolean {
  for (let at = folded.indexOf(number); at !== -1; at = folded.indexOf(number, at + 1)) {
    let before = at - 1;
    while (folded.charAt(before) === "0") before -= 1;
    if (!/\d/.test(folded.charAt(before))) return true;
  }
  return false;
}

function literalQuality(word: QueryWord, text: PreparedText): MatchQuality {
  const { letters } = text.written;
  let quality: MatchQuality = 0;
  for (const form of word.forms) {
    if (word.isNumber) return containsNumber(letters, form.letters) ? 4 : 0;
    if (!letters.includes(form.letters)) continue;
    if (letters.includes(` ${form.letters}`)) return 4;
    quality = 3;
  }
  return quality;
}

function isSpelledOtherwise(word: QueryWord, text: PreparedText): boolean {
  if (word.stems.some((stem) => text.written.letters.includes(stem))) return true;
  return word.patterns.some((pattern) => {
    const startOnly = pattern.size < shortestInside;
    // English has no compounds: बिल्ली is not in "accessibility", but विद्यालय is in "Mahavidyalaya".
    if (contains(pattern, text.latin, startOnly || (word.isDevanagari && pattern.size < shortestJoined))) return true;
    return !word.isDevanagari && contains(pattern, text.devanagari, startOnly);
  });
}

/** Whether a word stands in words of a text that are run together, or, if so asked, may stand there with a typing error. */
export function isRunTogether(word: QueryWord, text: RunTogether, tolerant: boolean): boolean {
  if (word.size >= shortestJoined && word.forms.some((form) => text.compact.includes(form.letters))) return true;
  return word.patterns.some((pattern) => {
    if (pattern.size >= shortestJoined && contains(pattern, text.joinedLatin, false)) return true;
    // Between two Devanagari spellings one sound is one error: वाल्मिकी is वाल्मीकि; of short words दिन is not दीन.
    const mayStand = word.isDevanagari ? tolerant && isTolerable(word) : pattern.size >= shortestJoined;
    return mayStand && contains(pattern, text.joinedDevanagari, false);
  });
}

/** Whether a word could stand in words that are run together at all: a short one could stand anywhere, and is not looked for. */
export function mayBeRunTogether(word: QueryWord, tolerant: boolean): boolean {
  if (word.size >= shortestJoined || word.patterns.some(({ size }) => size >= shortestJoined)) return true;
  return word.isDevanagari && tolerant && isTolerable(word);
}

/** Whether one typing error in a word is forgiven. */
export function isTolerable(word: QueryWord): boolean {
  return !word.isNumber && word.size >= shortestTolerant;
}

function isMistyped(word: QueryWord, text: PreparedText): boolean {
  const ownScript = word.isDevanagari ? text.devanagari : text.latin;
  if (ownScript.letters !== " " && word.forms.some((form) => containsWithError(form, text.written))) return true;
  return word.patterns.some(
    (pattern) =>
      containsWithError(pattern, text.latin) || (!word.isDevanagari && containsWithError(pattern, text.devanagari)),
  );
}

/** How well a text answers a query; unless `tolerant`, no typing error is forgiven. An empty query fits every text. */
export function matchQuality(query: PreparedQuery, text: PreparedText, tolerant = true): MatchQuality {
  let worst: MatchQuality = 4;
  const missing: QueryWord[] = [];
  for (const word of query.words) {
    const isThere = () => isSpelledOtherwise(word, text) || isRunTogether(word, text, false);
    const quality = literalQuality(word, text) || (isThere() ? 2 : 0);
    if (quality > 0 && quality < worst) worst = quality;
    if (quality > 0) continue;
    if (!tolerant || !isTolerable(word)) return 0;
    missing.push(word);
  }
  if (missing.length === 0) return worst;
  // The costly question last, when all that can be found without it is.
  return missing.every((word) => isMistyped(word, text) || isRunTogether(word, text, true)) ? 1 : 0;
}

/** Whether all words of a query are found in a text; prepare both instead where there are many of either. */
export function matches(query: string, text: string): boolean {
  return matchQuality(prepareQuery(query), prepareText(text)) > 0;
}
