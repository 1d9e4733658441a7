import { chosenLocales, type Locale, type LocaleCode } from "./chosen-locales";

export type { Locale, LocaleCode } from "./chosen-locales";

/**
 * The languages of the site, as `content/locales/languages.yaml` lists them, that of `/` first. Pages, menus, hreflang
 * and validation derive from this list.
 */
export const locales = chosenLocales;

/** All language codes, the default first. */
export const localeCodes = locales.map((locale) => locale.code);

/** The language of `/`: its pages have no prefix, and it is that of visitors without another choice. */
export const defaultLocale: LocaleCode = localeCodes[0] ?? "en";

/** The language that every text has, and the first fallback of texts that lack the reader's language. */
export const requiredLocale: LocaleCode = locales.find(({ required }) => required)?.code ?? defaultLocale;

/** The language of the project's own texts, in which each message and label exists. Every site has it. */
export const sourceLocale = "en" satisfies LocaleCode;

/** A text of the content by language. Some languages may lack it. */
export type LocalizedTexts = Readonly<Partial<Record<LocaleCode, string | undefined>>>;

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
  return Object.fromEntries(localeCodes.map((code) => [code, textIn(code)]));
}

/** Returns the languages to search for a text, in order: the reader's language, the required one, then the others. */
export function withFallbacks(language: LocaleCode): readonly LocaleCode[] {
  return [language, requiredLocale, ...localeCodes];
}

/** Returns a text in the first language of `withFallbacks` that has it; null if none has. */
export function chooseText(texts: Readonly<Record<string, unknown>>, language: LocaleCode): LocalizedText | null {
  const found = withFallbacks(language).find((code) => String(texts[code] ?? "") !== "");
  return found ? { text: String(texts[found]), language: found } : null;
}
