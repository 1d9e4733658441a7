import type { LocaleCode } from "../site/locales";
import { isRealDate } from "./dates";
import { toDigits } from "./digits";
import monthNames from "./month-names.json";

/** Month names in Hindi, Sanskrit and English, January first. */
const months = monthNames.map((names) => names.map((one) => one.normalize("NFC")));

const monthName = months.flat().join("|");
const forms = [
  new RegExp(`(?<before>^|[^\\d/-])(?<day>\\d{1,2})\\s+(?<month>${monthName})\\s+(?<year>\\d{4})(?!\\d)`, "giu"),
  new RegExp(`(?<before>^|[^\\d/-])(?<year>\\d{4})\\s+(?<month>${monthName})\\s+(?<day>\\d{1,2})(?!\\d)`, "giu"),
  /(?<before>^|[^\d/-])(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>\d{4})(?![\d/-])/gu,
  /(?<before>^|[^\d/-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d/-])/gu,
];

/** Formats a day, YYYY-MM-DD, as offices in India write it: 03-02-2026, in the digits of the language. */
export function formatOfficialDay(day: string, language: LocaleCode): string {
  return toDigits(day.split("-").reverse().join("-"), language);
}

/**
 * Finds dates with day, month and year in a text of any language.
 *
 * @returns each date as written, as YYYY-MM-DD, and whether that day exists: 31 November does not
 */
export function findDates(text: string) {
  const folded = toDigits(text.normalize("NFC"), "en");
  return forms.flatMap((form) =>
    Array.from(folded.matchAll(form), ({ 0: found, index, groups = {} }) => {
      const { before = "", year = "", month = "", day = "" } = groups;
      const number = /\d/u.test(month) ? month : String(findMonth(month));
      const iso = [year, number.padStart(2, "0"), day.padStart(2, "0")].join("-");
      const written = text.normalize("NFC").slice(index + before.length, index + found.length);
      return { written, day: iso, isReal: isRealDate(iso) };
    }),
  );
}

/** Returns the number of a month by its name or its unique beginning (Nov, नवं); 0 for other words. */
export function findMonth(word: string): number {
  const written = word.normalize("NFC").toLowerCase();
  const found = months.flatMap((names, index) => (names.some((each) => each.startsWith(written)) ? [index + 1] : []));
  const isShort = written.length < (/[a-z]/u.test(written) ? 3 : 2);
  return isShort || found.length > 1 ? 0 : (found[0] ?? 0);
}

const sign = "\\s*[\\p{Pd}\u2212/.]\\s*";
const gap = "[\\p{Pd}\u2212/.,\\s]+";
const monthWord = "([a-z]{3,}|[\\p{Script=Devanagari}]{2,})";
const ordinal = "(?:st|nd|rd|th|वीं|वें|वाँ|वां)?";
const parts = `(\\d{1,4})${ordinal}(?:${sign}(\\d{1,2})${sign}|${gap}${monthWord}${gap})(\\d{1,4})`;
const monthFirst = `${monthWord}${gap}(\\d{1,2})${ordinal}[,\\s]+(\\d{4})`;
const day = new RegExp(`^${parts}$`, "iu");
const monthFirstDay = new RegExp(`^${monthFirst}$`, "iu");
const daysInText = [
  new RegExp(`(?<before>^\\D?|\\D\\D|\\d[^-/.\\d])(?=(?<written>${parts})(?!\\d|[-/.]\\d))`, "giu"),
  new RegExp(`(?<before>^|[^\\p{L}\\p{M}])(?=(?<written>${monthFirst})(?!\\d))`, "giu"),
];

/**
 * Converts a day as people write it to YYYY-MM-DD. Day, year or the name of the month may be first, in digits of either
 * script, also as an ordinal. A year of two digits is of this century. Returns any other text unchanged.
 */
export function readDay(text: string): string {
  const [, first, number, name = "", last] =
    day.exec(toDigits(text.trim(), "en").replace(monthFirstDay, "$2 $1 $3")) ?? [];
  if (!first || !last) return text;
  const [written, dayOfMonth] = first.length === 4 ? [first, last] : [last, first];
  const year = written.length === 2 ? `20${written}` : written;
  const meant = [year, (number ?? String(findMonth(name))).padStart(2, "0"), dayOfMonth.padStart(2, "0")].join("-");
  return isRealDate(meant) ? meant : text;
}

/** Finds the days in a text in every form that `readDay` reads. */
export function findDays(text: string): { readonly found: string; readonly at: number }[] {
  const digits = toDigits(text, "en");
  return daysInText
    .flatMap((form) =>
      Array.from(digits.matchAll(form), ({ index, groups: { before = "", written = "" } = {} }) => ({
        found: written,
        at: index + before.length,
      })),
    )
    .filter(({ found }) => isRealDate(readDay(found)));
}
