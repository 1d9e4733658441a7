import { defaultLocale, type LocaleCode } from "../../site/locales";

/** Returns whether any text in a page's data is in English because the page's language has none. */
export function hasFallback(data: unknown, language: LocaleCode): boolean {
  if (language === defaultLocale || typeof data !== "object" || data === null) return false;
  if ("language" in data && data.language === defaultLocale && ("text" in data || "html" in data || "ns" in data))
    return true;
  // A list carries its own flag.
  if ("hasFallback" in data && data.hasFallback === true) return true;
  return Object.values(data).some((value) => hasFallback(value, language));
}
