import latin from "./latin.json";

/** A run of Latin letters with their diacritics and inner apostrophes. */
const latinRun = /(\p{Script=Latin}(?:\p{Script=Latin}|[\u0300-\u036F]|['‘’ʼ](?=\p{Script=Latin}))*)/u;

/**
 * Splits a text at its Latin words and removes invisible characters. Latin words are at odd indexes. The parts between
 * them are at even indexes and may be empty.
 */
export function splitAtLatin(text: string): readonly string[] {
  const visible = text.replace(/\p{Cf}/gu, "").normalize("NFKC");
  // ITRANS writes ñ and ṅ with a tilde before the letter.
  return visible.replace(/~n/gi, "ñ").split(latinRun);
}

/** A capital inside a word: a separate letter in Harvard-Kyoto and ITRANS. */
const innerCapital = /[a-z]\u0303?[A-Z]|^R[A-Z][a-z]/;

/** Capitals of Harvard-Kyoto and ITRANS that the phonetic key distinguishes, in decomposed IAST. */
const schemeCapitals: Readonly<Record<string, string>> = latin.capitals;

/** Converts Harvard-Kyoto or ITRANS to IAST where the phonetic key distinguishes the letters. */
function fromCapitals(word: string): string {
  return word
    .replace(/^[GHJM]/, (initial) => initial.toLowerCase())
    .replace(/R+(?:i|(?![aeiouAIU]))/g, "r\u0325")
    .replace(/[AIUMHGJ]/g, (capital) => schemeCapitals[capital] ?? capital)
    .toLowerCase()
    .replace(/z/g, "s");
}

/** Letters that are alternative spellings of others. */
const otherLetters: Readonly<Record<string, string>> = { x: "ks", w: "v", q: "k", z: "j" };

/** Letter pairs for one sound, longer ones first. In राजनीति, "rajniti", j and n are two sounds. */
const pairs: Readonly<Record<string, string>> = latin.pairs;
const pair = /ksh|chh|dny|ijn|ch|ck|sh|kh|gh|jh|th|dh|bh|ph|rh|^jn|ee|oo/g;

/** The vowel ṛ (IAST, ISO 15919). Next to a vowel the same letter is the Hindi consonant ड़ in some spellings. */
const vowelR = /r[\u0323\u0325]\u0304?(?![aeiou])/g;

/** Removes the diacritics of a scholarly spelling after encoding long and short a. The a of ai counts as long. */
function scholarlyVowels(word: string): string {
  return word
    .replace(/a(?:[\u0302\u0304]|(?=i(?!\u0304)))/g, "ɑ")
    .replace(/a/g, "ə")
    .replace(/[\u0300-\u036F]/g, "");
}

/**
 * Returns the sounds of a word in Latin letters, in the letters of `encodePhonetically`. In a scholarly spelling (IAST,
 * ISO 15919, Harvard-Kyoto, ITRANS) a short a is `ə` and a long one `ɑ`. Diacritics or capitals inside the word mark
 * such a spelling. In everyday spelling both are `a`, because only aa distinguishes them.
 */
export function encodeLatin(word: string): string {
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
