import { pathText, placeInSchema } from "../content/fields";
import { type AssessedText, groupOf, groupsOf, type TranslationGroup } from "../content/translations";
import type { LocalizedText } from "../content/view";
import { encodeRow } from "../listing/encode-row";
import { translationColumns } from "../listing/lists/translations";
import type { TranslationProgress } from "../listing/translation-progress";
import { collections } from "../schema/collections";
import { defaultLocale, type LocaleCode } from "../site/locales";
import { inOnePage, listPages } from "./lists/list-pages";

/** Characters of an English text that are shown: enough to know it by. */
const longestExcerpt = 160;

/** Returns the progress of the site's translation, and the texts to translate, for the page in a language. */
export function translationProgress(texts: readonly AssessedText[], language: LocaleCode): TranslationProgress {
  return {
    parts: groupsOf(texts).map((group) => ({ ...group, key: keyOf(group), name: nameOf(group, texts, language) })),
    tasks: tasksIn(texts, language),
  };
}

function keyOf({ kind, name }: Pick<TranslationGroup, "kind" | "name">): string {
  return `${kind}-${name}`;
}

/** A page is named by its own title, a collection by its label. */
function nameOf(
  { kind, name }: TranslationGroup,
  texts: readonly AssessedText[],
  language: LocaleCode,
): LocalizedText | null {
  if (kind === "interface") return null;
  if (kind === "collection") {
    const label = collections.find((collection) => collection.name === name)?.label[language];
    return label === undefined ? null : { text: label, language };
  }
  const titles = texts.filter(
    (text) => groupOf(text).kind === "page" && text.entry === name && pathText(text.path) === "title",
  );
  const own = titles.find((title) => title.language === language)?.translation;
  if (own !== undefined) return { text: own, language };
  return titles[0] ? { text: titles[0].english, language: defaultLocale } : null;
}

function tasksIn(texts: readonly AssessedText[], language: LocaleCode) {
  const columns = translationColumns;
  const tasks = texts.filter(({ state }) => state !== "current").map((text) => taskOf(text, language));
  const entries = tasks.map((task) => ({ isArchived: false, cells: encodeRow(columns, task, "") }));
  const [page] = listPages({ columns }, language, { entries }, inOnePage);
  if (!page) throw new Error("A list has a page at least.");
  return page;
}

/** A translation that is missing or older, as the fields of its row. */
function taskOf(text: AssessedText, language: LocaleCode) {
  const { collection, file, line, path, state, english } = text;
  const written = pathText(path);
  const field = collection && placeInSchema(collection.schema, path).description?.label[language];
  const start = english.replace(/\s+/gu, " ").trim();
  return {
    key: `${file}-${written}-${text.language}`.replace(/[^\w]+/gu, "-"),
    specimen: false,
    part: keyOf(groupOf(text)),
    file: `${file}:${line}`,
    // The field's label; of a word of the interface, its name.
    field: field ?? written,
    into: text.language,
    state,
    english: {
      text: start.length > longestExcerpt ? `${start.slice(0, longestExcerpt)}…` : start,
      language: defaultLocale,
    },
  };
}
