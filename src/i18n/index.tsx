import { useI18next } from "gatsby-plugin-react-i18next";
import { useCallback, useMemo } from "react";
import { formatDate } from "../language/dates";
import { formatNumber, formatYear } from "../language/digits";
import { pluralRulesOf } from "../language/plural";
import type { VocabularyName } from "../schema/vocabularies";
import { isLocaleCode, type LocaleCode } from "../site/locales";
import { type AnyWordKey, monthKeys, type WordValues } from "./words";

export type { AnyWordKey, SchemaWordKey, WordKey, WordValues } from "./words";

/** The language of the page. Throws outside of a page, where there is none. */
export function useLanguage(): LocaleCode {
  const { language } = useI18next();
  if (!isLocaleCode(language)) throw new Error(`The page has no language of the site: ${String(language)}`);
  return language;
}

/**
 * Gives the words of the interface as plain strings, for attributes; visible ones are better shown by `Word`. Throws for
 * a word the page does not carry, so that a build stops rather than show its name.
 */
export function useWords(): (key: AnyWordKey, values?: WordValues) => string {
  const { i18n, t } = useI18next();
  const language = useLanguage();
  return useCallback(
    (key: AnyWordKey, { count, ...shown }: WordValues = {}) => {
      const form = formOf(key, count, language);
      if (!i18n.exists(form)) throw new Error(`The page does not carry the word ${form}.`);
      return t(form, shown);
    },
    [i18n, t, language],
  );
}

/** The name of the form that a number asks for; i18next's own choice would follow the browser's language, not the page's. */
function formOf(key: AnyWordKey, count: number | undefined, language: LocaleCode): string {
  return count === undefined ? key : `${key}_${pluralRulesOf(language).select(count)}`;
}

/** Gives the values of a vocabulary that the page carries, each with its words, in the order in which it was written. */
export function useVocabularies(): (name: VocabularyName) => ReadonlyMap<string, string> {
  const words = useWords();
  const { i18n } = useI18next();
  return useCallback(
    (name: VocabularyName) => {
      const own: unknown = i18n.getResource(i18n.language, "interface", `vocabulary.${name}`);
      if (typeof own !== "object" || own === null) throw new Error(`The page does not carry the vocabulary ${name}.`);
      return new Map(Object.keys(own).map((value) => [value, words(`vocabulary.${name}.${value}`)]));
    },
    [i18n, words],
  );
}

/** A word of the interface as text, marked with its language where the page's own has none and English stands in. */
export function Word({ id, values = {} }: { readonly id: AnyWordKey; readonly values?: WordValues }) {
  const { i18n } = useI18next();
  const words = useWords();
  const language = useLanguage();
  const own = i18n.getResource(language, "interface", formOf(id, values.count, language));
  const text = words(id, values);
  return own !== undefined ? text : <span lang="en">{text}</span>;
}

/** Writes numbers and dates as the page's language does. */
export function useFormats() {
  const language = useLanguage();
  const words = useWords();
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(value, language),
      /** A year, without a thousands separator. */
      year: (value: number) => formatYear(value, language),
      /** A day given as YYYY-MM-DD. */
      date: (day: string) =>
        formatDate(
          day,
          language,
          monthKeys.map((key) => words(key)),
        ),
    }),
    [language, words],
  );
}
