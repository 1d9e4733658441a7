import { getLocale, type LocaleCode } from "../site/locales";

/** The scripts of the site's languages, as ISO 15924 codes. */
export type Script = "Latn" | "Deva";

/** Something found in a text, with its offset in UTF-16 code units, as `String.prototype.slice` counts. */
export interface Match {
  readonly offset: number;
}

/** A word in a script that the language is not written in. */
export interface ForeignWord extends Match {
  readonly word: string;
}

/** A character that no reader sees, or that stands for damage. */
export interface StrayCharacter extends Match {
  /** As in Unicode's charts: "U+200B". */
  readonly codePoint: string;
}

/** The form of a possible URL. It is any text without a space or bracket, so that a Markdown link's target is one. */
const addressLike = /[^\s()<>[\]]+/gu;

/** A URI with its scheme (RFC 3986), a path or fragment, an e-mail address, a domain or file name. */
const url =
  /^(?:[a-z][a-z\d+.-]*:[^\s\p{Script=Devanagari}]+|[/#]\S+|[^\s@]+@[^\s@]+\.[^\s@]+|[\w-]+(?:\.[\w-]+)+[.,;:!?।]*)$/iu;

/** A Roman numeral in its one right form, 1 to 3999. */
const romanNumeral = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** A gloss: what stands in brackets or quotation marks. Square brackets are those of a link as well. */
const glosses: Readonly<Record<Script, RegExp>> = {
  Latn: /\([^()]*\)|\[[^[\]]*\]|“[^”]*”|‘[^’]*’|"[^"]*"/gu,
  Deva: /\([^()]*\)|“[^”]*”|‘[^’]*’|"[^"]*"/gu,
};

/** A gap that a value is put into. */
const placeholder = /\{\{[^}]*\}\}/gu;

const word = /[\p{L}\p{M}\p{N}\u200C\u200D]+(?:-[\p{L}\p{M}\p{N}\u200C\u200D]+)*/gu;

/** A sign by which alone a word can be foreign to a script; most texts have none, and need no closer look. */
const outside: Readonly<Record<Script, RegExp>> = {
  Latn: /(?=\p{L})\P{Script=Latin}/u,
  Deva: /(?=[\p{L}\p{Script=Latin}])\P{Script=Devanagari}/u,
};

function blank(text: string): string {
  return " ".repeat(text.length);
}

/** An acronym or the name of a product, which are at home in Latin letters: NEP, CBSE, WhatsApp, iGOT. */
const acronym = /^(?:\p{Lu}{2,}s?|\p{L}*\p{Ll}\p{Lu}\p{L}*)$/u;

/** A single letter is a label, not a word: section 4(1)(b), group A. */
function isAllowedInDevanagari(latin: string, allowsLatin: AllowsLatin): boolean {
  return latin.length === 1 || romanNumeral.test(latin) || acronym.test(latin) || allowsLatin(latin);
}

const twoScripts =
  /\p{Script=Latin}\p{Script=Devanagari}|\p{Script=Devanagari}\p{Script=Latin}|[\p{Script=Latin}\p{Script=Devanagari}](?=\p{L})[^\p{Script=Latin}\p{Script=Devanagari}]|(?=\p{L})[^\p{Script=Latin}\p{Script=Devanagari}][\p{Script=Latin}\p{Script=Devanagari}]/u;

/** Returns whether a word has letters of two scripts side by side. A Hindi ending after an acronym is none: PDFका. */
export function isOfTwoScripts(word: string): boolean {
  return twoScripts.test(word) && !/^\p{Lu}{2,}\p{Script=Devanagari}+$/u.test(word);
}

function isForeignToDevanagari(token: string, allowsLatin: AllowsLatin): boolean {
  if (/\p{L}/u.test(token.replace(/[\p{Script=Latin}\p{Script=Devanagari}]/gu, ""))) return true;
  const parts = token.split("-").filter((part) => /\p{Script=Latin}/u.test(part));
  if (parts.length === 0 || allowsLatin(token)) return false;
  return parts.some((part) => !isAllowedInDevanagari(part.replace(/\p{N}+/gu, ""), allowsLatin));
}

function isForeignToLatin(token: string): boolean {
  return /\p{L}/u.test(token.replace(/\p{Script=Latin}/gu, ""));
}

/** Says whether Hindi and Sanskrit may have a word in Latin letters: the glossary's list. */
export type AllowsLatin = (word: string) => boolean;

/**
 * The words of a text that are not in the script of its language.
 *
 * Hindi and Sanskrit may have addresses, Roman numerals, single letters and the glossary's terms in Latin letters. A
 * gloss in brackets or quotation marks may be in the other script: there the reader has the own language beside it,
 * while a bare word is one that nobody translated. Letters of a third script, and words mixed of two, are
 * foreign everywhere: they are mostly look-alikes or slips of the keyboard.
 */
export function foreignWords(text: string, locale: LocaleCode, allowsLatin: AllowsLatin): readonly ForeignWord[] {
  const { script } = getLocale(locale);
  if (!outside[script].test(text)) return [];
  const other = script === "Latn" ? /\p{Script=Devanagari}+/gu : /\p{Script=Latin}+/gu;
  const judged = text
    .replace(placeholder, blank)
    .replace(addressLike, (sign) => (url.test(sign) ? blank(sign) : sign))
    .replace(glosses[script], (quoted) => quoted.replace(other, blank));
  return Array.from(judged.matchAll(word), (match) => ({ word: match[0], offset: match.index })).filter((found) =>
    script === "Latn" ? isForeignToLatin(found.word) : isForeignToDevanagari(found.word, allowsLatin),
  );
}

/** Unseen or damaged: controls but line breaks, formats, private use, unassigned, ignorable, U+FFFC, U+FFFD, blank letters. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD\u2800]/u;

const joiners = /[\u200C\u200D]+/g;

/** Devanagari needs a joiner only after a virama, to choose the form of the consonant (The Unicode Standard, 12.1). */
function isNeededJoiner(text: string, offset: number): boolean {
  return /[\u200C\u200D]/.test(text.charAt(offset)) && text.charAt(offset - 1) === "\u094D";
}

/** The control and invisible characters of a text. Line breaks, and joiners where Devanagari needs them, are none. */
export function strayCharacters(text: string): readonly StrayCharacter[] {
  const found: StrayCharacter[] = [];
  let offset = 0;
  for (const character of text) {
    const lineBreak = character === "\n" || (character === "\r" && text.charAt(offset + 1) === "\n");
    if (unseen.test(character) && !lineBreak && !isNeededJoiner(text, offset)) {
      const hexadecimal = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
      found.push({ codePoint: `U+${hexadecimal}`, offset });
    }
    offset += character.length;
  }
  return found;
}

/** A text as it is kept: in NFC, with joiners only where Devanagari needs them (of several in a row the first). */
export function normaliseText(text: string): string {
  const kept = text.replace(joiners, (signs, offset: number) => (isNeededJoiner(text, offset) ? signs.charAt(0) : ""));
  return kept.normalize("NFC");
}

/** The script that most letters of a text are in; null when it has none of either. */
export function dominantScript(text: string): Script | null {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const devanagari = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0;
  if (latin === 0 && devanagari === 0) return null;
  return devanagari >= latin ? "Deva" : "Latn";
}
