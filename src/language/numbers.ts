import { foldDigits } from "./digits";
import numberWords from "./number-words.json";

/** The words of a number, in Devanagari without their endings. */
const words = new Map(Object.entries(numberWords).map(([number, spelled]) => [number, spelled.split(" ")]));

/**
 * Matches parts of a text with numbers of their own: link targets, placeholders, code, URLs, addresses, and the numbers of
 * list items.
 */
const unread =
  /\]\([^()\s]*\)|\{\{[^{}]*\}\}|`[^`]*`|[a-z][a-z\d+.-]{0,30}:\/\/\S+|[^\s@]{1,64}@[\w.-]+|^[ \t]*\p{Nd}+\.\s/gimu;

/**
 * Finds the numbers in a text in digits of any script, without zero: times and amounts add zeros freely.
 *
 * @returns each number as written, and in Latin digits without commas and leading zeros
 */
function findNumbers(text: string) {
  const prose = text.replace(unread, (found) => " ".repeat(found.length));
  return Array.from(prose.matchAll(/\p{Nd}+(?:,\p{Nd}{2,3})*/gu), ([written]) => {
    return { written, value: foldDigits(written).replaceAll(",", "").replace(/^0+/u, "") };
  }).filter(({ value }) => value !== "");
}

/** Returns the numbers of a text, as written, that another text lacks, in digits of any script and in words. */
export function findMissingNumbers(text: string, other: string): string[] {
  const present = new Set(findNumbers(other).map(({ value }) => value));
  const missing = findNumbers(text).filter(({ value }) => !present.has(value) && !hasWord(other, value));
  return [...new Map(missing.map(({ value, written }) => [value, written])).values()];
}

function hasWord(text: string, number: string): boolean {
  const latin = text.toLowerCase().split(/[^a-z-]+/u);
  return (words.get(number) ?? []).some((word) => (/[a-z]/u.test(word) ? latin.includes(word) : text.includes(word)));
}
