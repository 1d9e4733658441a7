import { z } from "zod";
import type { LocaleCode, LocalizedTexts } from "../site/locales";
import type { KindName } from "./kinds";

/** A word or sentence in every language of the site. */
export type Words = Readonly<Record<LocaleCode, string>>;

/** The description of a field or collection for people, shown in the form, the reference and the table headings. */
export interface Description {
  /** Its name, a word or two. */
  readonly label: Words;
  /** The instruction for clerks about its value, a sentence. Clerks read English and Hindi. */
  readonly help: Readonly<Record<"en" | "hi", string>>;
}

/** The kind of a field, which the table `kinds` describes, and the data of kinds that have some. */
export type FieldKind =
  | { readonly kind: Exclude<KindName, "markdown" | "integer" | "choice" | "reference"> }
  | {
      readonly kind: "markdown";
      /** True for a document's text, which has the languages in which the document was issued. */
      readonly issued?: true;
    }
  | { readonly kind: "integer"; readonly minimum: number; readonly maximum: number; readonly year?: true }
  | {
      readonly kind: "choice";
      readonly vocabulary: string;
      readonly values: readonly string[];
      /** The names of each value. */
      readonly words: Readonly<Record<string, LocalizedTexts>>;
      /** The file in which a council writes the values, from the project's root; undefined where code has them. */
      readonly file: string | undefined;
      /** Other words for values, for the search. */
      readonly synonyms: Readonly<Record<string, string>>;
    }
  | { readonly kind: "reference"; readonly collection: string }
  | { readonly kind: "list"; readonly item: z.ZodObject };

/** A field's description and kind together. */
export type FieldDescription = Description & FieldKind;

/** Returns whether a field is a text that is to be in every language. */
export function isTranslated(field: FieldKind): boolean {
  return field.kind === "text" || (field.kind === "markdown" && !field.issued);
}

/** Zod's own registry rewrites the types of what it keeps, and a list's item must stay what it is: hence a map. */
const descriptions = new WeakMap<z.core.$ZodType, FieldDescription>();

/** Keeps a field's description beside its zod type, which it gives back. */
export function withDescription<Field extends z.core.$ZodType>(field: Field, description: FieldDescription): Field {
  descriptions.set(field, description);
  return field;
}

/** A field without the wrappers that make it optional or give it a default. */
function unwrapField(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return unwrapField(field.unwrap());
  return field;
}

/** The description of a field. Throws for a zod type that was not made by `src/schema/fields`. */
export function getDescription(field: z.core.$ZodType): FieldDescription {
  const description = descriptions.get(unwrapField(field));
  if (!description) throw new Error("A field of a collection must be made by src/schema/fields.");
  return description;
}

/** Returns whether an entry may omit the field. */
export function isOptional(field: z.core.$ZodType): boolean {
  return field instanceof z.ZodOptional || field instanceof z.ZodDefault;
}
