import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { I18nextProvider, useTranslation } from "react-i18next";
import { formatDate } from "../language/dates";
import { formatNumber, formatYear, formatYearPair } from "../language/digits";
import { pluralCategory } from "../language/plural";
import type { VocabularyName } from "../schema/vocabularies";
import { defaultLocale, isLocaleCode, type LocaleCode } from "../site/locales";
import { type AnyMessageKey, monthKeys, type WordValues } from "./messages";

export type { AnyMessageKey, MessageKey, WordValues } from "./messages";

/**
 * Gives the messages and the language of the page. The language plugin's own hook makes half a dozen functions for every
 * message that is shown, and importing the plugin would bring its links along.
 */
function usePage() {
  const { i18n, t } = useTranslation();
  const { language } = i18n;
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
export function useTranslate(): (key: AnyMessageKey, values?: WordValues) => string {
  const { i18n, t, language } = usePage();
  return useCallback(
    (key: AnyMessageKey, values?: WordValues) => textOf({ i18n, t, language }, key, values),
    [i18n, t, language],
  );
}

type Page = ReturnType<typeof usePage>;

function textOf(page: Page, key: AnyMessageKey, { count, ...shown }: WordValues = {}): string {
  const { name } = formOf(page, key, count);
  if (!page.i18n.exists(name)) throw new Error(`The page does not carry the word ${name}.`);
  return page.t(name, shown);
}

/**
 * Chooses the form of a word by its number: the language's own, or English by the rules of English. Sanskrit asks for a
 * dual, which English lacks. i18next's own choice would follow `Intl.PluralRules`, which has no Sanskrit.
 */
function formOf({ i18n, language }: Page, key: AnyMessageKey, count: number | undefined) {
  const nameIn = (code: LocaleCode) => (count === undefined ? key : `${key}_${pluralCategory(count, code)}`);
  const own = nameIn(language);
  const isOwn = i18n.getResource(language, "interface", own) !== undefined;
  return { name: isOwn ? own : nameIn(defaultLocale), isOwn };
}

/**
 * Keeps for what stands on every page the words that the first page in a language brought: the next page brings the same
 * ones again, and what is drawn with them need not be drawn anew.
 */
export function FrozenTranslations({ children }: { readonly children: ReactNode }) {
  const { i18n, language } = usePage();
  const kept = useRef(i18n);
  if (kept.current.language !== language) kept.current = i18n;
  return <I18nextProvider i18n={kept.current}>{children}</I18nextProvider>;
}

/** Gives the values of a vocabulary that the page carries, each with its words, in the order in which it was written. */
export function useVocabularies(): (name: VocabularyName) => ReadonlyMap<string, string> {
  const translate = useTranslate();
  const { i18n } = usePage();
  return useCallback(
    (name: VocabularyName) => {
      const own: unknown = i18n.getResource(i18n.language, "interface", `vocabulary.${name}`);
      if (typeof own !== "object" || own === null) throw new Error(`The page does not carry the vocabulary ${name}.`);
      return new Map(Object.keys(own).map((value) => [value, translate(`vocabulary.${name}.${value}`)]));
    },
    [i18n, translate],
  );
}

/** A word of the interface as text, marked with its language where the page's own has none and English stands in. */
export function Message({ id, values = {} }: { readonly id: AnyMessageKey; readonly values?: WordValues }) {
  const page = usePage();
  const text = textOf(page, id, values);
  return formOf(page, id, values.count).isOwn ? text : <span lang="en">{text}</span>;
}

/** Writes numbers and dates as the page's language does. */
export function useFormats() {
  const language = useLanguage();
  const translate = useTranslate();
  return useMemo(
    () => ({
      number: (value: number) => formatNumber(value, language),
      /** A year, without a thousands separator. */
      year: (value: number) => formatYear(value, language),
      /** A session or a financial year, by its first calendar year: 2026-27. */
      yearPair: (first: number) => formatYearPair(first, language),
      /** The parts of a day given as YYYY-MM-DD, its month short where the language has long names. */
      dayParts: (iso: string) => {
        const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
        const name = translate(monthKeys[month - 1] ?? monthKeys[0]);
        return {
          day: formatNumber(day, language),
          month: language === "en" ? name.slice(0, 3) : name,
          year: formatYear(year, language),
        };
      },
      /** A day given as YYYY-MM-DD. */
      date: (day: string) =>
        formatDate(
          day,
          language,
          monthKeys.map((key) => translate(key)),
        ),
    }),
    [language, translate],
  );
}
