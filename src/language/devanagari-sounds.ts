const consonants = "कखगघङचछजझञटठडढणतथदधनपफबभमयरलळवशषसहॻॼॾॿॹॺ";
const consonantSounds = "kƙgɠnccjʝntƭdɗntƭdɗnpfbɓmyrllvssshgjdbjy";

const vowelSounds: Readonly<Record<string, string>> = {
  अ: "ə",
  ऄ: "ə",
  आ: "ɑ",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ॠ: "ri",
  ऌ: "li",
  ॡ: "li",
  ऍ: "e",
  ऎ: "e",
  ए: "e",
  ऐ: "ɑi",
  ऑ: "o",
  ऒ: "o",
  ओ: "o",
  औ: "o",
  "ा": "ɑ",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "ॄ": "ri",
  "ॢ": "li",
  "ॣ": "li",
  "ॅ": "e",
  "ॆ": "e",
  "े": "e",
  "ै": "ɑi",
  "ॉ": "o",
  "ॊ": "o",
  "ो": "o",
  "ौ": "o",
  "ं": "ŋ",
  "्": "",
};

const consonantSound = new Map(Array.from(consonants, (letter, index) => [letter, consonantSounds.charAt(index)]));

/** Vowel signs and the virama. They replace the inherent vowel of the consonant before them. */
const vowelSign = /[\u093E-\u094D\u0962\u0963]/;

/**
 * Returns the sounds of a folded Devanagari word, in the letters of `encodePhonetically`. A consonant without a vowel sign is
 * followed by `ə`, which speech and Latin spelling may drop. Signs without a sound are omitted.
 */
export function encodeDevanagari(word: string): string {
  const pronounced = word.replace(/ज्ञ/g, "ग्य");
  let sounds = "";
  for (let index = 0; index < pronounced.length; index += 1) {
    const letter = pronounced.charAt(index);
    const consonant = consonantSound.get(letter);
    if (consonant === undefined) sounds += vowelSounds[letter] ?? "";
    else sounds += vowelSign.test(pronounced.charAt(index + 1)) ? consonant : `${consonant}ə`;
  }
  return sounds;
}
