import { toDigits } from "../language/digits";
import { findLegacyFontText, isLegacyFont } from "../language/legacy-font";
import { hasVerhoeffDigit } from "../language/verhoeff";
import { type Message, message } from "./messages";
import { readObjects } from "./pdf-reader";

/** What a warning looks at. */
interface Reading {
  /** The text of each page. */
  readonly pages: readonly string[];
  /** The names of its fonts. */
  readonly fonts: readonly string[];
  readonly isTagged: boolean;
  readonly title: string;
  readonly language: string;
}

/**
 * Everything that a PDF is warned of, each with the count of what was found; none of it stops a document. What stops one
 * is in `pdf-reader.ts`.
 */
const warnings: readonly ((name: string, reading: Reading) => Message | undefined)[] = [
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
  (found, { pages }) => {
    const count = pages.reduce((sum, text) => sum + countAadhaarNumbers(text), 0);
    return count > 0 ? message("pdf-aadhaar", { found, count }) : undefined;
  },
  (found, { pages }) => {
    const count = pages.reduce((sum, text) => sum + countBirthDates(text), 0);
    return count >= peopleInList ? message("pdf-births", { found, count }) : undefined;
  },
];

/** Returns what a reviewer and a clerk are warned of in a PDF that opens. */
export async function findPdfWarnings(name: string, bytes: Uint8Array): Promise<Message[]> {
  const reading = await read(bytes);
  return warnings.flatMap((find) => find(name, reading) ?? []);
}

async function read(bytes: Uint8Array): Promise<Reading> {
  const { getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
  try {
    const pages: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : "")).join(""));
    }
    const { info } = await pdf.getMetadata();
    const marks = await pdf.getMarkInfo();
    const fonts = readObjects(bytes).flatMap((text) =>
      [...text.matchAll(/\/BaseFont\s*\/(?:[A-Z]{6}\+)?([^\s/<>[\]()]+)/gu)].map(([, font = ""]) => font),
    );
    return {
      pages,
      fonts: [...new Set(fonts)],
      isTagged: marks?.Marked === true,
      title: textIn(info, "Title"),
      language: textIn(info, "Language"),
    };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function textIn(info: object, name: string): string {
  const value: unknown = Object.entries(info).find(([key]) => key === name)?.[1];
  return typeof value === "string" ? value.trim() : "";
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
