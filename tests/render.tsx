/** For tests of components alone: shows them with the words and the language that a page would give them. */
import "@testing-library/jest-dom";
import { type RenderResult, render } from "@testing-library/react";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { I18nextProvider } from "react-i18next";
import { createI18n } from "../src/i18n/instance";
import { schemaMessages, type WordTree } from "../src/schema/clerk-texts";
import type { LocaleCode } from "../src/site/locales";
import { councilMessages } from "./site/council-messages";

/** The words of the interface as the council for tests has them in a language, fallback included. */
export function createTestI18n(language: LocaleCode, missing: readonly string[] = []): i18n {
  return createI18n(language, (code) => (code === language ? missing.reduce(without, wordsOf(code)) : wordsOf(code)));
}

/**
 * Draws what a page in a language would draw.
 *
 * @param missing words that the language is to lack, to see what stands in for them; of a countable one, its forms
 */
export function renderIn(language: LocaleCode, element: ReactNode, missing: readonly string[] = []): RenderResult {
  const instance = createTestI18n(language, missing);
  return render(element, {
    wrapper: ({ children }) => <I18nextProvider i18n={instance}>{children}</I18nextProvider>,
  });
}

function wordsOf(language: LocaleCode): WordTree {
  return { ...councilMessages(language), ...schemaMessages(language) };
}

function without(words: WordTree, key: string): WordTree {
  const [first = "", ...rest] = key.split(".");
  const { [first]: inner, ...others } = words;
  return typeof inner === "object" ? { ...others, [first]: without(inner, rest.join(".")) } : others;
}
