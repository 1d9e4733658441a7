import { encodePhonetically } from "./transliterate";

/**
 * A phonetic key encoded for searching. `letters` omits the three a, so that one `indexOf` finds a candidate. `details`
 * has one character per letter: its nasal and the a after it. Both begin and end with a space.
 */
export interface Sounds {
  readonly letters: string;
  readonly details: string;
}

/** Codes of the a after a letter: none, inherent (can be dropped), long, everyday (length unknown). */
const noVowel = 0;
const inherentVowel = 1;
const longVowel = 2;
const everydayVowel = 3;

const vowelCodes: Readonly<Record<string, number>> = { ə: inherentVowel, ɑ: longVowel, a: everydayVowel };

/** Codes of nasals, which share the letter n: 0 for n and non-nasals, 4 for m, 8 for either. */
const nasalCodes: Readonly<Record<string, number>> = { m: 4, ŋ: 8 };

/** For each vowel code, the vowel codes that it is compatible with. */
const vowelAgreement: readonly (readonly boolean[])[] = [
  [true, true, false, false],
  [true, true, false, true],
  [false, false, true, true],
  [false, true, true, true],
];

/** Encodes the phonetic key of a text. */
export function encodeSounds(text: string): Sounds {
  const signs = `${encodePhonetically(text)} `;
  let letters = " ";
  let details = "";
  let detail = noVowel;
  for (let index = 0; index < signs.length; index += 1) {
    const sign = signs.charAt(index);
    const vowel = vowelCodes[sign];
    if (vowel === undefined) {
      details += String.fromCharCode(detail);
      detail = nasalCodes[sign] ?? 0;
      letters += sign === "m" || sign === "ŋ" ? "n" : sign;
    } else {
      detail += vowel;
    }
  }
  return { letters, details: details + String.fromCharCode(detail) };
}

/** Returns whether two details can belong to the same sound: their nasals and the following a are compatible. */
export function sameDetail(left: number, right: number): boolean {
  return sameNasal(left, right) && sameVowel(left, right);
}

/** Returns whether the following a in two details is compatible with two spellings of one word. */
export function sameVowel(left: number, right: number): boolean {
  return vowelAgreement[left & 3]?.[right & 3] ?? false;
}

/** Returns whether the nasals of two details are compatible, regardless of the following a. */
export function sameNasal(left: number, right: number): boolean {
  const [one, other] = [left >> 2, right >> 2];
  return one === other || (one === 2 && other < 2) || (other === 2 && one < 2);
}

/** Returns whether a written a, not just an inherent one, follows the letter. */
export function hasWrittenVowel(detail: number): boolean {
  return (detail & 3) >= longVowel;
}

/** Returns whether an a, written or inherent, can follow the letter. */
export function allowsVowel(detail: number): boolean {
  return (detail & 3) !== noVowel;
}
