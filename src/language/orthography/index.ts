import type { LocaleCode } from "../../site/locales";
import { hindiGrammar } from "./hindi-grammar";
import { finalNasals, hindiNasals, sanskritNasals } from "./nasals";
import { dandas, digits, finalColons, innerColons, joiners, mixedDigits, sanskritNukta, spaces } from "./punctuation";
import { extractProse, type Noun, type SpellingCheck, type SpellingFinding, type SpellingRule } from "./rule";
import { finalDentals, prohibitions, visargaBeforeCha } from "./sandhi";
import { sanskritGrammar } from "./sanskrit-grammar";

export { type Noun, type SpellingFinding, type SpellingRule, stripQuotations } from "./rule";

const checks: Readonly<Record<LocaleCode, readonly SpellingCheck[]>> = {
  en: [mixedDigits],
  hi: [
    hindiGrammar,
    hindiNasals,
    finalColons("hi"),
    innerColons("hi"),
    dandas("hi"),
    spaces,
    digits,
    mixedDigits,
    joiners,
  ],
  sa: [
    sanskritGrammar,
    sanskritNukta,
    sanskritNasals,
    finalNasals,
    finalDentals,
    visargaBeforeCha,
    prohibitions,
    finalColons("sa"),
    innerColons("sa"),
    dandas("sa"),
    spaces,
    digits,
    mixedDigits,
    joiners,
  ],
};

/**
 * Rules of the site's style. Spellings such as केन्द्र, संकेतः, परिषद् and जनाः च, Latin digits, and a space before a
 * danda are also correct elsewhere.
 */
export const houseRules: readonly SpellingRule[] = [
  "sanskrit-nukta",
  "sanskrit-nasal",
  "hindi-nasal",
  "final-t",
  "visarga-cha",
  "danda-space",
  "digits",
];

/** Every breach of a rule involves Devanagari, so a text without it is not analysed. */
const devanagari = /\p{Script=Devanagari}/u;

/**
 * Finds breaches of the spelling and punctuation rules of a text's language, in text order. Other languages than Hindi
 * and Sanskrit have no rules.
 *
 * @param omitted rules that do not apply to this kind of text
 * @param nouns nouns of the glossary
 */
export function findSpellingFaults(
  text: string,
  locale: LocaleCode,
  omitted: readonly SpellingRule[] = [],
  nouns: readonly Noun[] = [],
): readonly SpellingFinding[] {
  const own = checks[locale] ?? [];
  if (own.length === 0 || !devanagari.test(text)) return [];
  const prose = extractProse(text);
  return own
    .flatMap((check) => check(prose, nouns))
    .filter(({ rule }) => !omitted.includes(rule))
    .sort((one, other) => one.offset - other.offset);
}
