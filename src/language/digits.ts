import { getLocale, type LocaleCode } from "../site/locales";

const latinZero = 0x30;
const devanagariZero = 0x966;

const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(code: LocaleCode, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = code + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const { intl, numberingSystem } = getLocale(code);
  // A browser without Sanskrit data would fall back to its own language and its grouping; India's English comes first.
  const made = new Intl.NumberFormat([intl, "en-IN"], { ...options, numberingSystem });
  formats.set(key, made);
  return made;
}

/**
 * Writes a number in the digits of a language with India's grouping (12,34,567). Options are those of
 * `Intl.NumberFormat`. Throws a RangeError for a value that is no finite number.
 */
export function formatNumber(value: number, locale: LocaleCode, options: Intl.NumberFormatOptions = {}): string {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number to be written: ${value}`);
  if (isCount(value) && Object.keys(options).length === 0) return toDigits(grouped(String(value)), locale);
  return numberFormat(locale, options).format(value);
}

/**
 * Returns whether a number is a count. Constructing the browser's format for it costs an old phone a tenth of a second.
 */
function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0 && !Object.is(value, -0);
}

/** India's grouping, the same in each language of the site: the last three digits, and pairs before them (CLDR). */
function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
}

/** Writes a calendar year: digits of the language, no grouping. Throws a RangeError unless it is a whole number. */
export function formatYear(year: number, locale: LocaleCode): string {
  if (!Number.isInteger(year)) throw new RangeError(`Not a year: ${year}`);
  return year < 0 ? formatNumber(year, locale, { useGrouping: false }) : toDigits(String(year), locale);
}

/** Writes the name of a session or a financial year, which has two calendar years: 2026-27 for the first year 2026. */
export function formatYearPair(first: number, locale: LocaleCode): string {
  return toDigits(`${first}-${String((first + 1) % 100).padStart(2, "0")}`, locale);
}

/**
 * Writes the digits inside a text (Latin or Devanagari) in those of a language and leaves all else as it is, for what
 * is no plain number: "2023-24", "17(2)". Not for codes and addresses, which are the same in every language.
 */
export function toDigits(text: string, locale: LocaleCode): string {
  const zero = getLocale(locale).numberingSystem === "deva" ? devanagariZero : latinZero;
  return text.replace(/[0-9०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String.fromCharCode(zero + code - (code < devanagariZero ? latinZero : devanagariZero));
  });
}

/** Dashes, and the slashes that NFKC keeps. */
const dash = /[\p{Pd}\u2212]/gu;
const slash = /[\u2044\u2215]/gu;

/**
 * Returns an identifier, such as a school's code or the number of an order, in ASCII as far as its signs have an ASCII
 * form: digits of Devanagari, full-width letters, dashes, spaces. Invisible characters are dropped. Letters stay.
 */
export function foldIdentifier(text: string): string {
  const compatible = text.normalize("NFKC").replace(/\p{Cf}/gu, "");
  return toDigits(compatible, "en").replace(dash, "-").replace(slash, "/").trim();
}

/** Finds a letter or digit of another script: in an identifier it is mostly a look-alike, as Cyrillic А is of Latin A. */
export function findForeignSign(identifier: string): string | undefined {
  return /(?=[\p{L}\p{N}])[^\p{ASCII}\p{Script=Devanagari}]/u.exec(identifier)?.[0];
}
