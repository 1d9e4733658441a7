import type { z } from "zod";
import type { LocalizedTexts } from "../../site/locales";
import type { Collection } from "../collection";
import { type Description, type FieldDescription, type FieldKind, getDescription, isOptional } from "../description";

/** A value of a choice with its labels, which always include the clerks' languages. */
export interface Choice {
  readonly value: string;
  readonly label: LocalizedTexts & Description["help"];
}

interface Named extends Description {
  /** The field's name in a file. */
  readonly name: string;
  /** True if entries without the field are refused. */
  readonly required: boolean;
}

/**
 * A field for forms, references and sheets, as plain data that JSON can hold. The maximum of a `year` depends on the
 * current date, so committed files must not contain it.
 */
export type FormField = Named &
  (
    | { readonly kind: Exclude<FieldKind["kind"], "markdown" | "integer" | "choice" | "reference" | "list"> }
    | { readonly kind: "markdown"; readonly issued: boolean }
    | { readonly kind: "integer"; readonly minimum: number; readonly maximum: number; readonly year: boolean }
    | { readonly kind: "choice"; readonly choices: readonly Choice[]; readonly file: string | undefined }
    | { readonly kind: "reference"; readonly collection: string }
    | { readonly kind: "list"; readonly fields: readonly FormField[] }
  );

/** A form field of one kind. */
export type FormFieldOf<Kind extends FormField["kind"]> = Extract<FormField, { readonly kind: Kind }>;

/** Returns the fields of a collection's entries in schema order, with the key first. */
export function getFields({ schema }: Pick<Collection, "schema">): FormField[] {
  return fieldsIn(schema);
}

function fieldsIn(schema: z.ZodObject): FormField[] {
  return Object.entries(schema.shape).map(([name, field]) =>
    formField(name, !isOptional(field), getDescription(field)),
  );
}

function formField(name: string, required: boolean, description: FieldDescription): FormField {
  const { label, help, kind } = description;
  const named = { name, required, label, help };
  switch (kind) {
    case "markdown":
      return { ...named, kind, issued: description.issued ?? false };
    case "integer": {
      const { minimum, maximum, year = false } = description;
      return { ...named, kind, minimum, maximum, year };
    }
    case "choice":
      return { ...named, kind, choices: choicesOf(description), file: description.file };
    case "reference":
      return { ...named, kind, collection: description.collection };
    case "list":
      return { ...named, kind, fields: fieldsIn(description.item) };
    default:
      return { ...named, kind };
  }
}

function choicesOf({ values, words }: Extract<FieldDescription, { kind: "choice" }>): Choice[] {
  return values.flatMap((value) => {
    const label = words[value];
    return label ? [{ value, label: { ...label, hi: label.hi ?? label.en } }] : [];
  });
}
