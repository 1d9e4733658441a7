import { getLocale, type LocaleCode } from "../site/locales";

/** The scripts of the site's languages, as ISO 15924 codes. */
export type Script = "Latn" | "Deva";

/** The position of a match, in UTF-16 code units as in `String.prototype.slice`. */
export interface Match {
  readonly offset: number;
}

/** A word in a script that its language does not use. */
export interface ForeignWord extends Match {
  readonly word: string;
}

/** An invisible character, or one that indicates damaged text. */
export interface StrayCharacter extends Match {
  /** The code point as in Unicode's charts: "U+200B". */
  readonly codePoint: string;
}

/** A possible URL: any text without spaces and brackets, which includes the target of a Markdown link. */
const addressLike = /[^\s()<>[\]]+/gu;

/** A URI with its scheme (RFC 3986), a path or fragment, an e-mail address, a domain or file name. */
const url =
  /^(?:[a-z][a-z\d+.-]*:[^\s\p{Script=Devanagari}]+|[/#]\S+|[^\s@]+@[^\s@]+\.[^\s@]+|[\w-]+(?:\.[\w-]+)+[.,;:!?।]*)$/iu;

/** A canonical Roman numeral from 1 to 3999. */
const romanNumeral = /^(?=.)M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/;

/** A gloss: text in brackets or quotation marks. In Latin script also in square brackets, which a link uses. */
const glosses: Readonly<Record<Script, RegExp>> = {
  Latn: /\([^()]*\)|\[[^[\]]*\]|“[^”]*”|‘[^’]*’|"[^"]*"/gu,
  Deva: /\([^()]*\)|“[^”]*”|‘[^’]*’|"[^"]*"/gu,
};

/** A placeholder of i18next. */
const placeholder = /\{\{[^}]*\}\}/gu;

const word = /[\p{L}\p{M}\p{N}\u200C\u200D]+(?:-[\p{L}\p{M}\p{N}\u200C\u200D]+)*/gu;

/** A character that every foreign word of a script contains. Most texts have none and are not analysed further. */
const outside: Readonly<Record<Script, RegExp>> = {
  Latn: /(?=\p{L})\P{Script=Latin}/u,
  Deva: /(?=[\p{L}\p{Script=Latin}])\P{Script=Devanagari}/u,
};

function blank(text: string): string {
  return " ".repeat(text.length);
}

/** An acronym or product name, which is normal in Latin letters: NEP, CBSE, WhatsApp, iGOT. */
const acronym = /^(?:\p{Lu}{2,}s?|\p{L}*\p{Ll}\p{Lu}\p{L}*)$/u;

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

/** Invisible or damaged: controls, formats, private use, unassigned, ignorable, U+FFFC, U+FFFD, blank letters. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\uFFFC\uFFFD\u2800]/u;

const joiners = /[\u200C\u200D]+/g;

/**
 * Returns whether a joiner follows a virama, where Devanagari needs it to choose the consonant's form (The Unicode
 * Standard, 12.1).
 */
function isNeededJoiner(text: string, offset: number): boolean {
  return /[\u200C\u200D]/.test(text.charAt(offset)) && text.charAt(offset - 1) === "\u094D";
}

/** Finds control and invisible characters, except line breaks and joiners that Devanagari needs. */
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

/** Normalises a text for storage: NFC, with joiners only where Devanagari needs them, and only the first of several. */
export function normaliseText(text: string): string {
  const kept = text.replace(joiners, (signs, offset: number) => (isNeededJoiner(text, offset) ? signs.charAt(0) : ""));
  return kept.normalize("NFC");
}

/**
 * Returns the script of most letters in a text, or null if it has neither Latin nor Devanagari letters.
 *
 * @public tests/tables names it.
 */
export function dominantScript(text: string): Script | null {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const devanagari = text.match(/(?=\p{L})\p{Script=Devanagari}/gu)?.length ?? 0;
  if (latin === 0 && devanagari === 0) return null;
  return devanagari >= latin ? "Deva" : "Latn";
}
