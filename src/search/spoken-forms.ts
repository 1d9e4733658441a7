import commonWords from "../language/common-words.json";
import { toDigits } from "../language/digits";
import latin from "../language/latin.json";
import { findDays, findMonth } from "../language/written-dates";

/** The Latin letters by their names in Devanagari. */
const letterNames: Readonly<Record<string, string>> = latin.letterNames;

/** The name of a Latin letter in Devanagari, as an acronym is read aloud: आर टी आई. Longer names are first. */
const letterName = Object.keys(letterNames)
  .sort((one, other) => other.length - one.length)
  .join("|");

/** A letter name between spaces that is not a Hindi word. */
const spacedName = letterName.replace(/(?:^|\|)के(?=\|)/u, "");

/** An acronym with dots or spaces between its letters, or of letter names written as one word. */
const acronyms = [
  `(?:\\p{Script=Latin}|${letterName})(?:[.॰]\\s?(?:\\p{Script=Latin}|${letterName})(?![\\p{L}\\p{M}]))+[.॰]?`,
  `\\p{Script=Latin}(?: \\p{Script=Latin}(?![\\p{L}\\p{M}])){2,}`,
  `(?:${spacedName})(?: (?:${spacedName})(?![\\p{L}\\p{M}]))+`,
  `(?:${letterName}){2,}(?![\\p{L}\\p{M}])`,
].map((letters) => new RegExp(`(^|[^\\p{L}\\p{M}\\p{N}])(${letters})`, "gu"));

const letterInName = new RegExp(letterName, "gu");

/** Joins the letters of acronyms that are written apart or read aloud, in queries and in texts: आर टी आई is rti. */
export function joinAcronyms(text: string): string {
  return acronyms.reduce(
    (joined, acronym) =>
      joined.replace(acronym, (_, before: string, letters: string) => {
        const latinLetters = letters.replace(letterInName, (name) => letterNames[name] ?? name);
        return before + latinLetters.replace(/[.॰\s]/gu, "");
      }),
    text,
  );
}

/** Two years with two digits each, the second right after the first: 24-25. */
const shortYears = /(^|[^\d-])(\d\d)-(\d\d)(?![\d-])/gu;

/** A year of two digits after an apostrophe, or beside a word for results. Classes are up to 12. */
const resultWords = commonWords.results.replaceAll(" ", "|");
const shortYear = new RegExp(`(['’])(\\d\\d)(?!\\d)|((?:${resultWords})\\s+)(1[3-9]|[2-9]\\d)(?![\\d./-])`, "giu");

/** Completes short years in a query: 24-25 is 2024-25, '22 is 2022. */
export function completeYears(text: string): string {
  return toDigits(text, "en")
    .replace(shortYears, (pair, before, first, second) =>
      Number(second) === Number(first) + 1 ? `${before}20${first}-${second}` : pair,
    )
    .replace(shortYear, (_, _sign, year, before = " ", yearAfter = "") => `${before}20${year ?? yearAfter}`);
}

/** A month by its name and a year, in either order. */
const monthAndYear =
  /(^|[^\p{L}\p{M}\d])(?:(\p{L}[\p{L}\p{M}]*),?\s+(\d{4})|(\d{4})\s+(\p{L}[\p{L}\p{M}]*))(?![\p{L}\p{M}\d])/gu;

/** Joins each day, and each month with its year, to the term that `toDayTerm` returns for a record: 27 June 2019. */
export function joinDates(text: string): string {
  const withDays = findDays(text.normalize("NFC"))
    .filter(({ isReal }) => isReal)
    .sort((one, other) => one.at - other.at)
    .reduceRight(
      (joined, { written, at, day }) => joined.slice(0, at) + toDayTerm(day) + joined.slice(at + written.length),
      toDigits(text.normalize("NFC"), "en"),
    );
  return withDays.replace(monthAndYear, (written, before, name, year, yearBefore, nameAfter) => {
    const month = findMonth(name ?? nameAfter);
    return month === 0 ? written : `${before}${year ?? yearBefore}${String(month).padStart(2, "0")}`;
  });
}

/** Returns the term of a day, YYYY-MM-DD, which begins with the term of its month: 20190627. */
export function toDayTerm(day: string): string {
  return day.replaceAll("-", "");
}
