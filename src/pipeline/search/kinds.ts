import * as z from "zod";
import { memoize } from "../../content/memoize";
import type { Site } from "../../content/site";
import type { EntryOf, EntryView } from "../../content/view";
import { createFormats } from "../../i18n/formats";
import { formatNumber } from "../../language/digits";
import { foldText } from "../../language/fold";
import type { SearchParts } from "../../lists/description";
import { isText } from "../../lists/rows";
import { splitSections, toPlainText } from "../../markdown/plain-text";
import type { Collection } from "../../schema/collection";
import { getCollection } from "../../schema/collections";
import { council } from "../../schema/collections/site";
import { getDescription } from "../../schema/description";
import { getKind } from "../../schema/kinds";
import { isFunctionWord } from "../../search/common-words";
import type { SearchRecord } from "../../search/record";
import { toDayTerm } from "../../search/spoken-forms";
import { chooseText, type LocaleCode, type LocalizedTexts, sourceLocale } from "../../site/locales";
import { readMessages } from "../interface-messages";
import { formatTitleSynonyms } from "./synonyms";

/** The parts of a collection's entries that are indexed, in addition to title, date and document text. */
export interface RecordParts<Shape extends z.core.$ZodLooseShape> extends SearchParts {
  /** Returns the title of entries in collections without a title field. */
  readonly title?: (entry: EntryOf<Shape>, language: LocaleCode) => string;
  /** Returns texts that are searched but not shown, in addition to the texts of fields. */
  readonly more?: (entry: EntryOf<Shape>, site: Site) => readonly LocalizedTexts[];
  readonly synonyms?: (entry: EntryOf<Shape>) => string;
}

/** Returns a function that creates the records of a collection in a language, newest first. */
export type RecordBuilder = (site: Site) => (language: LocaleCode) => SearchRecord[];

/** Creates the record builder of a collection. It parses the entries once for all languages. */
export function createRecordBuilder<Shape extends z.core.$ZodLooseShape>(
  collection: Collection<string, Shape>,
  parts?: RecordParts<Shape>,
): RecordBuilder;
export function createRecordBuilder(
  collection: Collection,
  parts: RecordParts<z.core.$ZodLooseShape> = {},
): RecordBuilder {
  return (site) => {
    const getCouncilWords = createCouncilWords(site);
    const entries = site
      .entries(collection)
      .map((entry, index) => ({ entry, index, ...readDates(entry, parts.isUndated) }))
      .sort((one, other) => (one.time === other.time ? one.rank - other.rank : one.time < other.time ? 1 : -1));
    return (language) =>
      entries.flatMap(({ entry, index, year, lastDay, days }): SearchRecord[] => {
        const view = site.views(collection, language)[index];
        const english = site.views(collection, sourceLocale)[index];
        if (!view || !english) return [];
        const { key, specimen, expiresOn, documents } = view;
        const textOf = (name: string) => formatField(collection, name, view, site, language);
        const titleSynonyms = formatTitleSynonyms(parts.title?.(entry, sourceLocale) ?? english.title.text);
        return [
          {
            ...{ key, specimen, expiresOn, year, lastDay },
            title: parts.title?.(entry, language) ?? view.title.text,
            details: (parts.details ?? []).map(textOf).filter((text) => text !== ""),
            summary: parts.summary ? textOf(parts.summary) : "",
            body: [
              ...listTexts(collection.schema, view.fields, parts.body ?? []),
              ...(parts.more?.(entry, site) ?? []).map((texts) => chooseText(texts, language)?.text ?? ""),
            ].join(" "),
            sections: splitSections(getDocumentText(collection, view, language)),
            document: documents[0],
            reference: [
              ...listCodes(String((parts.reference && view.fields[parts.reference]) ?? "")),
              ...days.map(toDayTerm),
              ...listInitials(parts.title?.(entry, sourceLocale) ?? english.title.text),
            ].join(" "),
            synonyms: [
              parts.synonyms?.(entry),
              ...(parts.unshown ?? []).map((name) => textOf(name) || String(view.fields[name] ?? "")),
              ...listValueSynonyms(collection, entry),
              titleSynonyms,
              getCouncilWords([view.title.text, english.title.text]),
            ]
              .filter(Boolean)
              .join(" "),
            language: parts.title ? language : view.title.language,
          },
        ];
      });
  };
}

/** Returns a function that returns the words that the council adds to an entry, by its titles. */
function createCouncilWords(site: Site): (titles: readonly string[]) => string {
  const added = site.entries(council).flatMap(({ searchWords = [] }) => searchWords);
  return (titles) =>
    added
      .filter(({ title }) => titles.some((each) => foldText(each).includes(foldText(title))))
      .map(({ words }) => words)
      .join(" ");
}

