import * as z from "zod";
import { getLanguageName, isClerkLanguage } from "../messages";
import { getLocale, type LocaleCode, type LocalizedTexts, localeCodes } from "../site/locales";
import { routes } from "../site/routes";
import { applyTerms } from "../site/terms";
import { collections } from "./collections";
import { type ListFile, parsedLists } from "./collections/lists";
import { getDescription } from "./description";
import { everyVocabulary } from "./vocabularies";

/** Messages by name, nested at dots: `menu.home` is `{ menu: { home: … } }`. */
export type WordTree = { [key: string]: string | WordTree };

/** The schema of a tree of messages. */
export const wordTree: z.ZodType<WordTree> = z.lazy(() => z.record(z.string(), z.union([z.string(), wordTree])));

/**
 * Returns the texts of fields and vocabulary values in a language, as far as they exist. Their names are
 * `field.<collection>.<field>`, `field.<collection>.<list>Item.<field>` and `vocabulary.<name>.<value>`.
 */
export function getSchemaMessages(language: LocaleCode): WordTree {
  const field = Object.fromEntries(collections.map(({ name, schema }) => [name, fieldWords(schema, language)]));
  const vocabulary = Object.fromEntries(
    everyVocabulary.map(({ name, values }): [string, WordTree] => [
      name,
      Object.fromEntries(
        // An empty text keeps the place of a value whose translation is missing.
        Object.entries<LocalizedTexts>(values).map(([value, { [language]: text = "" }]) => [value, text]),
      ),
    ]),
  );
  return { field, vocabulary };
}

/** Returns the texts of lists by file in a language, as far as they exist, in the groups of messages they belong to. */
function getListMessages(language: LocaleCode) {
  const read = (textOf: (file: ListFile) => LocalizedTexts) =>
    Object.fromEntries(
      parsedLists.flatMap((file) => {
        const text = textOf(file)[language];
        return text === undefined ? [] : [[file.key, applyTerms(text, language)]];
      }),
    );
  return {
    menu: read(({ menuLabel, title }) => menuLabel ?? title),
    kind: read(({ entryLabel }) => entryLabel),
    list: read(({ title }) => title),
  };
}

/**
 * Returns the words that CLDR has: phrases such as “in Marathi” for the languages of the site in English and Hindi, and
 * months and days of the week in a language that the project does not ship.
 */
function nameByStandard(language: LocaleCode): WordTree {
  if (isClerkLanguage(language)) {
    const phrases = localeCodes.map((code) => {
      const { en, hi } = getLanguageName(code);
      return [`in-${code}`, { en: `in ${en}`, hi: `${hi} में` }[language]] as const;
    });
    return { language: Object.fromEntries(phrases) };
  }
  if (language === "sa") return {};
  const name = (part: "month" | "weekday", day: number) =>
    new Intl.DateTimeFormat(getLocale(language).intl, { [part]: "long" }).format(day);
  // 2023 began on a Sunday.
  const days = Array.from({ length: 7 }, (_, index) => [
    String(index),
    name("weekday", Date.UTC(2023, 0, 1 + index, 12)),
  ]);
  const months = Array.from({ length: 12 }, (_, index) => [
    String(index + 1),
    name("month", Date.UTC(2023, index, 15)),
  ]);
  return { month: Object.fromEntries(months), weekday: Object.fromEntries(days) };
}

/**
 * Returns the messages of pages in a language: those of its interface file with those of the schema. A page that is only
 * the list of a collection has the name of the collection, unless the menu of the file names it.
 */
export function addSchemaMessages(words: WordTree, language: LocaleCode): WordTree {
  const { menu = {} } = words;
  const named = typeof menu === "string" ? {} : menu;
  const pages = routes.flatMap(({ id, template, collections: [main] }): [string, string][] => {
    const label = collections.find(({ name }) => name === main)?.label[language];
    return template !== "list" || id in named || label === undefined ? [] : [[id, label]];
  });
  const lists = getListMessages(language);
  const { kind = {} } = words;
  return {
    ...fillGroups(words, nameByStandard(language)),
    menu: { ...Object.fromEntries(pages), ...lists.menu, ...named },
    kind: { ...lists.kind, ...(typeof kind === "object" && kind) },
    list: lists.list,
    ...getSchemaMessages(language),
  };
}

/** Adds the words of groups that a tree lacks. */
function fillGroups(words: WordTree, others: WordTree): WordTree {
  const groups = Object.entries(others).map(([name, group]): [string, WordTree] => {
    const own = words[name];
    return [name, { ...(typeof group === "object" && group), ...(typeof own === "object" && own) }];
  });
  return { ...words, ...Object.fromEntries(groups) };
}

function fieldWords(schema: z.ZodObject, language: LocaleCode): WordTree {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, field]): [string, string | WordTree][] => {
      const description = getDescription(field);
      const label = description.label[language];
      const own: [string, string][] = label === undefined ? [] : [[name, label]];
      return description.kind === "list" ? [...own, [`${name}Item`, fieldWords(description.item, language)]] : own;
    }),
  );
}
