import { I18nextContext, I18nextProvider, useTranslation } from "gatsby-plugin-react-i18next";
import { type ReactNode, useCallback, useContext, useMemo, useRef } from "react";
import { formatDate } from "../language/dates";
import { formatNumber, formatYear } from "../language/digits";
import { pluralRulesOf } from "../language/plural";
import type { VocabularyName } from "../schema/vocabularies";
import { isLocaleCode, type LocaleCode } from "../site/locales";
import { type AnyWordKey, monthKeys, type WordValues } from "./words";

export type { AnyWordKey, SchemaWordKey, WordKey, WordValues } from "./words";

/** The words and the language of the page. The plugin's own hook makes half a dozen functions for every word that is shown. */
function usePage() {
  const { i18n, t } = useTranslation();
  const { language } = useContext(I18nextContext);
  if (!isLocaleCode(language)) throw new Error(`The page has no language of the site: ${String(language)}`);
  return { i18n, t, language };
}

/** The language of the page. Throws outside of a page, where there is none. */
export function useLanguage(): LocaleCode {
  return usePage().language;
}

/**
 * Gives the words of the interface as plain strings, for attributes; visible ones are better shown by `Word`. Throws for
 * a word the page does not carry, so that a build stops rather than show its name.
 */
export function useWords(): (key: AnyWordKey, values?: WordValues) => string {
  const { i18n, t, language } = usePage();
  return useCallback(
    (key: AnyWordKey, values?: WordValues) => textOf({ i18n, t, language }, key, values),
    [i18n, t, language],
  );
}

function textOf({ i18n, t, language }: ReturnType<typeof usePage>, key: AnyWordKey, values: WordValues = {}): string {
  const { count, ...shown } = values;
  const form = formOf(key, count, language);
  if (!i18n.exists(form)) throw new Error(`The page does not carry the word ${form}.`);
  return t(form, shown);
}

/** The name of the form that a number asks for; i18next's own choice would follow the browser's language, not the page's. */
function formOf(key: AnyWordKey, count: number | undefined, language: LocaleCode): string {
  return count === undefined ? key : `${key}_${pluralRulesOf(language).select(count)}`;
}

/**
 * Keeps for what stands on every page the words that the first page in a language brought: the next page brings the same
 * ones again, and what is drawn with them need not be drawn anew.
 */
export function SteadyWords({ children }: { readonly children: ReactNode }) {
  const { i18n, language } = usePage();
  const context = useContext(I18nextContext);
  const kept = useRef({ i18n, context });
  if (kept.current.context.language !== language) kept.current = { i18n, context };
  return (
    <I18nextProvider i18n={kept.current.i18n}>
      <I18nextContext.Provider value={kept.current.context}>{children}</I18nextContext.Provider>
    </I18nextProvider>
  );
}

/** Gives the values of a vocabulary that the page carries, each with its words, in the order in which it was written. */
export function useVocabularies(): (name: VocabularyName) => ReadonlyMap<string, string> {
  const words = useWords();
  const { i18n } = usePage();
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
  const page = usePage();
  const own = page.i18n.getResource(page.language, "interface", formOf(id, values.count, page.language));
  const text = textOf(page, id, values);
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