const dates = z
  .object({ day: z.string(), until: z.string(), published: z.string(), year: z.number(), rank: z.number() })
  .partial();

/**
 * Returns the year, the last day and all days of an entry, and its sort order: its date, and its rank among entries of
 * the same date.
 */
function readDates(entry: object, isUndated = false) {
  const { day, until, published, year: given, rank = 0 } = dates.parse(entry);
  const year = isUndated ? undefined : (given ?? (published === undefined ? undefined : Number(published.slice(0, 4))));
  return {
    year,
    days: [published ?? [], day ?? [], until ?? []].flat(),
    lastDay: until ?? day,
    time: day ?? published ?? String(year ?? ""),
    rank,
  };
}

/** Returns a number or code as written, without its separators, and its last number: SPHDW05 and 05 of SP-HDW-05. */
function listCodes(code: string): string[] {
  const parts = code.match(/[\p{L}\p{N}]+/gu) ?? [];
  const numbers = parts.filter((part) => /^\p{N}+$/u.test(part)).join("");
  return parts.length < 2 ? [code] : [code, parts.join(""), numbers];
}

/** The number of words of a title whose initials people use. */
const namedByInitials = { least: 2, most: 6 };

/** Returns the initials of an English title as one word, by whose beginning it is also found: CM, HS. */
function listInitials(title: string): string[] {
  const words = (title.match(/\p{Script=Latin}+/gu) ?? []).filter((word) => !isFunctionWord(word.toLowerCase()));
  const initials = words.map((word) => word.charAt(0)).join("");
  return words.length < namedByInitials.least || words.length > namedByInitials.most ? [] : [initials];
}

const getFormats = memoize((language: LocaleCode) => createFormats(language, readMessages(language)));

/** Formats a field as the search shows it, in a language; empty without a value. */
function formatField(
  { schema }: Collection,
  name: string,
  { fields }: EntryView,
  site: Site,
  language: LocaleCode,
): string {
  const field = schema.shape[name];
  const value = fields[name];
  if (field === undefined) throw new Error(`The search names a field that no entry has: ${name}`);
  if (value === undefined) return "";
  const description = getDescription(field);
  switch (description.kind) {
    case "choice": {
      const label = description.choices.find((choice) => choice.value === value)?.label;
      return (label && chooseText(label, language)?.text) ?? "";
    }
    case "reference": {
      const views = site.views(getCollection(description.collection), language);
      return views.find(({ key }) => key === value)?.title.text ?? "";
    }
    case "integer":
      return formatLabelled(field, formatNumber(Number(value), language), language);
    case "date":
      return [value, fields.until ?? []]
        .flat()
        .map((day) => getFormats(language).date(String(day)))
        .join(" – ");
    default:
      return isText(value) ? value.text : "";
  }
}

/** Returns the texts of fields without markup: of a list, the texts of its items. */
function listTexts(schema: z.ZodObject, fields: EntryView["fields"], names: readonly string[]): string[] {
  return names.flatMap((name): string[] => {
    const value = fields[name];
    const field = schema.shape[name];
    if (field === undefined) throw new Error(`The search names a field that no entry has: ${name}`);
    const description = getDescription(field);
    if (description.kind === "list") {
      const { item } = description;
      return (Array.isArray(value) ? value : []).flatMap((own) => listTexts(item, own, Object.keys(item.shape)));
    }
    if (!isText(value)) return [];
    return [getKind(description.kind).isMarkdown ? toPlainText(value.text) : value.text];
  });
}

/** Returns the label of a field and a number: "Class 11", "कक्षा ११", "Financial year 2023-24". */
export function formatLabelled(field: z.core.$ZodType, number: string, language: LocaleCode): string {
  const { label } = getDescription(field);
  return `${label[language] ?? label[sourceLocale]} ${number}`;
}

/** Returns the rich text of an entry if it is the text of its document and in the language; empty otherwise. */
function getDocumentText({ schema }: Collection, { body }: EntryView, language: LocaleCode): string {
  const field = schema.shape.body;
  if (field === undefined || body?.language !== language) return "";
  return "untranslated" in getDescription(field) ? body.text : "";
}

/** Returns the synonyms of the vocabulary values of an entry. */
function listValueSynonyms({ schema }: Collection, entry: Readonly<Record<string, unknown>>): (string | undefined)[] {
  return Object.entries(schema.shape).map(([name, field]) => {
    const description = getDescription(field);
    return "synonyms" in description ? description.synonyms[String(entry[name])] : undefined;
  });
}
