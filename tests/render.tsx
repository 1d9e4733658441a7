/** For component tests: renders components with the messages and language of a page. */
import "@testing-library/jest-dom";
import { type RenderResult, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { I18nextProvider, type i18n } from "../src/i18n/engine";
import { createI18n } from "../src/i18n/instance";
import { readInterfaceFile } from "../src/pipeline/interface-messages";
import { addSchemaMessages, type WordTree } from "../src/schema/clerk-texts";
import type { LocaleCode } from "../src/site/locales";

/**
 * Creates an i18n instance with the test council's messages in a language, fallbacks included.
 *
 * @param missing keys of the messages to remove
 */
function createTestI18n(language: LocaleCode, missing: readonly string[] = []): i18n {
  return createI18n(language, (code) => (code === language ? missing.reduce(without, wordsOf(code)) : wordsOf(code)));
}

/**
 * Renders an element as a page in a language would.
 *
 * @param missing keys of messages that the language lacks, to test fallbacks; for a plural message, the key of each
 * form
 */
export function renderIn(language: LocaleCode, element: ReactNode, missing: readonly string[] = []): RenderResult {
  const instance = createTestI18n(language, missing);
  return render(element, {
    wrapper: ({ children }) => <I18nextProvider i18n={instance}>{children}</I18nextProvider>,
  });
}

function wordsOf(language: LocaleCode): WordTree {
  return addSchemaMessages(readInterfaceFile(language), language);
}

function without(words: WordTree, key: string): WordTree {
  const [first = "", ...rest] = key.split(".");
  const { [first]: inner, ...others } = words;
  return typeof inner === "object" ? { ...others, [first]: without(inner, rest.join(".")) } : others;
}
