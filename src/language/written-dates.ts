import { isRealDate } from "./dates";
import { toDigits } from "./digits";
import monthNames from "./month-names.json";

/** Month names in Hindi, Sanskrit and English, January first. */
const months = monthNames.map((names) => names.map((one) => one.normalize("NFC")));

/**
 * Returns the number of a month by its name or its unique beginning of at least two syllables (Nov, नवं); 0 for other
 * words. One syllable may be another word: से in "९ से १२" is no month.
 */
export function findMonth(word: string): number {
  const written = word.normalize("NFC").toLowerCase();
  const found = months.flatMap((names, index) => (names.some((each) => each.startsWith(written)) ? [index + 1] : []));
  const letters = written.match(/\p{L}/gu) ?? [];
  const isShort = letters.length < (/[a-z]/u.test(written) ? 3 : 2);
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
  const meant = parseDay(text);
  return isRealDate(meant) ? meant : text;
}

/** Parses a text in the form of a day, which may not exist; empty for other texts. */
function parseDay(text: string): string {
  const [, first = "", number, name = "", last = ""] =
    day.exec(toDigits(text.trim(), "en").replace(monthFirstDay, "$2 $1 $3")) ?? [];
  const [written, dayOfMonth] = first.length === 4 ? [first, last] : [last, first];
  const year = written.length === 2 ? `20${written}` : written;
  const month = number ?? String(findMonth(name));
  if (year.length !== 4 || dayOfMonth.length > 2 || month === "0") return "";
  return [year, month.padStart(2, "0"), dayOfMonth.padStart(2, "0")].join("-");
}

/**
 * Finds the days in a text in every form that `readDay` reads.
 *
 * @returns each day as written, its place, the day as YYYY-MM-DD, and whether it exists: 31 November does not
 */
export function findDays(text: string) {
  const digits = toDigits(text, "en");
  return daysInText.flatMap((form) =>
    Array.from(digits.matchAll(form), ({ index, groups: { before = "", written: found = "" } = {} }) => {
      const at = index + before.length;
      const day = parseDay(found);
      return { written: text.slice(at, at + found.length), at, day, isReal: isRealDate(day) };
    }).filter(({ day }) => day !== ""),
  );
}
