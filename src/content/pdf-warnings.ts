import { toDigits } from "../language/digits";
import { findLegacyFontText, isLegacyFont } from "../language/legacy-font";
import { hasVerhoeffDigit } from "../language/verhoeff";
import type { LocaleCode } from "../site/locales";
import { languageNames } from "./clerk-languages";
import { type ClerkMessage, message } from "./messages";
import type { PdfContent } from "./pdf-reader";

/**
 * Everything that a PDF is warned of, each with the count of what was found; none of it stops a document. What stops one
 * is in `pdf-reader.ts`.
 */
const warnings: readonly ((name: string, content: PdfContent, stated?: LocaleCode) => ClerkMessage | undefined)[] = [
  (found, { pages }) => {
    const count = pages.filter((text) => text.trim() === "").length;
    return count > 0 ? message("pdf-scan", { found, count, pages: pages.length }) : undefined;
  },
  (found, { fonts }) => {
    const legacy = fonts.filter(isLegacyFont);
    return legacy.length > 0
      ? message("pdf-legacy-font", { found, count: legacy.length, fonts: legacy.join(", ") })
      : undefined;
  },
  (found, { pages, fonts }) => {
    // Text in a font that is named needs no second warning.
    if (fonts.some(isLegacyFont)) return undefined;
    const count = pages.filter((text) => findLegacyFontText(text) !== undefined).length;
    return count > 0 ? message("pdf-legacy-text", { found, count }) : undefined;
  },
  (found, { isTagged }) => (isTagged ? undefined : message("pdf-untagged", { found })),
  (found, { title, language }) => (title && language ? undefined : message("pdf-title-or-language", { found })),
  (found, content, stated) =>
    stated && isInOtherLanguage(content, stated)
      ? message("pdf-language", { found, language: languageNames[stated] })
      : undefined,
  (found, { pages }) => {
    const count = pages.reduce((sum, text) => sum + countAadhaarNumbers(text), 0);
    return count > 0 ? message("pdf-aadhaar", { found, count }) : undefined;
  },
  (found, { pages }) => {
    const count = pages.reduce((sum, text) => sum + countBirthDates(text), 0);
    return count >= peopleInList ? message("pdf-births", { found, count }) : undefined;
  },
];

/**
 * Returns what a reviewer and a clerk are warned of in a PDF that opens.
 *
 * @param stated the language that the entry says it is in
 */
export function findPdfWarnings(name: string, content: PdfContent, stated?: LocaleCode): ClerkMessage[] {
  return warnings.flatMap((find) => find(name, content, stated) ?? []);
}

/** Fewer letters than this do not tell the script of a document. */
const tellingLetters = 20;

/**
 * Returns whether a PDF is in another language. Its script decides: the language that a file names is often that of the
 * word processor, and tells Hindi from Sanskrit alone.
 */
function isInOtherLanguage({ language, pages, fonts }: PdfContent, stated: LocaleCode): boolean {
  const text = pages.join("");
  if (fonts.some(isLegacyFont) || findLegacyFontText(text)) return false;
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  const [latin, devanagari] = [count(/\p{Script=Latin}/gu), count(/\p{Script=Devanagari}/gu)];
  if (latin + devanagari < tellingLetters) return false;
  if (stated === "en") return devanagari > latin;
  return latin > devanagari || (language !== stated && (language === "hi" || language === "sa"));
}

/** The heading of a column of roll numbers, which may have as many digits as an Aadhaar number. */
const rollNumbers = /\broll\s*(?:no|number)|अनुक्रमांक|रोल/iu;

/** Counts numbers in the form of Aadhaar with a right check digit; among roll numbers only those in groups of four. */
function countAadhaarNumbers(page: string): number {
  const separator = rollNumbers.test(page) ? "[ -]" : "[ -]?";
  const form = new RegExp(`(?<![\\d-])[2-9]\\d{3}${separator}\\d{4}${separator}\\d{4}(?![\\d-])`, "gu");
  const found = toDigits(page, "en").match(form) ?? [];
  return found.filter((number) => hasVerhoeffDigit(number.replace(/\D/gu, ""))).length;
}

/** From so many dates of birth on a document is a list of people. */
const peopleInList = 3;

function countBirthDates(page: string): number {
  if (!/date\s+of\s+birth|\bd\.?\s?o\.?\s?b\b|जन्म\s?-?\s?(?:तिथि|दिनांक)/iu.test(page)) return 0;
  const days = toDigits(page, "en").match(/(?<!\d)\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}(?!\d)/gu) ?? [];
  return days.length;
}
