const consonants = Object.entries({
  kh: "ख",
  gh: "घ",
  chh: "छ",
  ch: "च",
  jh: "झ",
  th: "ठथ",
  dh: "ढध",
  ph: "फ",
  bh: "भ",
  sh: "शष",
  k: "क",
  g: "ग",
  n: "ङञणन",
  j: "ज",
  t: "टत",
  d: "डद",
  p: "प",
  b: "ब",
  m: "म",
  y: "य",
  r: "र",
  l: "लळ",
  v: "व",
  s: "स",
  h: "ह",
});

const vowels = Object.entries({
  a: "अआा",
  i: "इईिी",
  u: "उऊुू",
  ri: "ऋृ",
  e: "एऍेॅ",
  ai: "ऐै",
  o: "ओऑोॉ",
  au: "औौ",
  n: "ंँ",
  h: "ः",
});

const tableOf = (entries: readonly [string, string][]) =>
  new Map(entries.flatMap(([latin, letters]) => Array.from(letters, (letter) => [letter, latin] as const)));

const consonantLatin = tableOf(consonants);
const vowelLatin = tableOf(vowels);

/** Vowel signs, virama and nukta. They replace the inherent vowel of the consonant before them. */
const vowelSign = /[\u093C\u093E-\u094D]/u;

/**
 * Romanises Devanagari without diacritics, as in file names and URLs: शासनादेश is `shasanadesh`. The result cannot be
 * converted back; use `encodePhonetically` for searching. Other characters stay unchanged.
 */
export function romanise(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll("\u093C", "")
    .replaceAll("ज्ञ", "ग्य")
    .replace(/[\u0900-\u097F]+/gu, romaniseWord);
}

function romaniseWord(word: string): string {
  const letters = Array.from(word);
  return letters
    .map((letter, index) => {
      const consonant = consonantLatin.get(letter);
      const next = letters[index + 1];
      if (consonant === undefined) return vowelLatin.get(letter) ?? "";
      // The inherent vowel is silent at the end of a word of more than one letter.
      const isSilent = next === undefined ? letters.length > 1 : vowelSign.test(next);
      return isSilent ? consonant : `${consonant}a`;
    })
    .join("");
}
