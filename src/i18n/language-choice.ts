import { isLocaleCode, type LocaleCode } from "../site/locales";

/** The attribute that names the language which a link or a button chooses. */
export const languageChoiceAttribute = "data-chooses";

/** The attributes of a link or button that chooses a language: what the page's inline script needs to store the choice. */
export const languageChoiceAttributes = (language: LocaleCode) => ({ [languageChoiceAttribute]: language });

/** The key under which the language is stored on the reader's device, and nowhere else. */
export const languageStorageKey = "language";

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
