import { z } from "zod";
import type { LocalizedTexts } from "../../site/locales";
import { type Description, type Words, withDescription } from "../description";

/** A closed list of values with their labels, such as exams or levels. Its name is its group in the page's messages. */
export interface Vocabulary<Value extends string> {
  readonly name: string;
  readonly values: Readonly<Record<Value, LocalizedTexts>>;
  /** The file with the council's values, from the project's root. */
  readonly file?: string;
  /** Synonyms of the values, for the search. */
  readonly synonyms?: Readonly<Record<string, string>>;
}

/** Creates a vocabulary. */
export function vocabulary<Name extends string, Value extends string>(
  name: Name,
  values: Readonly<Record<Value, Words>>,
) {
  return { name, values };
}

/** Returns the values of a vocabulary in the order of their definition. */
function valuesOf<Value extends string>(from: Vocabulary<Value>): Value[] {
  return Object.keys(from.values).filter((value): value is Value => value in from.values);
}

/** Creates a field for a value of a vocabulary. If the vocabulary is missing or invalid, any text is accepted. */
export function choice<Value extends string>(description: Description, from: Vocabulary<Value>) {
  const values = valuesOf(from);
  const { name, file, synonyms = {}, values: words } = from;
  const field: z.ZodType<Value> =
    values.length > 0 ? z.enum(values) : z.custom<Value>((value) => typeof value === "string");
  return withDescription(field, { ...description, kind: "choice", vocabulary: name, values, words, file, synonyms });
}
