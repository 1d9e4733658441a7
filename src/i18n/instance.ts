import { createInstance, type i18n, type Resource } from "i18next";
import { type LocaleCode, localeCodes } from "../site/locales";
import { i18nextOptions } from "./options";

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
