import { z } from "zod";
import { type Description, type Words, withDescription } from "../description";

/** A closed list of values with their words: the exams, the levels. Its name is its group in the page's words. */
export interface Vocabulary<Value extends string> {
  readonly name: string;
  readonly values: Readonly<Record<Value, Words>>;
}

/** Names a closed list of values. */
export function vocabulary<Name extends string, Value extends string>(
  name: Name,
  values: Readonly<Record<Value, Words>>,
): Vocabulary<Value> & { readonly name: Name } {
  return { name, values };
}

/** The values of a vocabulary in the order in which they were written. */
function valuesOf<Value extends string>(from: Vocabulary<Value>): Value[] {
  return Object.keys(from.values).filter((value): value is Value => value in from.values);
}

/** A field that holds one value of a vocabulary. */
export function choice<Value extends string>(description: Description, from: Vocabulary<Value>) {
  const values = valuesOf(from);
  const about = { vocabulary: from.name, values, words: from.values };
  return withDescription(z.enum(values), { ...description, kind: "choice", ...about });
}
