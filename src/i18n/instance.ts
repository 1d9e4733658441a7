import type { WordTree } from "../schema/clerk-texts";
import { defaultLocale, type LocaleCode, localeCodes } from "../site/locales";
import { createInstance, type i18n } from "./engine";

/** The options that gatsby-plugin-react-i18next passes to each instance. */
export const i18nextOptions = { defaultNS: "interface" };

/** Creates an initialised i18n instance with the interface messages of a language and the English fallbacks. */
export function createI18n(language: LocaleCode, wordsOf: (code: LocaleCode) => WordTree): i18n {
  const resources = Object.fromEntries(localeCodes.map((code) => [code, { interface: wordsOf(code) }]));
  const instance = createInstance();
  instance.init({ ...i18nextOptions, lng: language, fallbackLng: defaultLocale, resources });
  return instance;
}
