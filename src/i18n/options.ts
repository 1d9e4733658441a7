import { defaultLocale } from "../site/locales";

/** How i18next is set up wherever words are shown: in pages, in the editor's preview and in tests of components. */
export const i18nextOptions = {
  defaultNS: "interface",
  ns: ["interface"],
  fallbackLng: defaultLocale,
  interpolation: { escapeValue: false },
  returnNull: false as const,
};
