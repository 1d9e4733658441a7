import { timeForm } from "../../language/dates";
import { defaultLocale, type LocaleCode, localeCodes } from "../../site/locales";
import type { Collection } from "../collection";
import { dateForm, documentName, keyForm, telephoneForm } from "../fields";
import { type FormField, getFields } from "./form-fields";

type JsonType = "object" | "array" | "string" | "number" | "integer" | "boolean";

/** The part of JSON Schema, draft 7, that content files need, with two words that editors of YAML understand besides. */
export interface JsonSchema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type: JsonType | readonly JsonType[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly enum?: readonly string[];
  /** The meaning of each value of `enum`; supported by editors, not by draft 7. */
  readonly enumDescriptions?: readonly string[];
  readonly pattern?: string;
  /** The message for a value that does not match the pattern; supported by editors, not by draft 7. */
  readonly patternErrorMessage?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: boolean;
}

/** The options of a schema for editors beyond the collection. */
export interface JsonSchemaOptions {
  /** True if a text without Hindi or Sanskrit is refused. */
  readonly translationsRequired: boolean;
}

/**
 * Creates the JSON Schema of a collection's entries, by which an editor completes and underlines. It describes the fields
 * from their descriptions: zod's JSON Schema output cannot see through the transforms of a text, and knows neither required
 * languages nor the forms of keys, days and addresses. The content check allows more (an optional field left empty) and
 * refuses more (a day that is not in the calendar).
 */
export function createJsonSchema(
  collection: Pick<Collection, "schema" | "label" | "help">,
  options: JsonSchemaOptions,
): JsonSchema {
  const about = { title: bothLabels(collection.label), description: bothHelps(collection.help) };
  return { $schema: "http://json-schema.org/draft-07/schema#", ...about, ...groupOf(getFields(collection), options) };
}

function groupOf(fields: readonly FormField[], options: JsonSchemaOptions): JsonSchema {
  return {
    type: "object",
    additionalProperties: false,
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      fields.map((field): [string, JsonSchema] => {
        const about = { title: bothLabels(field.label), description: bothHelps(field.help) };
        return [field.name, { ...about, ...valueSchema(field, options) }];
      }),
    ),
  };
}

/** Something other than blanks, on one line; blanks and empty lines around it are dropped when it is read. */
const oneLine = "^\\s*\\S[^\\n]*\\s*$";

function valueSchema(field: FormField, options: JsonSchemaOptions): JsonSchema {
  const formed = (form: RegExp): JsonSchema => ({
    type: "string",
    pattern: form.source,
    patternErrorMessage: field.help.en,
  });
  switch (field.kind) {
    case "key":
      return { ...formed(keyForm), type: ["string", "number"] };
    case "text":
      return inEveryLanguage({ type: ["string", "number"], pattern: oneLine }, options);
    case "markdown":
      if (field.issued) return byLanguage({ type: ["string", "number"], pattern: "\\S" }, []);
      return inEveryLanguage({ type: ["string", "number"], pattern: "\\S" }, options);
    case "line":
      return { type: ["string", "number"], pattern: oneLine };
    case "date":
      return formed(dateForm);
    case "time":
      return formed(timeForm);
    case "flag":
      return { type: "boolean", default: false };
    case "integer":
      return integer(field);
    case "choice":
      if (field.file) return formed(keyForm);
      return {
        type: "string",
        enum: field.choices.map(({ value }) => value),
        enumDescriptions: field.choices.map(({ label }) => bothLabels(label)),
      };
    case "reference":
      return { type: ["string", "number"], pattern: keyForm.source, patternErrorMessage: field.help.en };
    case "document":
      return formed(documentName);
    case "documents":
      return {
        type: "object",
        additionalProperties: false,
        properties: Object.fromEntries(localeCodes.map((code) => [code, formed(documentName)])),
      };
    case "link":
      return formed(/^https:\/\/./u);
    case "email":
      return formed(/^[^\s@]+@[^\s@]+\.[^\s@]+$/u);
    case "telephone":
      return { ...formed(telephoneForm), type: ["string", "number"] };
    case "list":
      return { type: "array", minItems: 1, items: groupOf(field.fields, options) };
  }
}

/** A quoted number is accepted too. The greatest year is left to the check, or this file would change with the year. */
function integer({ minimum, maximum, year }: Extract<FormField, { kind: "integer" }>): JsonSchema {
  const bounds = year ? { minimum } : { minimum, maximum };
  return { type: ["integer", "string"], ...bounds, pattern: "^\\s*-?\\d+\\s*$" };
}

function inEveryLanguage(text: JsonSchema, { translationsRequired }: JsonSchemaOptions): JsonSchema {
  return byLanguage(text, translationsRequired ? localeCodes : [defaultLocale]);
}

function byLanguage(text: JsonSchema, required: readonly LocaleCode[]): JsonSchema {
  return {
    type: "object",
    additionalProperties: false,
    required,
    properties: Object.fromEntries(localeCodes.map((code): [LocaleCode, JsonSchema] => [code, text])),
  };
}

function bothLabels({ en, hi }: Collection["help"]): string {
  return `${en} · ${hi}`;
}

function bothHelps({ en, hi }: Collection["help"]): string {
  return `${en}\n\n${hi}`;
}
