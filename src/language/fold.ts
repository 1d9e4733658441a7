/** Left out altogether: invisible characters, apostrophes, nukta, visarga, avagraha, Vedic accents, variation selectors. */
const leftOut = /\p{Cf}|['`‘’ʼ]|[\u0903\u093C\u093D\u0951-\u0954]|[\u1CD0-\u1CFF]|[\uA8E0-\uA8F1]|[\uFE00-\uFE0F]/gu;

const devanagariDigit = /[०-९]/g;

/** 1,200 and 1,00,000: commas that group the digits of one number. */
const groupedNumber = /(^|[^\d,])(\d{1,3}(?:,\d{2,3})*,\d{3})(?![\d,])/g;

/** The zero that Hindi offices type as an abbreviation sign: उ0प्र0 for उ॰प्र॰. */
const abbreviatingZero = /([\u0900-\u0963])0(?!\d)/g;

/** A colon typed for the visarga inside a word: दु:ख. */
const colonForVisarga = /([\u0900-\u0963]):(?=[\u0900-\u0963])/g;

const notInWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** Vowels spelled in two signs that look like one; The Unicode Standard, table 12-1 ("do not use"), and ॐ. */
const spelledVowels: Readonly<Record<string, string>> = {
  अा: "आ",
  अॉ: "ऑ",
  अो: "ओ",
  अौ: "औ",
  एे: "ऐ",
  "ाे": "ो",
  "ाै": "ौ",
  ॐ: "ओम",
};
const spelledVowel = /अ[ाॉोौ]|एे|ा[ेै]|ॐ/g;

/** After र् a consonant may be doubled: कर्त्तव्य for कर्तव्य, अर्द्ध for अर्ध (Aṣṭādhyāyī 8.4.46, optional). */
const doubledAfterR =
  /र्(?:क्(?=[कख])|ग्(?=[गघ])|च्(?=[चछ])|ज्(?=[जझ])|ट्(?=[टठ])|ड्(?=[डढ])|त्(?=[तथ])|द्(?=[दध])|प्(?=[पफ])|ब्(?=[बभ])|([णनमयलवशषस])्(?=\1))+/g;

/**
 * A nasal before a consonant of its own class, which may be written as anusvara (Aṣṭādhyāyī 8.4.58-59), and those
 * before a sibilant, व or the retroflex of a loan word that are written both ways today (लाइसेन्स, सम्वत्, प्रिन्टर).
 */
const homorganicNasal = /ं*(?:ङ्(?=[क-ङ])|ञ्(?=[च-ञ])|ण्(?=[ट-ण])|न्(?=[ट-नशषस])|म्(?=[प-मवशषस]))+/g;

/** The first of three consonants may be doubled: तत्त्व for तत्व, उज्ज्वल for उज्वल. */
const doubledInCluster = /([क-ह])्(?:\1्)+/g;

const finalVirama = /्+(?![\u0900-\u097F])/g;
const finalAnusvara = /([क-हअ-ऋािीुूृ])ं(?![\u0900-\u097F])/g;

/** Hindi writes the glide or not: गये and गए, घोषणायें and घोषणाएँ. With it, stems stay whole (विद्यालये). */
function withGlide(text: string): string {
  return text.replace(/[एई]/g, (vowel, offset: number) => {
    if (!/[\u0900-\u094C]/.test(text.charAt(offset - 1))) return vowel;
    return vowel === "ए" ? "ये" : "यी";
  });
}

const plainWords = /^[a-z0-9]+(?:-[a-z0-9]+)*$/i;

/** Folds Devanagari whose nukta, visarga and invisible characters are gone and whose words stand apart. */
function foldDevanagari(text: string): string {
  const spelled = text.replace(/[ऀँं]+/g, "ं").replace(spelledVowel, (signs) => spelledVowels[signs] ?? signs);
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
 * Brings a text to the one form in which texts are compared: index and query both pass through it. Equal afterwards
 * are spellings of the same words: with and without nukta, anusvara or the nasal of the consonant's class, chandrabindu
 * or anusvara, with and without visarga, avagraha, final halant (and final म् as anusvara), invisible joiners,
 * doubled consonants after र्, the glide of गये/गए; Devanagari or Latin digits; upper or lower case; compatibility
 * forms such as the ﬁ of a PDF (Unicode NFKC). Everything that is neither letter, mark nor number is one space.
 * Vowel length, aspiration and sibilants are kept: they tell words apart. Never fails; folding twice changes nothing.
 */
export function fold(text: string): string {
  // Codes and numbers, of which long lists are full, need nothing of what follows.
  if (plainWords.test(text)) return text.toLowerCase().replace(/-/g, " ");
  const plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(leftOut, "")
    // What is left out may have kept two marks from standing in canonical order.
    .normalize("NFD")
    .replace(devanagariDigit, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(groupedNumber, (_, before: string, number: string) => before + number.replace(/,/g, ""))
    .replace(abbreviatingZero, "$1 ")
    .replace(colonForVisarga, "$1")
    .replace(notInWords, " ")
    .trim();
  const folded = /[\u0900-\u097F]/.test(plain) ? foldDevanagari(plain) : plain;
  return folded.normalize("NFC");
}

/** The words of a text, folded; none for a text without letters and numbers. */
export function foldedWords(text: string): readonly string[] {
  const folded = fold(text);
  return folded === "" ? [] : folded.split(" ");
}
