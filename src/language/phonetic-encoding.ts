import devanagari from "./devanagari.json";
import { foldText, invertTable } from "./fold";
import { encodeLatin, splitAtLatin } from "./latin-sounds";

const consonants = "कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहॻॼॾॿॹॺ";
const consonantSounds = "kƙgɠnccjʝntƭdɗntƭdɗnpfbɓmyrllvssshgjdbjy";
const consonantSound = new Map(Array.from(consonants, (letter, index) => [letter, consonantSounds.charAt(index)]));
const vowelSounds = invertTable(devanagari.vowels);

/** Vowel signs and the virama. They replace the inherent vowel of the consonant before them. */
const vowelSign = /[\u093E-\u094D\u0962\u0963]/;

/**
 * Returns the sounds of a folded Devanagari word, in the letters of `encodePhonetically`. A consonant without a vowel sign is
 * followed by `ə`, which speech and Latin spelling may drop. Signs without a sound are omitted.
 */
function encodeDevanagari(word: string): string {
  const pronounced = word.replace(/ज्ञ/g, "ग्य");
  let sounds = "";
  for (let index = 0; index < pronounced.length; index += 1) {
    const letter = pronounced.charAt(index);
    const consonant = consonantSound.get(letter);
    if (consonant === undefined) sounds += vowelSounds.get(letter) ?? "";
    else sounds += vowelSign.test(pronounced.charAt(index + 1)) ? consonant : `${consonant}ə`;
  }
  return sounds;
}

/** ड़ and ढ़ sound like r, but folding would make them ड and ढ. In NFC a nukta is always a separate character. */
const flappedR = /[डढ]\u093C/g;

/** Parts of a folded text that are entirely Devanagari or contain none. */
const sameScript = /[\u0900-\u097F]+|[^\u0900-\u097F ]+/g;

/** Merges sounds that differ between spellings of one word, in either script. */
function merge(sounds: string): string {
  return sounds
    .replace(/[nm](?=[kƙgɠcjʝtƭdɗpfbɓvsh])/g, "ŋ")
    .replace(/ŋ{1,9}(?=[nm])/g, "")
    .replace(/ŋh/g, "ŋɠ")
    .replace(/[aɑə]{1,9}u/g, "o")
    .replace(/[aɑə]{2,}/g, (signs) => (signs.includes("ɑ") ? "ɑ" : signs.charAt(0)))
    .replace(/([^aɑə\d])\1+/g, "$1")
    .replace(/k(?=ƙ)|g(?=ɠ)|j(?=ʝ)|t(?=ƭ)|d(?=ɗ)|b(?=ɓ)|p(?=f)/g, "")
    .replace(/([aɑə])y(?=i)/g, "$1")
    .replace(/([aɑə])(?=e)/g, "$1y")
    .replace(/([iu])y(?=e)/g, "$1")
    .replace(/([kƙgɠcjʝtƭdɗpfbɓvs]|^[mn])r(?=[kƙgɠcjʝtƭdɗpfbɓmnvsh])/g, "$1ri");
}

/** Merges repeatedly until nothing changes, because merged letters may form a new pair ("sshh"). */
function settled(sounds: string): string {
  const merged = merge(sounds);
  const read = merge(encodeLatin(merged));
  return read === merged ? merged : settled(read);
}

/**
 * Returns the sounds of a text in one coarse Latin spelling for both scripts, so that शासनादेश, "śāsanādeśa",
 * "zAsanAdeza" and "shasanadesh" can be compared. Compare with `contains` and `containsFuzzily`, not by equality, because
 * of the three a below.
 *
 * - Merged: long and short i and u; the glide of गये and गए; the sibilants; retroflex and dental; the nasals before
 *   another consonant (`ŋ`); ओ and औ; doubled letters; v and w; ph and f; c, ch and chh; ज्ञ, jñ and gy; ऋ, ṛ and ri.
 *   Visarga is silent.
 * - An aspirate is one letter: ƙ ɠ ʝ ƭ ɗ ɓ f for kh gh jh th dh bh ph.
 * - `ɑ` is the long vowel. `ə` is the inherent vowel, which everyday spelling and Hindi speech may drop. `a` is either
 *   of the two in everyday spelling.
 *
 * Transliteration libraries are not used, because they convert between scholarly schemes: they read "shasanadesh" as
 * शसनदेश् and do not handle dropped vowels. They are also several times larger than this folder. Words are separated by
 * one space. Never throws. The phonetic key of a phonetic key is the same.
 */
export function encodePhonetically(text: string): string {
  const words = splitAtLatin(text).flatMap((run, index) => {
    if (index % 2 === 1) return [encodeLatin(run)];
    return (foldText(run.replace(flappedR, "र")).match(sameScript) ?? []).map((part) =>
      /[\u0900-\u097F]/.test(part) ? encodeDevanagari(part) : part,
    );
  });
  return words
    .map(settled)
    .filter((word) => word !== "")
    .join(" ");
}

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
export function matchesDetail(left: number, right: number): boolean {
  return matchesNasal(left, right) && matchesVowel(left, right);
}

/** Returns whether the following a in two details is compatible with two spellings of one word. */
export function matchesVowel(left: number, right: number): boolean {
  return vowelAgreement[left & 3]?.[right & 3] ?? false;
}

/** Returns whether the nasals of two details are compatible, regardless of the following a. */
export function matchesNasal(left: number, right: number): boolean {
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
