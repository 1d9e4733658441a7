import { type LocaleCode, localeOf } from "../site/locales";

const known = new Map<LocaleCode, Intl.PluralRules>();

/** CLDR's rules for the words that follow a number in a language (UTS 35, part 3). */
export function pluralRulesOf(locale: LocaleCode): Intl.PluralRules {
  // CLDR has none for Sanskrit, and the reader's own language would step in, whose forms no word of the site has.
  const rules = known.get(locale) ?? new Intl.PluralRules([localeOf(locale).intl, "en-IN"]);
  known.set(locale, rules);
  return rules;
}
