import { z } from "zod";
import type { LocalizedTexts } from "../../site/locales";
import { type Description, type Words, withDescription } from "../description";

/** A closed list of values with their names: the exams, the levels. Its name is its group in the page's messages. */
export interface Vocabulary<Value extends string> {
  readonly name: string;
  readonly values: Readonly<Record<Value, LocalizedTexts>>;
  /** The file in which a council writes the values, from the project's root. */
  readonly file?: string;
  /** Other words for values, for the search. */
  readonly synonyms?: Readonly<Record<string, string>>;
}

/** Names a closed list of values. */
export function vocabulary<Name extends string, Value extends string>(
  name: Name,
  values: Readonly<Record<Value, Words>>,
) {
  return { name, values };
}

/** The values of a vocabulary in the order in which they were written. */
function valuesOf<Value extends string>(from: Vocabulary<Value>): Value[] {
  return Object.keys(from.values).filter((value): value is Value => value in from.values);
}

/** A field that holds one value of a vocabulary. Of a vocabulary without values, which is missing or wrong, any text is right. */
export function choice<Value extends string>(description: Description, from: Vocabulary<Value>) {
  const values = valuesOf(from);
  const { name, file, synonyms = {}, values: words } = from;
  const field: z.ZodType<Value> =
    values.length > 0 ? z.enum(values) : z.custom<Value>((value) => typeof value === "string");
  return withDescription(field, { ...description, kind: "choice", vocabulary: name, values, words, file, synonyms });
}
