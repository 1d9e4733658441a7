import { getLocale, type LocaleCode } from "../site/locales";

const collators = new Map<LocaleCode, Intl.Collator>();

/** Compares texts as a reader of the language sorts them, numbers by their value (2 before 10, २ before १०). */
export function getCollator(locale: LocaleCode): Intl.Collator {
  const known = collators.get(locale);
  if (known) return known;
  // A browser without Sanskrit data would sort by its own language's rules; India's English has the root order.
  const made = new Intl.Collator([getLocale(locale).intl, "en-IN"], { numeric: true });
  collators.set(locale, made);
  return made;
}

/** Compares two values that `<` puts in order. */
export function compare(one: string | number, other: string | number): number {
  return Number(one > other) - Number(one < other);
}
