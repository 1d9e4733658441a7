import { isLocaleCode, type LocaleCode } from "../site/locales";

const storageKey = "language";

/** The language the reader last chose on this device; undefined where none was, or where storage is not allowed. */
export function rememberedLanguage(): LocaleCode | undefined {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return isLocaleCode(stored) ? stored : undefined;
  } catch {
    // A browser may refuse storage; then nothing is remembered and nothing is offered.
    return undefined;
  }
}

/** Remembers the reader's choice on this device, only to offer it again: no address ever redirects because of it. */
export function rememberLanguage(language: LocaleCode): void {
  try {
    window.localStorage.setItem(storageKey, language);
  } catch {
    // As above: without storage the choice holds for this address alone.
  }
}
