import { z } from "zod";
import { formatNumber, toDigits } from "../../src/language/digits";
import type { Collection } from "../../src/schema/collection";
import { descriptionOf, type FieldDescription, type Words } from "../../src/schema/description";
import { vocabularies } from "../../src/schema/vocabularies";
import type { LocaleCode } from "../../src/site/locales";
import type { Entry, SpecimenDocument } from "./entries";
import { no, yes } from "./wording";

/** A table with headings over its columns, such as the subjects of a class. */
export interface DetailTable {
  readonly label: string;
  readonly columns: readonly { readonly label: string; readonly numeric: boolean }[];
  readonly rows: readonly (readonly string[])[];
}

/** The content of a specimen about its entry. */
export interface Details {
  readonly title: string;
  /** The fields that identify the entry, label and value. */
  readonly fields: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly DetailTable[];
}

/** The placeholder for a value that an entry leaves out. */
const absent = "–";

/**
 * Fields that are no part of a document: its name has a place of its own; when and where the site shows it, and what was
 * changed since, is the site's matter.
 */
const unprinted = ["key", "specimen", "title", "position", "publishOn", "publishAt", "expiresOn", "changes"];

const wordsSchema = z.object({ en: z.string(), hi: z.string().optional(), sa: z.string().optional() });

const itemsSchema = z.array(z.record(z.string(), z.unknown()));

/** A text of the content in a language; in English where it is missing. */
export function textIn(value: unknown, language: LocaleCode): string {
  const words = wordsSchema.parse(value);
  return words[language] ?? words.en;
}

/** Returns the content of a specimen about its entry, in a language, with the labels of the schema. */
export function detailsOf({ collection, entry }: SpecimenDocument, language: LocaleCode): Details {
  const described = fieldsOf(collection.schema).filter(([name]) => !unprinted.includes(name));
  const shown = described.filter(([name, { kind }]) => showable(kind) && entry[name] !== undefined);
  const fields = shown.map(([name, field]): [string, string] => [
    field.label[language],
    valueText(entry[name], field, language, collection),
  ]);
  const tables = described.flatMap(([name, field]) =>
    field.kind === "list" ? [tableOf(field, itemsSchema.parse(entry[name] ?? []), language)] : [],
  );
  const identity = `${collection.label[language]} – ${fields[0]?.join(" ") ?? ""}`;
  return { title: entry.title === undefined ? identity : textIn(entry.title, language), fields, tables };
}

function tableOf(
  field: FieldDescription & { kind: "list" },
  items: readonly Entry[],
  language: LocaleCode,
): DetailTable {
  const columns = fieldsOf(field.item).filter(([, { kind }]) => showable(kind));
  return {
    label: field.label[language],
    columns: columns.map(([, column]) => ({ label: column.label[language], numeric: column.kind === "integer" })),
    rows: items.map((item) => columns.map(([name, column]) => valueText(item[name], column, language))),
  };
}

function fieldsOf(schema: z.ZodObject): [string, FieldDescription][] {
  return Object.entries(schema.shape).map(([name, field]) => [name, descriptionOf(field)]);
}

function showable(kind: FieldDescription["kind"]): boolean {
  return ["text", "line", "date", "flag", "integer", "choice"].includes(kind);
}

function valueText(value: unknown, field: FieldDescription, language: LocaleCode, collection?: Collection): string {
  if (value === undefined) return absent;
  switch (field.kind) {
    case "text":
      return textIn(value, language);
    case "flag":
      return (value === true ? yes : no)[language];
    case "date":
      return toDigits(String(value).split("-").reverse().join("-"), language);
    case "integer":
      if (field.year && collection?.name === "budgets") return financialYear(Number(value), language);
      return field.year ? toDigits(String(value), language) : formatNumber(Number(value), language);
    case "choice":
      return wordOf(field.vocabulary, String(value))[language];
    default:
      return String(value);
  }
}

function wordOf(vocabulary: string, value: string): Words {
  const values: Readonly<Record<string, Words>> = vocabularies.find(({ name }) => name === vocabulary)?.values ?? {};
  const words = values[value];
  if (!words) throw new Error(`The vocabulary ${vocabulary} has no words for ${value}.`);
  return words;
}

/** 2023 as 2023-24. */
function financialYear(begins: number, language: LocaleCode): string {
  return toDigits(`${begins}-${String(begins + 1).slice(-2)}`, language);
}
