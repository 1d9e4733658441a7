import type { WordTree } from "../schema/clerk-texts";
import { type LocaleCode, withFallbacks } from "../site/locales";
import { createInstance, type i18n } from "./engine";

/** The options that gatsby-plugin-react-i18next passes to each instance. */
export const i18nextOptions = { defaultNS: "interface" };

/** Creates an initialised i18n instance with the interface messages of a language and of its fallbacks. */
export function createI18n(language: LocaleCode, wordsOf: (code: LocaleCode) => WordTree): i18n {
  const resources = Object.fromEntries(withFallbacks(language).map((code) => [code, { interface: wordsOf(code) }]));
  const instance = createInstance();
  instance.init({ ...i18nextOptions, lng: language, resources });
  return instance;
}
