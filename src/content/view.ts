import type * as z from "zod";
import type { Collection } from "../schema/collection";
import { getDescription, isOptional } from "../schema/description";
import { getKind } from "../schema/kinds";
import { getNewsDay, getNewsTime, isExpired } from "../schema/period";
import { chooseText, type LocaleCode, type LocalizedText } from "../site/locales";
import { isGroup } from "../site/merge";
import { listDocuments } from "./document-uses";
import type { EntryFields } from "./entry-text";
import { listWrittenFields } from "./fields";
import { fillLanguages } from "./language-list";

/** An entry as its schema parses it. */
export type EntryOf<Shape extends z.core.$ZodLooseShape> = z.output<z.ZodObject<Shape, z.core.$strict>>;

/** A value in one language: each text in all languages becomes one text with its language. */
export type Localized<Value> = unknown extends Value
  ? unknown
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Item)[]
      ? readonly Localized<Item>[]
      : [keyof Value] extends [LocaleCode]
        ? LocalizedText
        : { readonly [Name in keyof Value]: Localized<Value[Name]> };

/** A published document with the details that pages show. */
export interface PublishedDocument {
  /** The file's name in `static/documents`. */
  readonly name: string;
  /** The SHA-256 of the file's bytes, in hexadecimal. */
  readonly digest: string;
  readonly address: string;
  /** The extension of the file name: `pdf`, `csv`, `xlsx`. */
  readonly type: string;
  readonly bytes: number;
  readonly pages: number | null;
  readonly language: string | null;
}

/** A correction to an entry after its publication. */
export interface EntryChange {
  /** The day of the correction, YYYY-MM-DD. */
  readonly day: string;
  readonly note: LocalizedText;
}

/** An entry in one language: the source of lists, pages, feeds, calendars, search records and previews. */
export interface EntryView<Fields = Readonly<Record<string, unknown>>> {
  readonly key: string;
  readonly specimen: boolean;
  /** The entry's name for readers. */
  readonly title: LocalizedText;
  /** The fields by name, with texts in the language; missing fields are undefined. */
  readonly fields: Fields;
  /** The day of the news, YYYY-MM-DD; undefined if unknown. */
  readonly day: string | undefined;
  /** The time in India, HH:MM, when the site first shows the entry on its day; undefined without a time. */
  readonly time: string | undefined;
  readonly expiresOn: string | undefined;
  readonly isExpired: boolean;
  /** The entry's documents, those in the language first. */
  readonly documents: readonly PublishedDocument[];
  /** The entry's rich text as Markdown. */
  readonly body: LocalizedText | null;
  /** The corrections, newest first. */
  readonly changes: readonly EntryChange[];
}

/** The day and the documents that a view needs in addition to its entry. */
export interface ViewContext {
  /** The current day, YYYY-MM-DD, which decides what is in the archive. */
  readonly today: string;
  /** Finds a published document by its name. */
  readonly document: (name: string) => PublishedDocument | undefined;
}

/**
 * Returns an entry in a language.
 *
 * @param value the fields as the schema parses them; in a form some may be missing
 */
export function viewEntry(
  { schema }: Pick<Collection, "schema">,
  value: Readonly<Record<string, unknown>>,
  language: LocaleCode,
  { today, document }: ViewContext,
): EntryView {
  const textAt = (field: string) => {
    const found = value[field];
    return typeof found === "string" && found !== "" ? found : undefined;
  };
  const period = {
    published: textAt("published"),
    publishOn: textAt("publishOn"),
    publishAt: textAt("publishAt"),
    expiresOn: textAt("expiresOn"),
  };
  const titleName = findTitleField({ schema });
  return {
    key: textAt("key") ?? "",
    specimen: value.specimen === true,
    title: (titleName && localizeText(value[titleName], language)) || { text: "", language },
    fields: localizeFields(schema, value, language, document),
    day: getNewsDay(period),
    time: getNewsTime(period),
    expiresOn: period.expiresOn,
    isExpired: isExpired(period, today),
    documents: listDocuments(listWrittenFields(schema, value), language, document),
    body: localizeText(value.body, language),
    changes: changesIn(value.changes, language),
  };
}

/** The fields that can name an entry, in order of preference. */
const titleFields = ["title", "name", "designation", "parties", "text"];

/** Returns the required field that names a collection's entries; undefined if there is none. */
export function findTitleField({ schema }: Pick<Collection, "schema">): string | undefined {
  return titleFields.find((name) => {
    const field = schema.shape[name];
    return field && !isOptional(field);
  });
}

/**
 * Returns a text in a language or the first of its fallbacks that has it, with the languages of the site in place of
 * their placeholder; null without a text.
 */
export function localizeText(value: unknown, language: LocaleCode): LocalizedText | null {
  const found = isGroup(value) ? chooseText(value, language) : null;
  return found && { ...found, text: fillLanguages(found.text, found.language) };
}

/**
 * Returns the fields in a language, with the address of a picture in place of its name. A required text that a form lacks
 * is empty; documents in other languages are left out.
 */
function localizeFields(
  schema: z.ZodObject,
  value: Readonly<Record<string, unknown>>,
  language: LocaleCode,
  document: ViewContext["document"],
): EntryView["fields"] {
  const fields = Object.entries(schema.shape).map(([name, field]): [string, unknown] => {
    const description = getDescription(field);
    const own = value[name];
    if (description.kind === "list")
      return [
        name,
        Array.isArray(own) ? own.map((item) => localizeFields(description.item, item, language, document)) : own,
      ];
    const { shape } = getKind(description.kind);
    if (shape === "files") return [name, undefined];
    if (description.kind === "picture") return [name, document(String(own ?? ""))?.address];
    if (shape !== "texts") return [name, own];
    return [name, localizeText(own, language) ?? (isOptional(field) ? undefined : { text: "", language })];
  });
  return Object.fromEntries(fields.filter(([, own]) => own !== undefined));
}

function changesIn(value: unknown, language: LocaleCode): EntryChange[] {
  if (!Array.isArray(value)) return [];
  return value
    .map((change: unknown) => (isGroup(change) ? change : {}))
    .map(({ day, note }) => ({ day: String(day ?? ""), note: localizeText(note, language) ?? { text: "", language } }))
    .sort((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));
}

/**
 * Returns an entry's key with its names.
 *
 * @returns the key (`value`), the names in all languages that have one, and the name for clerks, in another language where
 *   theirs has none
 */
export function nameEntry(collection: Pick<Collection, "schema">, key: string, fields: EntryFields) {
  const field = findTitleField(collection);
  const text = field && fields[field];
  const texts = isGroup(text) ? text : {};
  const nameIn = (code: LocaleCode) => localizeText(texts, code)?.text.trim() || key;
  const words = Object.values(texts)
    .map(asText)
    .filter((word) => word !== "");
  return { value: key, words, name: { en: nameIn("en"), hi: nameIn("hi") } };
}

function asText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
