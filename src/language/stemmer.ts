/**
 * Endings of inflected words, longest first, each with what the stem keeps of it. Only those that a stem rarely ends in
 * by itself: अध्याय is no dative, and a text's own endings do no harm, for a stem is found inside the inflected word.
 */
const devanagariEndings: readonly (readonly [ending: string, kept: string])[] = [
  ["ियों", ""],
  ["ियां", ""],
  ["ियाँ", ""],
  ["ियाः", ""],
  ["ीनाम्", "ि"],
  ["ूनाम्", "ु"],
  ["ानाम्", ""],
  ["ीनां", "ि"],
  ["ूनां", "ु"],
  ["्याम्", "ी"],
  ["्यां", "ी"],
  ["्याः", "ी"],
  ["ानां", ""],
  ["ायाम्", "ा"],
  ["ायां", "ा"],
  ["ायाः", "ा"],
  ["ाओं", "ा"],
  ["ाएं", "ा"],
  ["ाएँ", "ा"],
  ["ायें", "ा"],
  ["ानि", ""],
  ["ेषु", ""],
  ["ासु", "ा"],
  ["स्य", ""],
  ["योः", ""],
  ["ों", ""],
  ["ें", ""],
  ["ेन", ""],
  ["ाः", ""],
  ["ान्", ""],
  ["म्", ""],
  ["ं", ""],
  ["े", ""],
];

const latinEndings: readonly (readonly [ending: RegExp, kept: string])[] = [
  [/ies$/, ""],
  [/(ss|x|ch|sh)es$/, "$1"],
  [/([^suix])s$/, "$1"],
  [/aon$/, "a"],
  [/yon$/, ""],
];

/** Shorter stems would be found in too many words. */
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
 * A word as typed (NFC, not folded) without the ending of its case or number, in Devanagari or Latin letters:
 * विद्यालयस्य, विद्यालयों and "schools" give विद्यालय and "school". Null where there is no ending to take off, or too
 * little would be left. It is meant to widen a search, not to parse: a wrong cut only finds more.
 */
export function stemWord(word: string): string | null {
  const stem = stemOf(word);
  return stem === word || stem.length < shortestStem ? null : stem;
}
