import { chosenLocales, type Locale, type LocaleCode } from "./chosen-locales";

export type { Locale, LocaleCode } from "./chosen-locales";

/**
 * The languages of the site, as `content/locales/languages.yaml` lists them, English first. Pages, menus, hreflang and
 * validation derive from this list.
 */
export const locales = chosenLocales;

/** All language codes, the default first. */
export const localeCodes = locales.map((locale) => locale.code);

/** The fallback language of missing texts. Its pages have no prefix. */
export const defaultLocale = "en" satisfies LocaleCode;

/** A text by language: always in the default language, in the others if translated. */
export type LocalizedTexts = Readonly<
  Record<typeof defaultLocale, string> & Partial<Record<Exclude<LocaleCode, typeof defaultLocale>, string | undefined>>
>;

/** A text of the content and its language. */
export interface LocalizedText {
  readonly text: string;
  readonly language: LocaleCode;
}

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

/** Returns a text for every language of the site. */
export function mapLocales(textIn: (code: LocaleCode) => string): LocalizedTexts {
  const texts = Object.fromEntries(localeCodes.map((code) => [code, textIn(code)]));
  return { ...texts, [defaultLocale]: textIn(defaultLocale) };
}

/** Returns the languages to search for a text, in order: the reader's language, English, then the others. */
export function withFallbacks(language: LocaleCode): readonly LocaleCode[] {
  return [language, defaultLocale, ...localeCodes];
}
