import * as z from "zod";
import type { LocaleCode, LocalizedTexts } from "../site/locales";
import { getKind, type KindName } from "./kinds";

/** A word or sentence in every language of the site. */
export type Words = Readonly<Record<LocaleCode, string>>;

/** The description of a field or collection in the form, the reference and table headings. */
export interface Description {
  /** The label, a word or two. */
  readonly label: Words;
  /** The instruction for clerks, one sentence in English and Hindi. */
  readonly help: Readonly<Record<"en" | "hi", string>>;
}

/** A value of a choice with its labels, which always include the clerks' languages. */
export interface Choice {
  readonly value: string;
  readonly label: LocalizedTexts & Description["help"];
}

/** The kind of a field (see `kinds`), with the kind's data. */
export type FieldKind =
  | {
      readonly kind: Exclude<
        KindName,
        "text" | "markdown" | "integer" | "year" | "date" | "choice" | "reference" | "list"
      >;
    }
  | {
      readonly kind: "text" | "markdown";
      /** True for a text that need not be in every language: a document's, which was issued in some, or one for clerks. */
      readonly untranslated?: true;
    }
  | { readonly kind: "integer"; readonly minimum: number; readonly maximum: number }
  | {
      readonly kind: "year" | "date";
      /** The number of future years allowed. */
      readonly yearsAhead: number;
    }
  | {
      readonly kind: "choice";
      readonly vocabulary: string;
      /** The values, in display order. */
      readonly choices: readonly Choice[];
      /** The file with the council's values, from the project's root; undefined if code defines them. */
      readonly file: string | undefined;
      /** Synonyms of the values, for the search. */
      readonly synonyms: Readonly<Record<string, string>>;
    }
  | { readonly kind: "reference"; readonly collection: string }
  | { readonly kind: "list"; readonly item: z.ZodObject };

/** A field's description with its kind. */
export type FieldDescription = Description & FieldKind;

/** A field with its name in files. */
export type Field = FieldDescription & {
  readonly name: string;
  /** True if entries without the field are refused. */
  readonly required: boolean;
};

/** A field of one kind. */
export type FieldOf<Kind extends Field["kind"]> = Extract<Field, { readonly kind: Kind }>;

/** Returns the fields of a collection or of the items of a list, in schema order. */
export function getFields({ schema }: { readonly schema: z.ZodObject }): Field[] {
  return Object.entries(schema.shape).map(([name, field]) => ({
    ...getDescription(field),
    name,
    required: !isOptional(field),
  }));
}

/** Checks whether a field is a text that must be in every language. */
export function isTranslated(field: FieldKind): boolean {
  return getKind(field.kind).shape === "texts" && !("untranslated" in field && field.untranslated);
}

/** Returns the values of a choice with all their names. */
export function listChoiceNames(choices: readonly Choice[]): { readonly value: string; readonly words: string[] }[] {
  return choices.map(({ value, label }) => ({
    value,
    words: Object.values(label).filter((word) => word !== undefined),
  }));
}

/** A map, because zod's registry changes the types of what it stores, and a list's item must keep its type. */
const descriptions = new WeakMap<z.core.$ZodType, FieldDescription>();

/** Stores a field's description and returns the field. */
export function withDescription<Field extends z.core.$ZodType>(field: Field, description: FieldDescription): Field {
  descriptions.set(field, description);
  return field;
}

/** Removes the wrappers that make a field optional or set a default. */
function unwrapField(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return unwrapField(field.unwrap());
  return field;
}

/** Returns the description of a field. Throws for zod types not created by `src/schema/fields`. */
export function getDescription(field: z.core.$ZodType): FieldDescription {
  const description = descriptions.get(unwrapField(field));
  if (!description) throw new Error("Create the fields of a collection with src/schema/fields.");
  return description;
}

/** Checks whether entries may omit a field. */
export function isOptional(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault;
}
