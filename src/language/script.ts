import { getLocale, type LocaleCode, locales } from "../site/locales";
import { softHyphen } from "./soft-hyphen";

/** The position of a match, in UTF-16 code units as in `String.prototype.slice`. */
export interface PlacedMatch {
  readonly offset: number;
}

/** A word in a script that its language does not use. */
export interface ForeignWord extends PlacedMatch {
  readonly word: string;
}

/** An invisible character, or one that indicates damaged text. */
export interface StrayCharacter extends PlacedMatch {
  /** The code point as in Unicode's charts: "U+200B". */
  readonly codePoint: string;
}

/** A possible URL: any text without spaces and brackets, which includes the target of a Markdown link. */
const addressLike = /[^\s()<>[\]]+/gu;

/** A URI with its scheme (RFC 3986), a path or fragment, an e-mail address, a domain or file name. */
const url =
  /^(?:[a-z][a-z\d+.-]*:[^\s\p{Script=Devanagari}]+|[/#]\S+|[^\s@]+@[^\s@.]+\.[^\s@]+|[\w-]+(?:\.[\w-]+)+[.,;:!?।]*)$/iu;

/** A canonical Roman numeral from 1 to 3999. */
const romanNumeral = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** A placeholder of i18next. */
const placeholder = /\{\{[^{}]*\}\}/gu;

const word = /[\p{L}\p{M}\p{N}\u200C\u200D]+(?:-[\p{L}\p{M}\p{N}\u200C\u200D]+)*/gu;

const scripts = [...new Set(["Deva", ...locales.map(({ script }) => script)])].filter((script) => script !== "Latn");

interface ScriptRule {
  /** A character that every foreign word of the script contains. Most texts have none and are not analysed further. */
  readonly outside: RegExp;
  /** A gloss: text in brackets or quotation marks. In Latin script also in square brackets, which a link uses. */
  readonly gloss: RegExp;
  /** The letters of other languages of the site, which a gloss may contain. */
  readonly others: RegExp;
}

/** The rules by ISO 15924 code. Texts in other scripts have none and pass. */
const rules: Readonly<Record<string, ScriptRule>> = {
  Latn: {
    outside: /(?=\p{L})\P{Script=Latin}/u,
    gloss: /\([^()]*\)|\[[^[\]]*\]|“[^“”]*”|‘[^‘’]*’|"[^"]*"/gu,
    others: new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join("")}]+`, "gu"),
  },
  Deva: {
    outside: /(?=[\p{L}\p{Script=Latin}])\P{Script=Devanagari}/u,
    gloss: /\([^()]*\)|“[^“”]*”|‘[^‘’]*’|"[^"]*"/gu,
    others: /\p{Script=Latin}+/gu,
  },
};

function blank(text: string): string {
  return " ".repeat(text.length);
}

/** An acronym or product name, which is normal in Latin letters: NEP, CBSE, WhatsApp, iGOT. */
const acronym = /^(?:\p{Lu}{2,}s?|(?=\p{L}+$).*?\p{Ll}\p{Lu}.*)$/u;

/** Returns whether Devanagari text may contain a Latin word. A single letter is a label: section 4(1)(b), group A. */
function isAllowedInDevanagari(latin: string, allowsLatin: AllowsLatin): boolean {
  return latin.length === 1 || romanNumeral.test(latin) || acronym.test(latin) || allowsLatin(latin);
}

const twoScripts =
  /\p{Script=Latin}\p{Script=Devanagari}|\p{Script=Devanagari}\p{Script=Latin}|[\p{Script=Latin}\p{Script=Devanagari}](?=\p{L})[^\p{Script=Latin}\p{Script=Devanagari}]|(?=\p{L})[^\p{Script=Latin}\p{Script=Devanagari}][\p{Script=Latin}\p{Script=Devanagari}]/u;

/** Returns whether a word has adjacent letters of two scripts. An acronym with a Hindi ending (PDFका) is allowed. */
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

/** Returns whether Hindi and Sanskrit may contain a word in Latin letters, by the glossary's list. */
export type AllowsLatin = (word: string) => boolean;

/**
 * Finds the words of a text that are not in the script of its language.
 *
 * Hindi and Sanskrit may contain URLs, Roman numerals, single letters and the glossary's terms in Latin letters. A
 * gloss in brackets or quotation marks may be in the other script, because its translation is next to it. Letters of a
 * third script, and words of mixed scripts, are foreign everywhere: they are usually look-alikes or typing errors.
 * Languages in other scripts than these two have no rules.
 */
export function findForeignWords(text: string, locale: LocaleCode, allowsLatin: AllowsLatin): readonly ForeignWord[] {
  const { script } = getLocale(locale);
  const rule = rules[script];
  if (!rule?.outside.test(text)) return [];
  const judged = text
    .replace(placeholder, blank)
    .replace(addressLike, (sign) => (url.test(sign) ? blank(sign) : sign))
    .replace(rule.gloss, (quoted) => quoted.replace(rule.others, blank));
  return Array.from(judged.matchAll(word), (match) => ({ word: match[0], offset: match.index })).filter((found) =>
    script === "Latn" ? isForeignToLatin(found.word) : isForeignToDevanagari(found.word, allowsLatin),
  );
}

/** Invisible or damaged: controls, formats, private use, unassigned, ignorable, U+FFFC, U+FFFD, blank letters. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD\u2800]/u;

const joiners = /[\u200C\u200D]+/g;

/** A letter or sign of a script without rules: neither Devanagari nor Latin. */
export const otherScript =
  /(?=[\p{L}\p{M}])[^\p{Script=Devanagari}\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Returns whether a joiner may choose the form of a letter: in Devanagari after a virama (The Unicode Standard, 12.1),
 * in other Indian scripts anywhere.
 */
function isNeededJoiner(text: string, offset: number): boolean {
  const before = text.charAt(offset - 1);
  return /[\u200C\u200D]/.test(text.charAt(offset)) && (before === "\u094D" || otherScript.test(before));
}

/** Finds control and invisible characters, except line breaks and joiners that a script needs. */
export function findStrayCharacters(text: string): readonly StrayCharacter[] {
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

/** The blanks that programs and web pages leave around a text. Joiners are excluded: Devanagari needs them. */
const blankAround = /[\s\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** Trims visible and invisible blanks. */
export function trimText(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && blankAround.test(text.charAt(start))) start += 1;
  while (end > start && blankAround.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Cleans a text for storage: without blanks around it and without soft hyphens, which pages set themselves, and with
 * single joiners only where its script needs them.
 */
export function tidyText(text: string): string {
  const joined = text.replaceAll(softHyphen, "");
  return trimText(
    joined.replace(joiners, (signs, offset: number) => (isNeededJoiner(joined, offset) ? signs.charAt(0) : "")),
  );
}

/** Normalises a text for comparison: cleaned, in NFC. */
export function normaliseText(text: string): string {
  return tidyText(text).normalize("NFC");
}
