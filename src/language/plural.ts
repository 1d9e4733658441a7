import { getLocale, type LocaleCode } from "../site/locales";

/** A CLDR plural category (UTS 35, part 3); i18next's JSON v4 names the forms of a message by it: `count_two`. */
export type PluralCategory = Intl.LDMLPluralRule;

const rules = new Map<LocaleCode, Intl.PluralRules>();

/**
 * Chooses the form of a message for a number of things: 1 is `one` everywhere, 0 is `one` in Hindi (CLDR).
 *
 * CLDR has no rules for Sanskrit, and a browser would use those of its own language. Sanskrit has singular, dual and
 * plural: the dual is obligatory for two, the singular for one (द्व्येकयोर्द्विवचनैकवचने 1.4.22), and the plural serves
 * the rest (बहुषु बहुवचनम् 1.4.21).
 */
export function pluralCategory(count: number, locale: LocaleCode): PluralCategory {
  if (locale !== "sa") return rulesOf(locale).select(count);
  return count === 1 ? "one" : count === 2 ? "two" : "other";
}

/** The categories a language has, each of which needs a form of every message with a number. */
export function pluralCategories(locale: LocaleCode): readonly PluralCategory[] {
  return locale === "sa" ? ["one", "two", "other"] : rulesOf(locale).resolvedOptions().pluralCategories;
}

function rulesOf(locale: LocaleCode): Intl.PluralRules {
  const cached = rules.get(locale) ?? new Intl.PluralRules(getLocale(locale).intl);
  rules.set(locale, cached);
  return cached;
}
