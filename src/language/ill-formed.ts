/**
 * Finds and corrects ill-formed Devanagari, which old fonts, PDF files and typing errors produce. The sequences are
 * wrong in every language: The Unicode Standard, table 12-1 ("do not use") and the order of signs in chapter 12.1.
 * Correct text is left unchanged, including Vedic accents, नॄँः and विद्वाल्ँलिखति.
 */
import devanagari from "./devanagari.json";
import { invertTable } from "./fold";
import { otherScript } from "./script";

const consonant = "[\\u0915-\\u0939\\u0958-\\u095F\\u0978-\\u097F]\\u093C?";
const vowel = "\\u0904-\\u0914\\u0960\\u0961\\u0972-\\u0977";
const vowelSign = "\\u093A\\u093B\\u093E-\\u094C\\u094E\\u094F\\u0955-\\u0957\\u0962\\u0963";
/** Candrabindu, anusvara and visarga. */
const nasalOrBreath = "\\u0900-\\u0903";
const joiner = "\\u200C\\u200D";
const cluster = `(?:${consonant}\\u094D[${joiner}]?)*${consonant}`;
/** The places that cannot carry a sign: the beginning of a word, a space, a digit, an avagraha. */
const noBase = "^|[ \\u00A0:\\d०-९ऽ]";

/** Vowels and signs spelled as two characters, with the single character that they look like. */
const composed = invertTable(devanagari.composed, " ");

interface Correction {
  readonly pattern: RegExp;
  readonly write: string | ((found: string, group?: string) => string);
}

function correction(pattern: string, write: Correction["write"]): Correction {
  return { pattern: new RegExp(pattern, "gu"), write };
}

const startsWithVowel = new RegExp(`^[${vowel}]`, "u");

/** Corrections of ill-formed sequences within a word, in the order of their application. */
const corrections: readonly Correction[] = [
  correction(`(^|[^\\u094D${joiner}])[${joiner}]+`, "$1"),
  correction(`(\\u094D[${joiner}])[${joiner}\\u094D]+`, "$1"),
  // A visarga typed for a colon: १०ः३०.
  correction("(^|[ :\\u00A0\\d०-९])ः+", "$1:"),
  correction(`^[${vowelSign}\\u0900-\\u0902\\u093C\\u094D\\u25CC]+[ \\u00A0]+`, ""),
  correction("\\u25CC", ""),
  // One sign typed twice. A candrabindu includes the anusvara.
  correction("([\\u093A-\\u093C\\u093E-\\u094D\\u0900-\\u0903])\\1+", "$1"),
  correction("[ंँ]{2,}", "ँ"),
  // Old fonts compose ई of इ and a reph: कार्रवार्इ. Compounds such as पुनर्इस्तेमाल are correct.
  correction("(पुन|न्त|ंत)?र्इ", (found, joined) => (joined ? found : "ई")),
  // Signs in visual order: िवद्यालय, अिधकारी, शकि्त, कायर्ालय.
  correction(`(${noBase}|[${vowel}${vowelSign}${nasalOrBreath}])ि(${cluster})`, "$1$2ि"),
  correction(`ि(\\u094D[${joiner}]?${consonant})`, "$1ि"),
  correction(`(${cluster})र्([${vowelSign}])`, "र्$1$2"),
  correction(`[ \\u00A0]+(?=[${vowelSign}\\u0900-\\u0902\\u093C\\u094D])`, ""),
  correction(`(${noBase})[${vowelSign}\\u093C\\u094D]+`, "$1"),
  correction("(^|[ \\u00A0:])[\\u0900-\\u0902]+", "$1"),
  // Signs in the wrong order: मंे, पढा़, ःं.
  correction(`([${nasalOrBreath}]+)([${vowelSign}])`, "$2$1"),
  correction(`\\u093C([${vowelSign}${nasalOrBreath}]+)\\u093C`, "\u093C$1"),
  correction(`([${vowelSign}${nasalOrBreath}]+)\\u093C`, "\u093C$1"),
  correction("ः([ँं])", "$1ः"),
  // Vowels in two parts: अादेश, आैर, याेग, चाॅंद.
  correction("ाॅं", "ाँ"),
  correction("आॅं", "आँ"),
  correction(`[${vowel}${vowelSign}][${vowelSign}]`, (pair) => {
    const [first = "", second = ""] = pair;
    return composed.get(pair) ?? (startsWithVowel.test(pair) ? first : second);
  }),
  // A halant without a consonant, or after a consonant with a vowel. The nasals य्ँ, ल्ँ, व्ँ are correct in both
  // orders.
  correction(`\\u094D[${joiner}]?(?=[${vowelSign}])`, ""),
  correction(`([${vowel}${vowelSign}ऀंः])\\u094D`, "$1"),
  correction("([^यलव])ँ\\u094D", "$1ँ"),
  correction("([^यलव])\\u094D(?=[ंः])", "$1"),
];

