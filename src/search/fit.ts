import type { MatchQuality, PreparedText } from "../language/match";
import type { QueryWord } from "../language/prepare";

/**
 * How well a word of the query fits a word of a text, from 0 to 1: exactly typed so (1), the same folded (0.97), the
 * beginning of it (0.8 to 0.92), inside it (0.55 to 0.7), in another script, spelling or inflection (0.5 to 0.85), with a
 * typing error (0.2 to 0.4). Within each span, the more of the word the query covers the better.
 */
export type Fit = number;

/** The fit of the same word as typed. */
export const exactFit: Fit = 1;

/** What a word in another script or inflection must reach to be the whole word and not a part of one. */
export const wholeFit: Fit = 0.75;

/** The best a word with a typing error can fit. */
export const forgivenFit: Fit = 0.4;

/** Says how well a word that was found with a quality fits the text it was found in. */
export function fitOf(word: QueryWord, text: PreparedText, quality: MatchQuality): Fit {
  switch (quality) {
    case 4:
      return isWhole(word, text) ? 0.97 : 0.8 + 0.12 * shareOfLetters(word, text);
    case 3:
      return 0.55 + 0.15 * shareOfLetters(word, text);
    case 2:
      return 0.5 + 0.35 * Math.max(shareOfStem(word, text), shareOfSounds(word, text));
    case 1:
      return 0.2 + 0.2 * shareOfLetters(word, text);
    default:
      return 0;
  }
}

function isWhole({ forms }: QueryWord, { written }: PreparedText): boolean {
  return forms.some(({ letters }) => written.letters.includes(` ${letters} `));
}

function shareOfLetters({ forms }: QueryWord, { written }: PreparedText): number {
  return share(forms[0]?.letters.length ?? 0, written.letters.length - 2);
}

function shareOfStem({ stems }: QueryWord, { written }: PreparedText): number {
  const found = stems.filter((stem) => written.letters.includes(stem));
  return share(Math.max(0, ...found.map(({ length }) => length)), written.letters.length - 2);
}

function shareOfSounds({ patterns }: QueryWord, { latin, devanagari }: PreparedText): number {
  const sounds = Math.max(latin.letters.length, devanagari.letters.length) - 2;
  return share(Math.max(0, ...patterns.map(({ letters }) => letters.length)), sounds);
}

/** The smaller part of the larger, since one error can make either the longer. */
function share(one: number, other: number): number {
  return one > 0 && other > 0 ? Math.min(one, other) / Math.max(one, other) : 0;
}
