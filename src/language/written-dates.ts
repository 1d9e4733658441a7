import { isRealDate } from "./dates";
import { toDigits } from "./digits";
import monthNames from "./month-names.json";

/** A date in a text. */
export interface WrittenDate {
  /** The date as written in the text. */
  readonly written: string;
  /** The day as YYYY-MM-DD. */
  readonly day: string;
  /** True if the day exists; false for 31 November. */
  readonly isReal: boolean;
}

/** Month names in Hindi, Sanskrit and English, January first. */
const months = monthNames.map((names) => names.map((one) => one.normalize("NFC")));

const name = months.flat().join("|");
const forms = [
  new RegExp(`(?<![\\d/-])(?<day>\\d{1,2})\\s+(?<month>${name})\\s+(?<year>\\d{4})(?!\\d)`, "giu"),
  new RegExp(`(?<![\\d/-])(?<year>\\d{4})\\s+(?<month>${name})\\s+(?<day>\\d{1,2})(?!\\d)`, "giu"),
  /(?<![\d/-])(?<day>\d{1,2})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<year>\d{4})(?![\d/-])/gu,
  /(?<![\d/-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d/-])/gu,
];

/** Finds dates with day, month and year in a text of any language. */
export function findDates(text: string): WrittenDate[] {
  const folded = toDigits(text.normalize("NFC"), "en");
  return forms.flatMap((form) =>
    Array.from(folded.matchAll(form), ({ 0: written, index, groups = {} }) => {
      const { year = "", month = "", day = "" } = groups;
      const number = /\d/u.test(month) ? month : String(monthOf(month));
      const iso = [year, number.padStart(2, "0"), day.padStart(2, "0")].join("-");
      return { written: text.normalize("NFC").slice(index, index + written.length), day: iso, isReal: isRealDate(iso) };
    }),
  );
}

function monthOf(written: string): number {
  return months.findIndex((names) => names.includes(written.toLowerCase())) + 1;
}
