import { getLocale, type LocaleCode } from "../site/locales";

/** The zero of each numbering system. */
const zeros = { latn: 0x30, deva: 0x966, beng: 0x9e6 } as const;

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(code: LocaleCode, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = code + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const { intl, numberingSystem } = getLocale(code);
  // Without Sanskrit data a browser would use its own language's grouping, so Indian English is the fallback.
  const made = new Intl.NumberFormat([intl, "en-IN"], { ...options, numberingSystem });
  formats.set(key, made);
  return made;
}

/**
 * Formats a number in the digits of a language with Indian grouping (12,34,567).
 *
 * @param options options of `Intl.NumberFormat`
 * @throws RangeError for NaN and infinite values
 */
export function formatNumber(value: number, locale: LocaleCode, options: Intl.NumberFormatOptions = {}): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a finite number: ${value}`);
  if (isCount(value) && Object.keys(options).length === 0) return toDigits(grouped(String(value)), locale);
  return numberFormat(locale, options).format(value);
}

/**
 * Returns whether a number is a safe integer from 0. Such numbers are formatted without `Intl.NumberFormat`, whose
 * construction takes a tenth of a second on an old phone.
 */
function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);
}

/** Groups digits as all languages of the site do (CLDR): the last three, then pairs. */
function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
}

/**
 * Formats a calendar year in the digits of the language, without grouping. Throws a RangeError unless it is an integer.
 */
export function formatYear(year: number, locale: LocaleCode): string {
  if (!Number.isInteger(year)) throw new RangeError(`Not a year: ${year}`);
  return year < 0 ? formatNumber(year, locale, { useGrouping: false }) : toDigits(String(year), locale);
}

/** Formats a session or financial year by its first calendar year: 2026 as 2026-27. */
export function formatYearPair(first: number, locale: LocaleCode): string {
  return toDigits(`${first}-${String((first + 1) % 100).padStart(2, "0")}`, locale);
}

/**
 * Converts Latin, Devanagari and Bengali digits in a text to the digits of a language, for texts that are not plain numbers:
 * "2023-24", "17(2)". Codes and URLs are the same in every language and must not be converted.
 */
export function toDigits(text: string, locale: LocaleCode): string {
  const zero = zeros[getLocale(locale).numberingSystem];
  return text.replace(/[0-9০-৯०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String.fromCharCode(zero + (code < zeros.deva ? code - zeros.latn : (code & 15) - 6));
  });
}

/** Converts the decimal digits of every script to ASCII. Each script has its ten digits in a row (Unicode, 4.6). */
export function foldDigits(text: string): string {
  const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));
  return text.replace(/(?!\d)\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (isDigit(code - value - 1)) value += 1;
    return String(value % 10);
  });
}

/** All dashes. */
const dash = /[\p{Pd}\u2212]/gu;
const slash = /[\u2044\u2215]/gu;

/**
 * Converts an identifier, such as a school code or order number, to ASCII where its characters have an ASCII form. This
 * covers Devanagari digits, full-width letters, dashes and spaces. Invisible characters are removed; other letters
 * stay.
 */
export function foldIdentifier(text: string): string {
  const compatible = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return toDigits(compatible, "en").replace(dash, "-").replace(slash, "/").trim();
}

/**
 * Finds the first letter or digit of another script. In an identifier it is usually a look-alike, such as Cyrillic А
 * for Latin A.
 */
export function findForeignSign(identifier: string): string | undefined {
  return /(?=[\p{L}\p{N}])[^\p{ASCII}\p{Script=Devanagari}]/u.exec(identifier)?.[0];
}
