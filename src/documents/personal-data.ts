import { toDigits } from "../language/digits";
import { hasVerhoeffDigit } from "../language/verhoeff";
import { type ClerkMessage, toMessage } from "../messages";

/**
 * Returns warnings about Aadhaar numbers and lists of birth dates, which may not be published.
 *
 * @param found the name of the document or entry
 * @param pages the texts: of each page, or of each column of a table
 */
export function findPersonalData(found: string, pages: readonly string[]): ClerkMessage[] {
  const add = (count: (page: string) => number) => pages.reduce((sum, page) => sum + count(page), 0);
  const [numbers, births] = [add(countAadhaarNumbers), add(countBirthDates)];
  return [
    ...(numbers > 0 ? [toMessage("pdf-aadhaar", { found, count: numbers })] : []),
    ...(births >= peopleInList ? [toMessage("pdf-births", { found, count: births })] : []),
  ];
}

/** The headings of columns with roll numbers, which may have as many digits as Aadhaar numbers. */
const rollNumbers = /\broll\s*(?:no|number)|अनुक्रमांक|रोल/iu;

/**
 * Counts numbers that look like Aadhaar numbers with a valid check digit; among roll numbers only those in groups of
 * four.
 */
function countAadhaarNumbers(page: string): number {
  const separator = rollNumbers.test(page) ? "[ -]" : "[ -]?";
  const form = new RegExp(`(?:^|[^\\d-])[2-9]\\d{3}${separator}\\d{4}${separator}\\d{4}(?![\\d-])`, "gu");
  const found = toDigits(page, "en").match(form) ?? [];
  return found.filter((number) => hasVerhoeffDigit(number.replace(/\D/gu, ""))).length;
}

/** The minimum number of birth dates in a list of people. */
const peopleInList = 3;

function countBirthDates(page: string): number {
  if (!/date\s+of\s+birth|\bd\.?\s?o\.?\s?b\b|जन्म\s?-?\s?(?:तिथि|दिनांक)/iu.test(page)) return 0;
  const day = /(?:^|\D)(?:\d{1,2}[-/.]\d{1,2}[-/.](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2})(?!\d)/gu;
  const days = toDigits(page, "en").match(day) ?? [];
  return days.length;
}
