import devanagari from "./devanagari.json";

/**
 * Characters that are removed: invisible ones, apostrophes, nukta, visarga, avagraha, Vedic accents, variation
 * selectors.
 */
const leftOut = /\p{Cf}|['`‘’ʼ]|[\u0903\u093C\u093D\u0951-\u0954]|[\u1CD0-\u1CFF]|[\uA8E0-\uA8F1]|[\uFE00-\uFE0F]/gu;

/** A digit of Devanagari or Bengali, whose value is in its last hexadecimal place. */
const indianDigit = /[०-९০-৯]/g;

/** A number with grouping commas: 1,200 or 1,00,000. */
const groupedNumber = /(^|[^\d,])(\d{1,3}(?:,\d{2,3})*,\d{3})(?![\d,])/g;

/** A zero that Hindi offices type as an abbreviation sign: उ0प्र0 for उ॰प्र॰. */
const abbreviatingZero = /([\u0900-\u0963])0(?!\d)/g;

/** A colon typed for a visarga inside a word: दु:ख. */
const colonForVisarga = /([\u0900-\u0963]):(?=[\u0900-\u0963])/g;

const notInWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** Returns a table with the value of each spelling, from the spellings of each value. */
export function invertTable(spellings: Readonly<Record<string, string>>, separator = ""): ReadonlyMap<string, string> {
  const entries = Object.entries(spellings);
  return new Map(entries.flatMap(([value, all]) => all.split(separator).map((spelling) => [spelling, value])));
}

/** Vowels spelled as two signs that look like one (The Unicode Standard, table 12-1, "do not use"), and ॐ. */
const composed = invertTable({ ...devanagari.composed, ओम: "ॐ" }, " ");
const spelledVowel = /अ[ाॉोौ]|एे|ा[ेै]|ॐ/g;

/** A consonant doubled after र्: कर्त्तव्य for कर्तव्य, अर्द्ध for अर्ध (optional by Aṣṭādhyāyī 8.4.46). */
const doubledAfterR =
  /र्(?:क्(?=[कख])|ग्(?=[गघ])|च्(?=[चछ])|ज्(?=[जझ])|ट्(?=[टठ])|ड्(?=[डढ])|त्(?=[तथ])|द्(?=[दध])|प्(?=[पफ])|ब्(?=[बभ])|([णनमयलवशषस])्(?=\1))+/g;

/**
 * A nasal before a consonant of its class, which may be written as anusvara (Aṣṭādhyāyī 8.4.58-59). Also nasals before
 * a sibilant, व or a loan word's retroflex, where both spellings are in use (लाइसेन्स, सम्वत्, प्रिन्टर).
 */
const homorganicNasal = /ं?(?:ङ्(?=[क-ङ])|ञ्(?=[च-ञ])|ण्(?=[ट-ण])|न्(?=[ट-नशषस])|म्(?=[प-मवशषस]))+/g;

/** The doubled first consonant of a cluster: तत्त्व for तत्व, उज्ज्वल for उज्वल. */
const doubledInCluster = /([क-ह])्(?:\1्)+/g;

const finalVirama = /्{1,9}(?![\u0900-\u097F])/g;
const finalAnusvara = /([क-हअ-ऋािीुूृ])ं(?![\u0900-\u097F])/g;

/** Adds the glide that Hindi may omit: ये in गए and घोषणाएँ. With the glide, stems stay whole (विद्यालये). */
function withGlide(text: string): string {
  return text.replace(/[एई]/g, (vowel, offset: number) => {
    if (!/[\u0900-\u094C]/.test(text.charAt(offset - 1))) return vowel;
    return vowel === "ए" ? "ये" : "यी";
  });
}

const plainWords = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/** Folds Devanagari after nukta, visarga and invisible characters are removed and words are separated by spaces. */
function foldDevanagari(text: string): string {
  const spelled = text.replace(/[ऀँं]+/g, "ं").replace(spelledVowel, (signs) => composed.get(signs) ?? signs);
  return withGlide(spelled)
    .replace(doubledAfterR, "र्")
    .replace(homorganicNasal, "ं")
    .replace(doubledInCluster, "$1्")
    .replace(finalVirama, "")
    .replace(finalAnusvara, "$1म")
    .replace(/ {2,}/g, " ")
    .trim();
}

/**
 * Folds a text to the form in which the index and queries are compared.
 *
 * Ignored differences: nukta, visarga, avagraha, final halant, invisible joiners, and case. Anusvara equals
 * chandrabindu, the nasal of the consonant's class, and final म्. Also ignored are consonants doubled after र् or in a
 * cluster, and the glide of गये and गए. Digits become Latin, and compatibility forms such as ﬁ from a PDF are
 * decomposed (Unicode NFKC). Anything but letters, marks and numbers becomes one space. Vowel length, aspiration and
 * sibilants are preserved, because they distinguish words. Never throws. Folding twice changes nothing.
 */
export function foldText(text: string): string {
  // Codes and numbers, which are frequent in long lists, need no further folding.
  if (plainWords.test(text)) return text.toLowerCase().replace(/-/g, " ");
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(leftOut, "")
    // A removed character may have separated two marks that are out of canonical order.
    .normalize("NFD")
    .replace(indianDigit, (digit) => String((digit.charCodeAt(0) & 15) - 6))
    .replace(groupedNumber, (_, before: string, number: string) => before + number.replace(/,/g, ""))
    .replace(abbreviatingZero, "$1 ")
    .replace(colonForVisarga, "$1")
    .replace(notInWords, " ")
    .trim();
  const folded = /[\u0900-\u097F]/.test(plain) ? foldDevanagari(plain) : plain;
  return folded.normalize("NFC");
}

/** Returns the folded words of a text, or an empty array if it has no letters and numbers. */
export function foldWords(text: string): readonly string[] {
  const folded = foldText(text);
  return folded === "" ? [] : folded.split(" ");
}
