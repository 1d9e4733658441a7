/**
 * The registry of the site's languages. Pages, menus, hreflang, validation, fonts and tests derive from this list. To
 * add a language, start here.
 */
export const locales = [
  {
    /** The BCP 47 code; also the key of a text in the content files. */
    code: "en",
    /** The prefix of every path of this language. */
    prefix: "",
    /** The name of the language in that language. */
    name: "English",
    /** The tag passed to `Intl`, with Indian conventions. */
    intl: "en-IN",
    /** The CLDR numbering system, explicit because the default of ICU for `hi` and `sa` differs between versions. */
    numberingSystem: "latn",
    /** The ISO 15924 code of the script of texts in this language. */
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

/** The fallback language of missing texts, whose pages have no prefix. */
export const defaultLocale = "en" satisfies LocaleCode;

/** A text by language: always in the default language, in the others if translated. */
export type LocalizedTexts = Readonly<
  Record<typeof defaultLocale, string> & Partial<Record<Exclude<LocaleCode, typeof defaultLocale>, string | undefined>>
>;

/** Checks whether an external value (a URL, storage, a query) is a language of the site. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return locales.some((locale) => locale.code === value);
}

/** Returns the description of a language. */
export function getLocale(code: LocaleCode): Locale {
  const found = locales.find((locale) => locale.code === code);
  if (!found) throw new Error(`No such language: ${code}`);
  return found;
}

/** Returns a record with a value for every language of the site, by language code. */
export function byLocale<Value>(valueIn: (code: LocaleCode) => Value): Record<LocaleCode, Value> {
  const values: Partial<Record<LocaleCode, Value>> = {};
  for (const code of localeCodes) values[code] = valueIn(code);
  if (!hasEveryLocale(values)) throw new Error("A language of the site has no value.");
  return values;
}

function hasEveryLocale<Value>(values: Partial<Record<LocaleCode, Value>>): values is Record<LocaleCode, Value> {
  return localeCodes.every((code) => code in values);
}

/**
 * Returns the languages in which to look for a text, in order: the reader's language, then English, then the others.
 */
export function withFallbacks(language: LocaleCode): readonly LocaleCode[] {
  return [language, defaultLocale, ...localeCodes];
}
