import { defaultLocale } from "../site/locales";

/** The i18next options for all messages: in pages, in the editor's preview and in component tests. */
export const i18nextOptions = {
  defaultNS: "interface",
  ns: ["interface"],
  fallbackLng: defaultLocale,
  interpolation: { escapeValue: false },
  returnNull: false as const,
  returnEmptyString: false,
};
