import type { LocaleCode } from "../../site/locales";
import { finalNasals, hindiNasals, sanskritNasals } from "./nasals";
import { dandas, digits, finalColons, innerColons, sanskritNukta, spaces } from "./punctuation";
import { extractProse, type SpellingCheck, type SpellingFinding, type SpellingRule } from "./rule";
import { finalDentals, prohibitions, visargaBeforeCha } from "./sandhi";

export { type SpellingFinding, type SpellingRule, withoutQuotations } from "./rule";

const checks: Readonly<Record<LocaleCode, readonly SpellingCheck[]>> = {
  en: [],
  hi: [hindiNasals, finalColons, innerColons("hi"), dandas, spaces, digits],
  sa: [
    sanskritNukta,
    sanskritNasals,
    finalNasals,
    finalDentals,
    visargaBeforeCha,
    prohibitions,
    finalColons,
    innerColons("sa"),
    dandas,
    spaces,
    digits,
  ],
};

/**
 * The style of the site's interface. Others spell केन्द्र, संकेतः and परिषद्, write Latin digits, and set a danda apart,
 * and are right.
 */
export const houseRules: readonly SpellingRule[] = [
  "sanskrit-nukta",
  "sanskrit-nasal",
  "hindi-nasal",
  "final-t",
  "danda-space",
  "digits",
];

/** A sign by which alone a rule can be broken; a text without any needs no closer look. */
const devanagari = /\p{Script=Devanagari}/u;

/**
 * Finds where a Hindi or Sanskrit text breaks a rule of spelling or punctuation, in the order of the text.
 *
 * @param omitted rules that do not hold for this kind of text
 */
export function spellingFindings(
  text: string,
  locale: LocaleCode,
  omitted: readonly SpellingRule[] = [],
): readonly SpellingFinding[] {
  if (checks[locale].length === 0 || !devanagari.test(text)) return [];
  const prose = extractProse(text);
  return checks[locale]
    .flatMap((check) => check(prose))
    .filter(({ rule }) => !omitted.includes(rule))
    .sort((one, other) => one.offset - other.offset);
}
