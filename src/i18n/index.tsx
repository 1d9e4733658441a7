import { type ReactNode, useCallback, useMemo, useState } from "react";
import { getPluralCategory } from "../language/plural";
import type { VocabularyName } from "../schema/vocabularies";
import { isLocaleCode, type LocaleCode } from "../site/locales";
import { I18nextProvider, useTranslation } from "./engine";
import { createFormats, type Formats } from "./formats";
import type { AnyMessageKey, MessageValues } from "./messages";

export type { AnyMessageKey, MessageKey, MessageValues } from "./messages";

/**
 * Returns the messages and the language of the page. The language plugin's hook creates half a dozen functions for
 * every message, and importing the plugin would also import its links.
 */
function usePage() {
  const { i18n, t } = useTranslation();
  const { language } = i18n;
  if (!isLocaleCode(language)) throw new Error(`The page's language is not one of the site: ${String(language)}`);
  return { i18n, t, language };
}

/** Returns the language of the page. Throws outside of a page. */
export function useLanguage(): LocaleCode {
  return usePage().language;
}

/**
 * Returns a function that returns interface messages as strings, for attributes; visible ones should use `Message`. It
 * throws for a message that the page does not contain, so that the build fails instead of showing the key.
 */
export function useTranslate(): (key: AnyMessageKey, values?: MessageValues) => string {
  const { i18n, t, language } = usePage();
  return useCallback(
    (key: AnyMessageKey, values?: MessageValues) => formatMessage({ i18n, t, language }, key, values),
    [i18n, t, language],
  );
}

type Page = ReturnType<typeof usePage>;

function formatMessage(page: Page, key: AnyMessageKey, { count, ...shown }: MessageValues = {}): string {
  const { name } = formOf(page, key, count);
  if (!page.i18n.exists(name)) throw new Error(`The page does not include the message ${name}.`);
  return page.t(name, shown);
}

/**
 * Selects the plural form of a message by its number: in the page's language, or in a fallback by the rules of that
 * language. Sanskrit needs a dual, which English lacks. i18next would use `Intl.PluralRules`, which does not support Sanskrit.
 */
function formOf({ i18n, language }: Page, key: AnyMessageKey, count: number | undefined) {
  const nameIn = (code: LocaleCode) => (count === undefined ? key : `${key}_${getPluralCategory(count, code)}`);
  const written =
    i18n.languages.filter(isLocaleCode).find((code) => i18n.getResource(code, "interface", nameIn(code))) ?? language;
  return { name: nameIn(written), written };
}

/**
 * Preserves the messages of the first page in a language for the components of every page. The next page contains the
 * same messages, so those components need not render again.
 */
export function FrozenTranslations({ children }: { readonly children: ReactNode }) {
  const { i18n, language } = usePage();
  const [kept, setKept] = useState(i18n);
  if (kept.language !== language) setKept(i18n);
  return <I18nextProvider i18n={kept.language === language ? kept : i18n}>{children}</I18nextProvider>;
}

/**
 * Returns a function that returns the values of a vocabulary with their labels, in written order. It throws for a
 * vocabulary that the page does not contain.
 */
export function useVocabularies(): (name: VocabularyName) => ReadonlyMap<string, string> {
  const translate = useTranslate();
  const { i18n } = usePage();
  return useCallback(
    (name: VocabularyName) => {
      const own: unknown = i18n.getResource(i18n.language, "interface", `vocabulary.${name}`);
      if (typeof own !== "object" || own === null) throw new Error(`The page does not include the vocabulary ${name}.`);
      return new Map(Object.keys(own).map((value) => [value, translate(`vocabulary.${name}.${value}`)]));
    },
    [i18n, translate],
  );
}

/** Renders an interface message, marked with its language if the page's language lacks it. */
export function Message({ id, values = {} }: { readonly id: AnyMessageKey; readonly values?: MessageValues }) {
  const page = usePage();
  const text = formatMessage(page, id, values);
  const { written } = formOf(page, id, values.count);
  return written === page.language ? text : <span lang={written}>{text}</span>;
}

/** Returns functions that format numbers and dates in the page's language. */
export function useFormats(): Formats {
  const language = useLanguage();
  const translate = useTranslate();
  return useMemo(() => createFormats(language, translate), [language, translate]);
}
