/**
 * The languages of the site, each said once. Everything that speaks of a language (pages, menus, hreflang,
 * validation, fonts, tests) derives from this list; a fourth language begins here.
 */
export const locales = [
  {
    /** BCP 47 code; also the key of a text in the content files. */
    code: "en",
    /** The prefix of every path of this language. */
    prefix: "",
    /** The language's own name for itself. */
    name: "English",
    /** The tag given to `Intl`, with India's conventions. */
    intl: "en-IN",
    /** CLDR numbering system. Said here because ICU's own choice for `hi` and `sa` differs between versions. */
    numberingSystem: "latn",
    /** ISO 15924 code of the script a text in this language is written in. */
    script: "Latn",
  },
  { code: "hi", prefix: "/hi", name: "हिन्दी", intl: "hi-IN", numberingSystem: "deva", script: "Deva" },
  { code: "sa", prefix: "/sa", name: "संस्कृतम्", intl: "sa-IN", numberingSystem: "deva", script: "Deva" },
] as const;

export type Locale = (typeof locales)[number];

/** The code of a language of the site: `en`, `hi` or `sa`. */
export type LocaleCode = Locale["code"];

/** All language codes, the default first. */
export const localeCodes = locales.map((locale) => locale.code);

/** The language that a missing text falls back to, and whose pages have no prefix. */
export const defaultLocale = "en" satisfies LocaleCode;

/** A text in every language: the default one always, the others where they are translated. */
export type LocalizedTexts = Readonly<
  Record<typeof defaultLocale, string> & Partial<Record<Exclude<LocaleCode, typeof defaultLocale>, string | undefined>>
>;

/** Returns whether an external value (a URL, storage, a query) is a language of the site. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return locales.some((locale) => locale.code === value);
}

/** The description of a language. */
export function getLocale(code: LocaleCode): Locale {
  const found = locales.find((locale) => locale.code === code);
  if (!found) throw new Error(`No such language: ${code}`);
  return found;
}

/** Gives every language of the site a value, by its code. */
export function byLocale<Value>(valueIn: (code: LocaleCode) => Value): Record<LocaleCode, Value> {
  const values: Partial<Record<LocaleCode, Value>> = {};
  for (const code of localeCodes) values[code] = valueIn(code);
  if (!hasEveryLocale(values)) throw new Error("A language of the site has no value.");
  return values;
}

function hasEveryLocale<Value>(values: Partial<Record<LocaleCode, Value>>): values is Record<LocaleCode, Value> {
  return localeCodes.every((code) => code in values);
}

/** The languages in which a text is looked for, for a reader of the first: English stands in before the others. */
export function withFallbacks(language: LocaleCode): readonly LocaleCode[] {
  return [language, defaultLocale, ...localeCodes];
}
