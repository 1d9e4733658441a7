import type { i18n } from "i18next";
import english from "../../../content/locales/en/interface.json";
import hindi from "../../../content/locales/hi/interface.json";
import sanskrit from "../../../content/locales/sa/interface.json";
import { createI18n } from "../../i18n/instance";
import { schemaMessages } from "../../schema/clerk-texts";
import type { LocaleCode } from "../../site/locales";

const interfaces: Readonly<Record<LocaleCode, object>> = { en: english, hi: hindi, sa: sanskrit };

/** Creates the i18n instance of a language with the interface messages; English is the fallback. */
export function createPreviewI18n(language: LocaleCode): i18n {
  return createI18n(language, (code) => ({ ...interfaces[code], ...schemaMessages(code) }));
}
