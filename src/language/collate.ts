import { getLocale, type LocaleCode } from "../site/locales";

const collators = new Map<LocaleCode, Intl.Collator>();

/** Returns the cached collator of a language. It sorts numbers by value: 2 before 10, २ before १०. */
export function getCollator(locale: LocaleCode): Intl.Collator {
  const known = collators.get(locale);
  if (known) return known;
  // Without Sanskrit data a browser would use its own language's order. Indian English has the root order.
  const made = new Intl.Collator([getLocale(locale).intl, "en-IN"], { numeric: true });
  collators.set(locale, made);
  return made;
}

/** Compares two values by `<`, for use with `sort`. */
export function compare(one: string | number, other: string | number): number {
  return Number(one > other) - Number(one < other);
}
