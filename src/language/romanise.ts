import { deviceNames } from "../site/documents";
import { foldIdentifier } from "./digits";
import { invertTable } from "./fold";
import letters from "./romanise.json";

const consonantLatin = invertTable(letters.consonants);
const vowelLatin = invertTable(letters.vowels);

/** Vowel signs, virama and nukta. They replace the inherent vowel of the consonant before them. */
const vowelSign = /[\u093C\u093E-\u094D]/u;

/**
 * Romanises Devanagari without diacritics, as in file names and URLs: शासनादेश is `shasanadesh`. The result cannot be
 * converted back; use `toSoundKey` for searching. Other characters stay unchanged.
 *
 * @public tests/tables names it.
 */
export function romanise(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll("\u093C", "")
    .replaceAll("ज्ञ", "ग्य")
    .replace(/[\u0900-\u097F]+/gu, romaniseWord);
}

function romaniseWord(word: string): string {
  const signs = Array.from(word);
  return signs
    .map((letter, index) => {
      const consonant = consonantLatin.get(letter);
      const next = signs[index + 1];
      if (consonant === undefined) return vowelLatin.get(letter) ?? "";
      // The inherent vowel is silent at the end of a word of more than one letter.
      const isSilent = next === undefined ? signs.length > 1 : vowelSign.test(next);
      return isSilent ? consonant : `${consonant}a`;
    })
    .join("");
}

const device = new RegExp(`^${deviceNames}$`, "u");

/**
 * Converts a text of any script to the characters of keys, and to none that Windows cannot hold. Returns an empty string
 * if nothing remains.
 */
export function toKey(text: string): string {
  return romanise(foldIdentifier(text))
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, "-")
    .replace(/^-|-$/gu, "")
    .replace(device, "$&-1");
}
