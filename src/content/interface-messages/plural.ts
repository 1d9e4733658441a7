import { pluralCategories } from "../../language/plural";
import type { LocaleCode } from "../../site/locales";

/** The suffixes i18next gives to the forms of a countable word, by CLDR's plural categories. */
const categories = ["zero", "one", "two", "few", "many", "other"];

/** The name of a countable word without the suffix of its form; undefined for a word that is not countable. */
export function countableName(name: string): string | undefined {
  const [whole, base, category] = /^(.+)_([a-z]+)$/u.exec(name) ?? [];
  return whole && base && category && categories.includes(category) ? base : undefined;
}

/** The names a language needs of a countable word, one for each of its plural categories. */
export function formsOf(base: string, code: LocaleCode): string[] {
  return pluralCategories(code).map((category) => `${base}_${category}`);
}
