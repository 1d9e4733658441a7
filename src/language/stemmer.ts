import devanagari from "./devanagari.json";
import { invertTable } from "./fold";

/**
 * Inflectional endings, longest first, with what the stem keeps of each. Endings in which stems often end are omitted:
 * अध्याय is not a dative. Texts are not stemmed, because a stem is found inside its inflected word.
 */
const devanagariEndings = [...invertTable(devanagari.endings, " ")].sort(([one], [other]) => other.length - one.length);

/**
 * Endings of Sanskrit that are too common at the end of short words: of a-stems (Aṣṭādhyāyī 7.1.9-13, 7.3.102-104), of
 * i-stems (7.3.111, 7.3.119) and of ṛ-stems (6.4.11, 7.3.110).
 */
const endingsOfLongWords = [...invertTable(devanagari.endingsOfLongWords, " ")].sort(
  ([one], [other]) => other.length - one.length,
);

/** Minimum letters that such an ending leaves. */
const shortestLongStem = 4;

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
  for (const [ending, kept] of endingsOfLongWords) {
    const stem = word.slice(0, word.length - ending.length) + kept;
    if (word.endsWith(ending) && stem.replace(/[\u093A-\u094D]/gu, "").length >= shortestLongStem) return stem;
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
