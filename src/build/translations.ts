import { pathText, placeInSchema } from "../content/fields";
import { type AssessedText, groupOf, groupsOf, type TranslationGroup } from "../content/translations";
import { encodeRow } from "../listing/encode-row";
import { inOnePage, listPages } from "../listing/list-pages.server";
import { translationColumns } from "../listing/lists/translations";
import { collections } from "../schema/collections";
import { defaultLocale, type LocaleCode } from "../site/locales";
import { languageArgument, type ResolverContext } from "./graphql-types";
import { siteContent } from "./site-content";

/** The types of the report on translations. */
export const translationTypes = `
  """How far a part of the site is translated into a language."""
  type TranslationCount {
    language: String!
    missing: Int!
    older: Int!
  }

  """A part of the site: a page's own words, the entries of a collection, or the words of the interface."""
  type TranslationPart {
    key: String!
    kind: String!
    """Its name; the words of the interface have none."""
    name: LocalizedText
    """How many English texts it has."""
    texts: Int!
    counts: [TranslationCount!]!
  }

  type Translations {
    parts: [TranslationPart!]!
    """The translations that are missing, or older than their English."""
    tasks: ListPage!
  }
`;

/** Characters of an English text that are shown: enough to know it by. */
const longestExcerpt = 160;

/** The cache of a build's translation groups, which are requested once for each language. */
const grouped = new WeakMap<readonly AssessedText[], readonly TranslationGroup[]>();

function groupsIn(texts: readonly AssessedText[]): readonly TranslationGroup[] {
  const groups = grouped.get(texts) ?? groupsOf(texts);
  grouped.set(texts, groups);
  return groups;
}

/** The GraphQL field that tells, in a language, how far the site is translated and what is to be done. */
export const translations = {
  type: "Translations!",
  args: languageArgument,
  async resolve(_source: unknown, { language }: { readonly language: LocaleCode }, { nodeModel }: ResolverContext) {
    // Makes Gatsby ask again whenever any file of the content, or of the records beside it, changes.
    await nodeModel.findAll({ type: "File" });
    const texts = siteContent().texts;
    return {
      parts: groupsIn(texts).map((group) => ({ ...group, key: keyOf(group), name: nameOf(group, texts, language) })),
      tasks: tasksIn(texts, language),
    };
  },
};

function keyOf({ kind, name }: Pick<TranslationGroup, "kind" | "name">): string {
  return `${kind}-${name}`;
}

/** A page is named by its own title, a collection by its label. */
function nameOf({ kind, name }: TranslationGroup, texts: readonly AssessedText[], language: LocaleCode) {
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
  return listPages({ columns }, language, { entries }, inOnePage)[0];
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
