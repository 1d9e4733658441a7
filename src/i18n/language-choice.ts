import type { LocaleCode } from "../site/locales";

/** The attribute with the language that a link or a button selects. */
export const languageChoiceAttribute = "data-chooses";

/**
 * Returns the attributes of a link or button that selects a language. The inline script reads them to store the choice.
 */
export const getLanguageChoiceAttributes = (language: LocaleCode) => ({ [languageChoiceAttribute]: language });

/** The local storage key of the chosen language. It is stored only on the reader's device. */
export const languageStorageKey = "language";
