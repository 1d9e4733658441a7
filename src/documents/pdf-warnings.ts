import { findLegacyFontText, isLegacyFont } from "../language/legacy-font";
import { type ClerkMessage, getLanguageName, toMessage } from "../messages";
import { getSlowSeconds, heavyDocument, heavyPage } from "../site/documents";
import type { LocaleCode } from "../site/locales";
import { formatKilobytes } from "./bytes";
import type { PdfContent } from "./pdf-reader";
import { findPersonalData } from "./personal-data";

/** The warnings about a PDF, each with a count. None blocks publication; `pdf-reader.ts` finds what does. */
const warnings: readonly ((
  name: string,
  content: PdfContent,
  stated?: LocaleCode,
) => ClerkMessage | ClerkMessage[] | undefined)[] = [
  (found, { pages }) => {
    const count = pages.filter((text) => text.trim() === "").length;
    return count > 0 ? toMessage("pdf-scan", { found, count, pages: pages.length }) : undefined;
  },
  (found, { pages, size }) => {
    const perPage = size / Math.max(1, pages.length);
    if (size <= heavyDocument && perPage <= heavyPage) return undefined;
    const values = { size: formatKilobytes(size), page: formatKilobytes(perPage), seconds: getSlowSeconds(size) };
    return toMessage("pdf-heavy", { found, ...values });
  },
  (found, { fonts }) => {
    const legacy = fonts.filter(isLegacyFont);
    return legacy.length > 0
      ? toMessage("pdf-legacy-font", { found, count: legacy.length, fonts: legacy.join(", ") })
      : undefined;
  },
  (found, { pages, fonts }) => {
    // Text in a legacy font already has a warning.
    if (fonts.some(isLegacyFont)) return undefined;
    const count = pages.filter((text) => findLegacyFontText(text) !== undefined).length;
    return count > 0 ? toMessage("pdf-legacy-text", { found, count }) : undefined;
  },
  (found, { isTagged }) => (isTagged ? undefined : toMessage("pdf-untagged", { found })),
  (found, { title, language }) => (title && language ? undefined : toMessage("pdf-title-or-language", { found })),
  (found, content, stated) =>
    stated && isInOtherLanguage(content, stated)
      ? toMessage("pdf-language", { found, language: getLanguageName(stated) })
      : undefined,
  (found, { texts }) => findPersonalData(found, texts),
];

/**
 * Returns warnings about a readable PDF, for clerks and reviewers.
 *
 * @param stated the language that the entry states for it
 */
export function findPdfWarnings(name: string, content: PdfContent, stated?: LocaleCode): ClerkMessage[] {
  return warnings.flatMap((find) => find(name, content, stated) ?? []);
}

/** The minimum number of letters to determine a document's script. */
const tellingLetters = 20;

/**
 * Checks whether a PDF is in another language than stated. Its script decides. The language in the file is often the
 * word processor's, so it only distinguishes Hindi from Sanskrit.
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
