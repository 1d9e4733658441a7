import { toDigits } from "./digits";

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
