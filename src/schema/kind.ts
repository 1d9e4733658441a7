/** A sentence in the languages in which clerks read. */
export type ClerkSentence = Readonly<Record<"en" | "hi", string>>;

/**
 * The shape of a field's value. The check's messages, sheets and the form treat fields by their shape: a new shape does
 * not compile until each of them handles it, and a new kind of an existing shape needs none of them.
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
  | "reference";

/** The properties of a field that its kind's outputs need; each kind sets those that it has. */
export interface FieldFacts {
  readonly help: ClerkSentence;
  readonly issued?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly year?: boolean;
  readonly choices?: readonly { readonly value: string; readonly label: ClerkSentence }[];
  readonly file?: string | undefined;
  readonly collection?: string;
}

/** The surroundings of a field that its kind's outputs need. */
export interface Surroundings {
  /** True if a text without Hindi or Sanskrit is refused. */
  readonly translationsRequired: boolean;
  readonly collections: readonly { readonly name: string; readonly label: ClerkSentence }[];
}

/** Everything that differs between kinds of fields, but for their zod types in `src/schema/fields`. */
export interface Kind {
  readonly shape: Shape;
  /** The type of its values in GraphQL; undefined where another field returns them. */
  readonly graphql?: "String" | "Int" | "Boolean" | "LocalizedText" | "LocalizedMarkup" | "Document" | "Reference";
  /** Its control in the form, in the editor's own terms; for texts and files the control of one language. */
  readonly widget: { readonly widget: string; readonly [option: string]: unknown };
  /** The values that the form lets pass; its help is the message for others. */
  readonly pattern?: RegExp;
  /** The part of its help that its control makes needless. */
  readonly needlessHelp?: RegExp;
  /** True if digits are stored as Latin ones, whichever were typed. */
  readonly latinDigits?: true;
  /** True if the preview of an entry leaves out a required value that is missing, and does not show an empty one. */
  readonly isNullable?: true;
  /** The places in which it names documents. */
  readonly names?: "document" | "links" | "address";
  /** Its allowed values, in Markdown. */
  readonly allowed: (field: FieldFacts, around: Pick<Surroundings, "collections">) => ClerkSentence;
  readonly jsonSchema: (field: FieldFacts, around: Pick<Surroundings, "translationsRequired">) => JsonSchema;
}

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
