import type * as z from "zod";
import { type ClerkTexts, getLanguageName } from "../messages";
import { type Field, type FieldDescription, getDescription, getFields } from "../schema/description";
import { isEmpty } from "../schema/inputs";
import { isLocaleCode } from "../site/locales";
import { isGroup } from "../site/merge";
import type { FieldName } from "./diagnostic";
import type { Path } from "./position";

/** A field of an entry as written, before any rule is applied. */
export interface WrittenField {
  readonly path: Path;
  readonly description: FieldDescription;
  readonly value: unknown;
}

/** Returns all fields that an entry contains, including those of list items. */
export function listWrittenFields(schema: z.ZodObject, value: unknown, path: Path = []): WrittenField[] {
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([name, fieldValue]): WrittenField[] => {
    const field = fieldOf(schema, name);
    if (!field || fieldValue === undefined) return [];
    const description = getDescription(field);
    const fieldPath = [...path, name];
    const own = { path: fieldPath, description, value: fieldValue };
    if (description.kind !== "list" || !Array.isArray(fieldValue)) return [own];
    const inside = fieldValue.flatMap((item, index) =>
      listWrittenFields(description.item, item, [...fieldPath, index]),
    );
    return [own, ...inside];
  });
}

/**
 * Returns an entry with the result of `change` for each of its fields, including those of list items. Omits fields with
 * the result undefined. Fields that the schema lacks, and values that are not groups, are unchanged.
 */
export function mapFields(
  schema: z.ZodObject,
  value: unknown,
  change: (field: Field, value: unknown) => unknown,
): unknown {
  if (!isGroup(value)) return value;
  const fields = new Map(getFields({ schema }).map((field) => [field.name, field]));
  const changed = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    const field = fields.get(name);
    if (!field) return [[name, each]];
    const result = change(field, each);
    if (result === undefined) return [];
    if (field.kind !== "list" || !Array.isArray(result)) return [[name, result]];
    return [[name, result.map((item: unknown) => mapFields(field.item, item, change))]];
  });
  return Object.fromEntries(changed);
}

/** Removes the empty optional fields of an entry: a cleared form leaves `link: ''`, which means no link. */
export function omitEmpty(schema: z.ZodObject, value: unknown): unknown {
  return mapFields(schema, value, ({ required }, each) => (!required && isEmpty(each) ? undefined : each));
}

/** The position of a path in a schema. */
export interface SchemaPlace {
  /** The innermost field on the path; undefined if the path's first name is not in the schema. */
  readonly description: FieldDescription | undefined;
  /** The rest of the path inside the field: a language of a text, or the index of a list. */
  readonly rest: Path;
  /** The fields allowed in the group at the end of the path; undefined if the path does not end at a group. */
  readonly group: z.ZodObject | undefined;
  /** The labels of the fields along the path. */
  readonly labels: readonly ClerkTexts[];
}

/** Resolves a path in a schema as far as the schema defines it. */
export function resolveInSchema(schema: z.ZodObject, path: Path): SchemaPlace {
  const [name, index, ...below] = path;
  const field = typeof name === "string" ? fieldOf(schema, name) : undefined;
  if (!field) {
    const group = path.length === 0 ? schema : undefined;
    return { description: undefined, rest: path, group, labels: [] };
  }
  const description = getDescription(field);
  const { label } = description;
  if (description.kind === "list" && typeof index === "number") {
    const numbered = { en: `${label.en} ${index + 1}`, hi: `${label.hi} ${index + 1}` };
    const inside = resolveInSchema(description.item, below);
    const own = inside.description ? inside : { ...inside, description, rest: path.slice(1) };
    return { ...own, labels: [numbered, ...inside.labels] };
  }
  const labels = isLocaleCode(index) ? [label, getLanguageName(index)] : [label];
  return { description, rest: path.slice(1), group: undefined, labels };
}

/** Returns a path as clerks read it, with its labels in the schema. */
export function getFieldName(schema: z.ZodObject, path: Path): FieldName | undefined {
  if (path.length === 0) return undefined;
  const { labels } = resolveInSchema(schema, path);
  const shown = formatPath(path);
  if (labels.length === 0) return { path: shown };
  return { path: shown, label: { en: joined(labels, "en"), hi: joined(labels, "hi") } };
}

/** Formats a path as `members[2].designation.hi`. List positions count from 1. */
export function formatPath(path: Path): string {
  return path.reduce<string>((shown, step) => {
    if (typeof step === "number") return `${shown}[${step + 1}]`;
    return shown === "" ? step : `${shown}.${step}`;
  }, "");
}

/** Returns the value at a path, or undefined. */
export function getValueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return typeof step === "number" ? inner[step] : undefined;
    return isGroup(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined;
  }, value);
}

function fieldOf(schema: z.ZodObject, name: string): z.core.$ZodType | undefined {
  return Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
}

function joined(labels: readonly ClerkTexts[], language: keyof ClerkTexts): string {
  return labels.map((label) => label[language]).join(" › ");
}
