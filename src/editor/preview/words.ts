import { createInstance, type i18n, type Resource } from "i18next";
import english from "../../../content/locales/en/interface.json";
import hindi from "../../../content/locales/hi/interface.json";
import sanskrit from "../../../content/locales/sa/interface.json";
import { schemaWords } from "../../schema/words";
import { defaultLocale, type LocaleCode, localeCodes } from "../../site/locales";

const interfaces: Readonly<Record<LocaleCode, object>> = { en: english, hi: hindi, sa: sanskrit };

/** The words of the interface in a language, as its pages have them, English standing in for what is missing. */
export function interfaceIn(language: LocaleCode): i18n {
  const resources: Resource = {};
  for (const code of localeCodes) resources[code] = { interface: { ...interfaces[code], ...schemaWords(code) } };
  const instance = createInstance();
  void instance.init({
    resources,
    lng: language,
    fallbackLng: defaultLocale,
    defaultNS: "interface",
    ns: ["interface"],
    interpolation: { escapeValue: false },
    returnNull: false,
    initImmediate: false,
    react: { useSuspense: false },
  });
  return instance;
}
