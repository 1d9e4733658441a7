import { isLocaleCode, type LocaleCode } from "../site/locales";
import { languageStorageKey } from "./language-choice";

/**
 * The language the reader last chose on this device, only to offer it again: no address ever redirects because of it.
 * Undefined where none was chosen, or where storage is not allowed.
 */
export function preferredLanguage(): LocaleCode | undefined {
  try {
    const stored = window.localStorage.getItem(languageStorageKey);
    return isLocaleCode(stored) ? stored : undefined;
  } catch {
    // A browser may refuse storage; then nothing is remembered and nothing is offered.
    return undefined;
  }
}
