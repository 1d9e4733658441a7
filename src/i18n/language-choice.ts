import type { LocaleCode } from "../site/locales";

/** The attribute that names the language which a link or a button chooses. */
export const languageChoiceAttribute = "data-chooses";

/** The attributes of a link or button that chooses a language: what the page's inline script needs to store the choice. */
export const languageChoiceAttributes = (language: LocaleCode) => ({ [languageChoiceAttribute]: language });

/** The key under which the language is stored on the reader's device, and nowhere else. */
export const languageStorageKey = "language";
