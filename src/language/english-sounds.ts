import { encodeSounds } from "./phonetic-encoding";

/** The sounds of English spellings that differ from those of romanised Hindi, in the order of replacement. */
const spellings: readonly (readonly [spelling: RegExp, sounds: string])[] = [
  [/tion|sion/g, "shn"],
  [/ch/g, "C"],
  [/c(?=[eiy])/g, "s"],
  [/ck?/g, "k"],
  [/C/g, "ch"],
  [/g(?=[eiy])/g, "j"],
  [/y$/g, "i"],
];

/** Sounds that are not distinguished: aspirates, nasals. */
const merged: Readonly<Record<string, string>> = { ƙ: "k", ɠ: "g", ʝ: "j", ƭ: "t", ɗ: "d", ɓ: "b", ŋ: "n", m: "m" };

/** Minimum consonants of a word that is compared by them. Shorter ones have too many words in common. */
const shortest = 3;

/**
 * Returns the consonants of a word, to find an English word by its sound in Devanagari: प्रैक्टिकल and "practical" are
 * both `prktkl`. Returns undefined for words with fewer than three.
 */
export function getConsonants(word: string): string | undefined {
  const isLatin = /^\p{Script=Latin}+$/u.test(word);
  const spelled = isLatin
    ? spellings.reduce((text, [spelling, sounds]) => text.replace(spelling, sounds), word.toLowerCase())
    : word;
  const consonants = encodeSounds(spelled)
    .letters.replace(/[^\p{L}]|[aeiouyɑəh]/gu, "")
    .replace(/./gu, (sound) => merged[sound] ?? sound)
    .replace(/(.)\1+/gu, "$1");
  return consonants.length < shortest ? undefined : consonants;
}
