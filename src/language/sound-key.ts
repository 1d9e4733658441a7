import devanagari from "./devanagari.json";
import { foldText, invertTable } from "./fold";
import latin from "./latin.json";

const consonants = "कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहॻॼॾॿॹॺ";
const consonantSounds = "kƙgɠnccjʝntƭdɗntƭdɗnpfbɓmyrllvssshgjdbjy";
const consonantSound = new Map(Array.from(consonants, (letter, index) => [letter, consonantSounds.charAt(index)]));
const vowelSound = invertTable(devanagari.vowels);

/** A vowel sign or virama, which replaces the inherent vowel of the consonant before it. */
const vowelSign = /[\u093E-\u094D\u0962\u0963]/u;

/** Returns the sounds of a folded Devanagari word, with each vowel a. */
function soundDevanagari(word: string): string {
  const letters = Array.from(word.replace(/ज्ञ/gu, "ग्य"));
  const sounds = letters.map((letter, place) => {
    const consonant = consonantSound.get(letter);
    if (consonant === undefined) return vowelSound.get(letter) ?? "";
    return vowelSign.test(letters[place + 1] ?? "") ? consonant : `${consonant}a`;
  });
  return sounds.join("").replace(/a(?=[aə])/gu, "");
}

/** Writes ड़ and ढ़ as the र that they sound like, and omits a last nasal after a vowel: नवीं, हिंदीं. */
function withoutSilent(word: string): string {
  return word
    .normalize("NFC")
    .replace(/[डढ]\u093C/gu, "र")
    .replace(/([ीूेैो])[ंँ]$/u, "$1");
}

/** A capital inside a word: a separate letter in Harvard-Kyoto and ITRANS. */
const innerCapital = /[a-z][A-Z]|^[RS][A-Z]?[a-z]*[A-Z]/u;

/** Converts Harvard-Kyoto or ITRANS to letters with diacritics where the sounds differ from everyday spelling. */
function fromCapitals(word: string): string {
  return word
    .replace(/R+(?:i|(?![aeiouAIU]))/gu, "r\u0325")
    .replace(/[MGJ]/gu, "n\u0304")
    .replace(/H/gu, "")
    .replace(/z/gu, "s");
}

/** Spellings of sounds in Latin letters, in the order of replacement. */
const spellings = latin.spellings.map(([spelling = "", sound = ""]) => [new RegExp(spelling, "gu"), sound] as const);

/** Returns the sounds of a word in Latin letters, in an everyday or scholarly spelling of Hindi, or in English. */
function soundLatin(word: string): string {
  const typed = word.normalize("NFD").replace(/['‘’ʼ]/gu, "");
  const spelled = innerCapital.test(typed) ? fromCapitals(typed) : typed;
  const isScholarly = /[\u0300-\u036F]/u.test(spelled) || spelled !== typed;
  return spellings.reduce(
    (sounds, [spelling, sound]) => sounds.replace(spelling, sound),
    isScholarly ? spelled.toLowerCase().replace(/c(?!h)/gu, "ch") : spelled.toLowerCase(),
  );
}

/**
 * Returns the key of a word's sounds, the same for its spellings in both scripts: शासनादेश, śāsanādeśa and shasanadesh
 * are all `ssndes`; ऑफ़िस and office are `ofis`.
 *
 * Vowels a and ai are omitted, because speech and everyday spelling drop or lengthen them. Long and short i and u are
 * merged; also sibilants, retroflex and dental consonants, doubled letters, nasals before other consonants, ch and chh,
 * ph and f, v and w. An aspirate is one letter (ƙ ɠ ʝ ƭ ɗ ɓ f). A last e, nasal or h is silent.
 */
export function toSoundKey(word: string): string {
  const isDevanagari = /[\u0900-\u097F]/u.test(word);
  const sounds = isDevanagari ? soundDevanagari(foldText(withoutSilent(word)).replace(/ /gu, "")) : soundLatin(word);
  return sounds
    .replace(/[^a-zƙɠʝƭɗɓ]/gu, "")
    .replace(/n(?=[mn])/gu, "")
    .replace(/nh/gu, "nɠ")
    .replace(/(.)\1+/gu, "$1")
    .replace(/k(?=ƙ)|g(?=ɠ)|j(?=ʝ)|t(?=ƭ)|d(?=ɗ)|b(?=ɓ)|p(?=f)/gu, "")
    .replace(/au/gu, "o")
    .replace(/y(?=[ie])/gu, "")
    .replace(/ai/gu, "a")
    .replace(/a/gu, "")
    .replace(/er$/u, "r")
    .replace(/(..)[eh]$/u, "$1");
}
