import { formatDate } from "../language/dates";
import { formatNumber, formatYear, formatYearPair, toDigits } from "../language/digits";
import type { LocaleCode } from "../site/locales";
import { monthKeys } from "./messages";

/** Functions that format values for people in a language. */
export type Formats = ReturnType<typeof createFormats>;

/**
 * Returns functions that format numbers and dates in a language, for pages, their heads, feeds and calendars.
 *
 * @param word returns the names of months
 */
export function createFormats(language: LocaleCode, word: (key: (typeof monthKeys)[number]) => string) {
  return {
    number: (value: number) => formatNumber(value, language),
    /** Formats a year without a thousands separator. */
    year: (value: number) => formatYear(value, language),
    /** Formats a session or a financial year, given by its first calendar year: 2026-27. */
    yearPair: (first: number) => formatYearPair(first, language),
    /** Returns the formatted parts of a day (YYYY-MM-DD). English months are abbreviated. */
    dayParts: (iso: string) => {
      const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
      const name = word(monthKeys[month - 1] ?? "month.1");
      return {
        day: formatNumber(day, language),
        month: language === "en" ? name.slice(0, 3) : name,
        year: formatYear(year, language),
      };
    },
    /** Formats a day (YYYY-MM-DD), or a minute of it (YYYY-MM-DDTHH:MM). */
    date: (moment: string) => {
      const [day = "", time] = moment.split("T");
      const date = formatDate(day, language, monthKeys.map(word));
      return time === undefined ? date : `${date}, ${toDigits(time, language)}`;
    },
    /** Formats a time of day (HH:MM). */
    time: (time: string) => toDigits(time, language),
  };
}