function applyOnce({ pattern, write }: Correction, text: string): string {
  return typeof write === "string" ? text.replace(pattern, write) : text.replace(pattern, write);
}

/** Returns the first ill-formed sequence of a word and the corrected word, or undefined if the word is well formed. */
function correctWord(word: string): { readonly signs: string; readonly near: string } | undefined {
  if (otherScript.test(word) && !/\p{Script=Devanagari}/u.test(word)) return undefined;
  let signs: string | undefined;
  let near = word;
  for (let before = ""; before !== near; ) {
    before = near;
    for (const rule of corrections) {
      const corrected = applyOnce(rule, near);
      if (corrected !== near) signs ??= near.match(rule.pattern)?.[0];
      near = corrected.normalize("NFC");
    }
  }
  return signs === undefined ? undefined : { signs, near };
}

const mark = `${vowelSign}${nasalOrBreath}\u093C\u094D`;
const letter = `\\p{L}\\p{M}\\d०-९\u25CC${joiner}`;

/**
 * Matches a word, with a sign separated from it by a space (पद ों). Also matches a single sign in brackets or quotation
 * marks, which the text mentions as such.
 */
const words = new RegExp(
  `[("“‘'«][${mark}][)"”’'»]|(?:[${mark}\u25CC]+[ \u00A0]+)?[${letter}]+(?:[ \u00A0]+(?=[${mark}])(?!ि${consonant})[${letter}]+)*`,
  "gu",
);
const isNamedSign = /^[("“‘'«]/u;

/** Matches something in every ill-formed text. Most texts do not match and are not analysed further. */
const suspect = new RegExp(
  [
    `[\u25CC${joiner}]`,
    `(?:^|[^\u0904-\u0963\u0971-\u097F\u0900-\u0903\u1CD0-\u1CFF\uA8E0-\uA8FF])[${mark}]`,
    `[${vowel}${vowelSign}${nasalOrBreath}\u094Dऽ][${vowelSign}\u094D]`,
    `[${vowelSign}${nasalOrBreath}\u093C]\u093C`,
    `[${nasalOrBreath}]{2}`,
    "\u094D[ंः]|ऽ\u093C|र्इ",
  ].join("|"),
  "u",
);

/** An ill-formed word, with its offset in the NFC form of the text. */
export interface IllFormedWord {
  readonly offset: number;
  readonly word: string;
  /** The first ill-formed sequence in the word. */
  readonly signs: string;
  /** The corrected word. */
  readonly near: string;
}

/** Finds the words with ill-formed Devanagari, in text order. */
export function findIllFormed(text: string): readonly IllFormedWord[] {
  const composedText = text.normalize("NFC");
  if (!suspect.test(composedText)) return [];
  return Array.from(composedText.matchAll(words)).flatMap(({ 0: word, index: offset }) => {
    const corrected = isNamedSign.test(word) ? undefined : correctWord(word);
    return corrected ? [{ offset, word, ...corrected }] : [];
  });
}

/** Returns the text in NFC with its Devanagari corrected. Correcting twice changes nothing. */
export function fixIllFormed(text: string): string {
  const composedText = text.normalize("NFC");
  if (!suspect.test(composedText)) return composedText;
  return composedText.replace(words, (word) => (isNamedSign.test(word) ? word : (correctWord(word)?.near ?? word)));
}
