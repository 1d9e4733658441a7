import { getLanguageName, isClerkLanguage } from "../messages";
import { getLocale, type LocaleCode, localeCodes } from "../site/locales";

/** The names in Sanskrit, which CLDR lacks, in the case of “in which languages”: संस्कृतेन लिखितम्. */
const sanskritNames: Readonly<Partial<Record<LocaleCode, string>>> = {
  en: "आङ्ग्लभाषया",
  hi: "हिन्द्या",
  sa: "संस्कृतेन",
};

/** The word before the last of several names. */
const conjunctions = { en: " and ", hi: " और " } as const;

/** Replaces `{languages}` in a text by the names of the site's languages, in the language of the text. */
export function fillLanguages(text: string, language: LocaleCode): string {
  return text.replaceAll("{languages}", () => listLanguages(language));
}

/** Lists the languages of the site in a language: that language first, then those in its script. */
function listLanguages(language: LocaleCode): string {
  const { intl, script } = getLocale(language);
  const rankOf = (code: LocaleCode) => (code === language ? 0 : getLocale(code).script === script ? 1 : 2);
  const codes = [...localeCodes].sort((one, other) => rankOf(one) - rankOf(other));
  if (isClerkLanguage(language)) {
    const names = codes.map((code) => getLanguageName(code)[language]);
    return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(conjunctions[language]);
  }
  if (language === "sa") {
    const names = codes.map((code) => sanskritNames[code] ?? getLocale(code).name).join(", ");
    return codes.length > 1 ? `${names} च` : names;
  }
  const known = new Intl.DisplayNames(intl, { type: "language", fallback: "none" });
  return new Intl.ListFormat(intl).format(codes.map((code) => known.of(code) ?? getLocale(code).name));
}
