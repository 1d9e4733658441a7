/** A run of Latin letters with their diacritics and the apostrophes inside it. */
const latinRun = /(\p{Script=Latin}(?:\p{Script=Latin}|[\u0300-\u036F]|['‘’ʼ](?=\p{Script=Latin}))*)/u;

/**
 * Parts a text, without its invisible characters, at its Latin words, which stand at the odd places; between them is all
 * the rest, possibly empty.
 */
export function splitAtLatin(text: string): readonly string[] {
  const visible = text.replace(/\p{Cf}/gu, "").normalize("NFKC");
  // ITRANS writes ñ and ṅ with a tilde before the letter.
  return visible.replace(/~n/gi, "ñ").split(latinRun);
}

/** Capitals inside a word are letters of their own in Harvard-Kyoto and ITRANS. */
const innerCapital = /[a-z]\u0303?[A-Z]|^R[A-Z][a-z]/;

/** Those capitals of Harvard-Kyoto and ITRANS that the phonetic key tells apart, in IAST, decomposed. */
const schemeCapitals: Readonly<Record<string, string>> = {
  A: "a\u0304",
  I: "i\u0304",
  U: "u\u0304",
  M: "m\u0323",
  H: "",
  G: "n",
  J: "n\u0303",
};

/** Writes Harvard-Kyoto or ITRANS as IAST, as far as the phonetic key tells the letters apart. */
function fromCapitals(word: string): string {
  return word
    .replace(/^[GHJM]/, (initial) => initial.toLowerCase())
    .replace(/R+(?:i|(?![aeiouAIU]))/g, "r\u0325")
    .replace(/[AIUMHGJ]/g, (capital) => schemeCapitals[capital] ?? capital)
    .toLowerCase()
    .replace(/z/g, "s");
}

/** Letters that are another spelling of others. */
const otherLetters: Readonly<Record<string, string>> = { x: "ks", w: "v", q: "k", z: "j" };

/** Pairs of letters that stand for one sound; longer ones first. In राजनीति, "rajniti", j and n are two. */
const pairs: Readonly<Record<string, string>> = {
  ksh: "ks",
  chh: "c",
  dny: "gy",
  ijn: "igy",
  ch: "c",
  ck: "k",
  sh: "s",
  kh: "ƙ",
  gh: "ɠ",
  jh: "ʝ",
  th: "ƭ",
  dh: "ɗ",
  bh: "ɓ",
  ph: "f",
  rh: "r",
  jn: "gy",
  ee: "i",
  oo: "u",
};
const pair = /ksh|chh|dny|ijn|ch|ck|sh|kh|gh|jh|th|dh|bh|ph|rh|^jn|ee|oo/g;

/** The vowel ṛ (IAST, ISO 15919), not the Hindi consonant ड़ that some write with the same letter beside a vowel. */
const vowelR = /r[\u0323\u0325]\u0304?(?![aeiou])/g;

/** Takes the diacritics off a scholarly spelling once its a are told apart; the a of ai counts as long. */
function scholarlyVowels(word: string): string {
  return word
    .replace(/a(?:[\u0302\u0304]|(?=i(?!\u0304)))/g, "ɑ")
    .replace(/a/g, "ə")
    .replace(/[\u0300-\u036F]/g, "");
}

/**
 * The sounds of one word in Latin letters, in the letters of `phoneticKey`. In a scholarly spelling (IAST, ISO 15919,
 * Harvard-Kyoto, ITRANS, known by diacritics or by capitals inside the word) a short a is `ə` and a long one `ɑ`; in
 * everyday spelling, which does not tell them apart unless it writes aa, both are `a`.
 */
export function latinSounds(word: string): string {
  const decomposed = word.normalize("NFD").replace(/['‘’ʼ]/g, "");
  const hasCapitals = innerCapital.test(decomposed);
  const lower = hasCapitals ? fromCapitals(decomposed) : decomposed.toLowerCase();
  const consonants = lower
    .replace(/jn\u0303/g, "gy")
    .replace(vowelR, "ri")
    .replace(/m[\u0307\u0310\u0323]/g, "ŋ")
    .replace(/h\u0323/g, "")
    .replace(/aa/g, "ɑ");
  return (hasCapitals || /[\u0300-\u036F]/.test(decomposed) ? scholarlyVowels(consonants) : consonants)
    .replace(/[xwqz]/g, (letter) => otherLetters[letter] ?? letter)
    .replace(pair, (letters) => pairs[letters] ?? letters);
}
