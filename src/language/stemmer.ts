import devanagari from "./devanagari.json";
import { invertTable } from "./fold";

/**
 * Inflectional endings, longest first, with what the stem keeps of each. Endings in which stems often end are omitted:
 * अध्याय is not a dative. Texts are not stemmed, because a stem is found inside its inflected word.
 */
const devanagariEndings = [...invertTable(devanagari.endings, " ")].sort(([one], [other]) => other.length - one.length);

const latinEndings: readonly (readonly [ending: RegExp, kept: string])[] = [
  [/ies$/, ""],
  [/(ss|x|ch|sh)es$/, "$1"],
  [/([^suix])s$/, "$1"],
  [/aon$/, "a"],
  [/yon$/, ""],
];

/** Minimum length of a stem. Shorter ones would match too many words. */
const shortestStem = 3;

function stemOf(word: string): string {
  for (const [ending, kept] of devanagariEndings) {
    if (word.endsWith(ending)) return word.slice(0, word.length - ending.length) + kept;
  }
  for (const [ending, kept] of latinEndings) {
    if (ending.test(word)) return word.replace(ending, kept);
  }
  return word;
}

/**
 * Removes the case or number ending of a word as typed (NFC, not folded), in Devanagari or Latin letters. For example,
 * विद्यालयस्य and विद्यालयों become विद्यालय, "schools" becomes "school". Returns null if there is no ending or the
 * stem is too short. Stems widen a search, where a wrong stem only adds results. They are unsuitable for parsing.
 */
export function stemWord(word: string): string | null {
  const stem = stemOf(word);
  return stem === word || stem.length < shortestStem ? null : stem;
}
