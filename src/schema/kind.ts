import type * as z from "zod";

/** A sentence in the languages of the clerks. */
export type ClerkSentence = Readonly<Record<"en" | "hi", string>>;

/**
 * The shape of a field's value. The check's messages, sheets and the form handle fields by shape. A new shape does not
 * compile until each of them handles it; a new kind of an existing shape needs no change.
 */
export type Shape =
  | "line"
  | "texts"
  | "files"
  | "integer"
  | "day"
  | "time"
  | "flag"
  | "choice"
  /** The key of an entry of another collection. */
  | "reference"
  /** Groups of fields, which every output traverses. */
  | "list";

/** The properties of a field that its kind's outputs need. Each field has those of its kind. */
export interface FieldFacts {
  readonly help: ClerkSentence;
  readonly untranslated?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly choices?: readonly { readonly value: string; readonly label: ClerkSentence }[];
  readonly file?: string | undefined;
  readonly collection?: string;
}

/** The context that a kind's allowed values need. */
export interface Surroundings {
  readonly collections: readonly { readonly name: string; readonly label: ClerkSentence }[];
}

/** A kind of field: everything that differs between kinds, except the zod types in `src/schema/fields`. */
export interface Kind {
  readonly shape: Shape;
  /** The GraphQL type; undefined if another field returns the values. */
  readonly graphql?: "String" | "Int" | "Boolean" | "LocalizedText" | "Document" | "Reference";
  /** The key of a message for clerks that is the help in the form; by default the field's help. */
  readonly formHelp?: "editor.key-form" | "editor.document-hint";
  /** The part of the help that the input makes redundant. */
  readonly needlessHelp?: RegExp;
  /** True if digits of any script are stored as Latin ones. */
  readonly latinDigits?: true;
  /** True if previews omit a missing required value, instead of showing an empty one. */
  readonly isNullable?: true;
  /** True for Markdown, whose links may refer to documents. */
  readonly isMarkdown?: true;
  /** The form of references to documents in values of this kind: a name, or a URL. */
  readonly names?: "document" | "address";
  /** A value, for kinds that do not accept every line. */
  readonly sample?: string;
  /** The allowed values, as Markdown. */
  readonly allowed: (field: FieldFacts, around: Surroundings) => ClerkSentence;
  readonly jsonSchema: (field: FieldFacts) => JsonSchema;
}

/** JSON Schema, draft 7. Code editors add `enumDescriptions` and `patternErrorMessage`. */
export type JsonSchema = z.core.JSONSchema.JSONSchema;
