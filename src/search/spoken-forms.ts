import { toDigits } from "../language/digits";
import latin from "../language/latin.json";
import { findDates, findMonth } from "../language/written-dates";

/** The names of the Latin letters in Devanagari, as an acronym is read aloud: आर टी आई. */
const letterName = latin.letterNames.join("|");

/** Single letters with dots between them, in Latin, or their names in Devanagari: R.T.I., आर.टी.आई. */
const dotted = new RegExp(
  `(^|[^\\p{L}\\p{M}\\p{N}])((?:\\p{Script=Latin}|${letterName})(?:[.॰]\\s?(?:\\p{Script=Latin}|${letterName})(?![\\p{L}\\p{M}]))+[.॰]?)`,
  "gu",
);

/** At least three single Latin letters with spaces between them: R T I. */
const spaced = /(^|[^\p{L}\p{M}\p{N}])(\p{Script=Latin}(?: \p{Script=Latin}(?![\p{L}\p{M}])){2,})/gu;

/** Joins the letters of acronyms that are written apart, in queries and in texts. */
export function joinAcronyms(text: string): string {
  const joined = text.replace(dotted, (_, before, letters) => `${before}${letters.replace(/[.॰\s]/gu, "")}`);
  return joined.replace(spaced, (_, before, letters) => `${before}${letters.replaceAll(" ", "")}`);
}

/** Two years with two digits each, the second right after the first: 24-25. */
const shortYears = /(^|[^\d-])(\d\d)-(\d\d)(?![\d-])/gu;

/** Completes a pair of short years in a query: 24-25 is 2024-25. */
export function completeYears(text: string): string {
  return toDigits(text, "en").replace(shortYears, (pair, before, first, second) =>
    Number(second) === Number(first) + 1 ? `${before}20${first}-${second}` : pair,
  );
}

/** A month by its name and a year, in either order. */
const monthAndYear =
  /(^|[^\p{L}\p{M}\d])(?:(\p{L}[\p{L}\p{M}]*),?\s+(\d{4})|(\d{4})\s+(\p{L}[\p{L}\p{M}]*))(?![\p{L}\p{M}\d])/gu;

/** Joins each day, and each month with its year, to the term that `toDayTerm` returns for a record: 27 June 2019. */
export function joinDates(text: string): string {
  const withDays = findDates(text).reduce(
    (joined, { written, day }) => joined.replace(written, day.replaceAll("-", "")),
    text.normalize("NFC"),
  );
  return toDigits(withDays, "en").replace(monthAndYear, (written, before, name, year, yearBefore, nameAfter) => {
    const month = findMonth(name ?? nameAfter);
    return month === 0 ? written : `${before}${year ?? yearBefore}${String(month).padStart(2, "0")}`;
  });
}

/** Returns the term of a day, YYYY-MM-DD, which begins with the term of its month: 20190627. */
export function toDayTerm(day: string): string {
  return day.replaceAll("-", "");
}
