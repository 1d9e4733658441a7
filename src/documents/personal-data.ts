import { toDigits } from "../language/digits";
import { hasVerhoeffDigit } from "../language/verhoeff";
import { findDays } from "../language/written-dates";
import { type ClerkMessage, toMessage } from "../messages";
import { cellEnd, JoinedText, type PlacedText } from "./placed-text";

/**
 * Returns warnings about Aadhaar numbers and lists of birth dates, which may not be published.
 *
 * @param found the name of the document or entry
 * @param texts its pages in order, its tables and its other texts
 */
export function findPersonalData(found: string, texts: readonly PlacedText[]): ClerkMessage[] {
  const joined = texts.map((text) => new JoinedText(text));
  const numbers = joined.reduce((sum, text) => sum + countAadhaarNumbers(text), 0);
  const births = countBirthDates(joined);
  return [
    ...(numbers > 0 ? [toMessage("pdf-aadhaar", { found, count: numbers })] : []),
    ...(births >= peopleInList ? [toMessage("pdf-births", { found, count: births })] : []),
  ];
}

/** The words for roll numbers, which may have as many digits as Aadhaar numbers. */
const roll = "(?:\\broll\\s*(?:nos?|numbers?)\\b|अनुक्रमा(?:ं|ङ्)क|रोल)";

/** The words for Aadhaar numbers. The Hindi word also means "basis". */
const identity = "(?:\\ba{1,2}dha{1,2}r\\b|\\bu\\.?i\\.?d\\b|\\bidentity|आधार(?! पर)|पहचान)";

/** Matches the beginning of a short text: a heading, and not a paragraph. */
const short = "^(?=[^]{0,60}$)[^]*?";

const identityWords = new RegExp(identity, "iu");
const identityHeading = new RegExp(short + identity, "iu");
const numberHeading = new RegExp(`${roll}(?![^\\p{L}\\d\\n]*(?:न\\S*\\s*)?\\d)|${short}${identity}`, "iu");

/** Matches the words for roll numbers before a number, or before a list of them. */
const rollNumbersBefore = new RegExp(
  `${roll}[^\\p{L}\\d\\n\\uE001]*(?:न\\S*\\s*)?(?:\\d{12}[^\\p{L}\\d\\uE001]+)*$`,
  "iu",
);

/** Twelve digits in groups of one size, with the same sign between them. The first digit is not 0 or 1. */
const forms = [12, 6, 4, 3, 2, 1].map((size) => {
  const rest = `(?<sign>[^\\p{L}\\p{M}\\p{N}\\uE001]{1,3})\\d{${size}}(?:\\k<sign>\\d{${size}}){${12 / size - 2}}`;
  const digits = `[2-9]\\d{${size - 1}}${size === 12 ? "" : rest}`;
  return { size, form: new RegExp(`(?:^|[^\\d+-]|(?:^|\\D)-)(?<digits>${digits})(?!-?\\d)`, "gu") };
});

/** Counts numbers that look like Aadhaar numbers with a valid check digit. */
function countAadhaarNumbers(joined: JoinedText): number {
  const found = forms.flatMap(({ size, form }) =>
    Array.from(joined.text.matchAll(form)).filter(({ 0: all, index, groups = {} }) => {
      const { digits = "", sign } = groups;
      const at = index + all.length - digits.length;
      if (!hasVerhoeffDigit(digits.replace(/\D/gu, ""))) return false;
      return sign === undefined ? !isRollNumber(joined, digits, at) : isOneNumber(joined, digits, at, sign, size);
    }),
  );
  return found.length;
}

/** Checks whether a number without spaces stands behind the words for roll numbers, or in their column. */
function isRollNumber(joined: JoinedText, digits: string, at: number): boolean {
  if (rollNumbersBefore.test(joined.text.slice(Math.max(0, at - 4000), at))) return true;
  const heading = joined.headingOf(digits, at, numberHeading);
  return heading !== undefined && !identityHeading.test(heading);
}

/** Checks whether groups of digits are one number, and not a list of marks, years or other numbers. */
function isOneNumber(joined: JoinedText, digits: string, at: number, sign: string, size: number): boolean {
  const isPlain = !/[,;/\n\uE000]/u.test(sign);
  if (size === 4 && isPlain) return true;
  const before = joined.text.slice(Math.max(0, at - 12), at);
  const after = joined.text.slice(at + digits.length).slice(0, 12);
  const hasMore =
    (before.endsWith(sign) && new RegExp(`(?:^|\\D)\\d{${size}}$`, "u").test(before.slice(0, -sign.length))) ||
    (after.startsWith(sign) && new RegExp(`^\\d{${size}}(?!\\d)`, "u").test(after.slice(sign.length)));
  if (hasMore || /^(?:20\d\d\D+){3}$/u.test(`${digits} `)) return false;
  if (size === 1 && (isPlain || sign === cellEnd)) return true;
  const isNamed = identityWords.test(joined.rowAt(at)) || joined.headingOf(digits, at, identityHeading) !== undefined;
  const isWhole = /(?:^|[\n\uE001\uE000] ?)$/u.test(before.slice(-2)) && /^ ?(?:$|[\n\uE001\uE000])/u.test(after);
  return isNamed || (isWhole && !sign.includes(cellEnd) && (size === 4 || size === 1 || !/[,;/]/u.test(sign)));
}

/** The minimum number of birth dates in a list of people. */
const peopleInList = 3;

/** The words for a day of birth in English, Hindi and Sanskrit. */
const birth =
  "(?:\\b(?:dates?\\s+of\\s+birth|birth\\s?-?\\s?(?:date|day)|born\\s+on|d\\.?\\s?o\\.?\\s?b)\\b|जन्म\\s?-?\\s?(?:की\\s)?(?:तिथ|तारीख|दि(?:न|व|[.०॰])))";
const birthWords = new RegExp(birth, "iu");
const birthHeading = new RegExp(short + birth, "iu");

/**
 * Counts birth dates: below the words for birth, in their row, or behind them on their page. A page with a date in every
 * third line continues the list of the page before.
 */
function countBirthDates(texts: readonly JoinedText[]): number {
  let isList = false;
  return texts.reduce((sum, joined) => {
    const days = findDays(toDigits(joined.text, "en")).filter(({ isReal }) => isReal);
    // Other numbers look like days with a year of two digits.
    const whole = joined.isTable ? [] : days.filter(({ written }) => /\d{4}/u.test(written));
    const isContinued = isList && whole.length * 3 >= joined.rows.length;
    const begin = isContinued ? 0 : joined.text.search(birthWords);
    isList = !joined.isTable && begin >= 0;
    const named = days.filter(
      ({ written, at }) =>
        (joined.isTable || !/^\d+\.\d+\.\d\d$/u.test(written)) &&
        (birthWords.test(joined.rowAt(at)) || joined.headingOf(written, at, birthHeading) !== undefined),
    );
    return sum + new Set([...named, ...(isList ? whole.filter(({ at }) => at > begin) : [])]).size;
  }, 0);
}
