import { createInstance, type i18n, type Resource } from "i18next";
import { defaultLocale, type LocaleCode, localeCodes } from "../site/locales";

/** The i18next options for all messages: in pages, in the editor's preview and in component tests. */
export const i18nextOptions = {
  defaultNS: "interface",
  ns: ["interface"],
  fallbackLng: defaultLocale,
  interpolation: { escapeValue: false },
  returnNull: false as const,
  returnEmptyString: false,
};

/** Creates an initialised i18next instance with the interface messages of a language and the English fallbacks. */
export function createI18n(language: LocaleCode, wordsOf: (code: LocaleCode) => object): i18n {
  const resources: Resource = Object.fromEntries(
    localeCodes.map((code) => [code, { interface: { ...wordsOf(code) } }]),
  );
  const instance = createInstance();
  void instance.init({
    ...i18nextOptions,
    resources,
    lng: language,
    initImmediate: false,
    react: { useSuspense: false },
  });
  return instance;
}
