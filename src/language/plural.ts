import { getLocale, type LocaleCode } from "../site/locales";

/** A CLDR plural category (UTS 35, part 3). i18next's JSON v4 uses it as the key suffix of a message: `count_two`. */
export type PluralCategory = Intl.LDMLPluralRule;

const rules = new Map<LocaleCode, Intl.PluralRules>();

/**
 * Returns the plural category of a number: `one` for 1 in every language, and for 0 in Hindi (CLDR).
 *
 * CLDR has no rules for Sanskrit, so a browser would use the rules of another language. Sanskrit requires the dual for
 * two, the singular for one (द्व्येकयोर्द्विवचनैकवचने 1.4.22), and the plural for the rest (बहुषु बहुवचनम् 1.4.21).
 */
export function getPluralCategory(count: number, locale: LocaleCode): PluralCategory {
  if (locale !== "sa") return rulesOf(locale).select(count);
  return count === 1 ? "one" : count === 2 ? "two" : "other";
}

/** Returns the plural categories of a language. Every message with a number needs a form for each. */
export function listPluralCategories(locale: LocaleCode): readonly PluralCategory[] {
  return locale === "sa" ? ["one", "two", "other"] : rulesOf(locale).resolvedOptions().pluralCategories;
}

function rulesOf(locale: LocaleCode): Intl.PluralRules {
  const cached = rules.get(locale) ?? new Intl.PluralRules(getLocale(locale).intl);
  rules.set(locale, cached);
  return cached;
}
