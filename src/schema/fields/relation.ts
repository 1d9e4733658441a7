import * as z from "zod";
import { chooseText, type LocaleCode, type LocalizedTexts } from "../../site/locales";
import { applyTermsInAll } from "../../site/terms";
import { type Description, type Words, withDescription } from "../description";
import { createStringInput } from "../inputs";

/** Creates a field for the key of an entry in another collection. The content check checks that the entry exists. */
export function reference(description: Description & { readonly collection: string }) {
  return withDescription(createStringInput(), { ...description, kind: "reference" });
}

/** Creates a field for a list of groups of fields, such as the members of a committee. */
export function list<Shape extends z.core.$ZodLooseShape>({
  item,
  ...description
}: Description & { readonly item: Shape }) {
  const object = z.strictObject(item);
  return withDescription(z.array(object).min(1), { ...description, kind: "list", item: object });
}

/** A closed list of values with their labels, such as exams or levels. Its name is its group in the page's messages. */
export interface Vocabulary<Value extends string> {
  readonly name: string;
  readonly values: Readonly<Record<Value, LocalizedTexts>>;
  /** The file with the council's values, from the project's root. */
  readonly file?: string;
  /** Synonyms of the values, for the search. */
  readonly synonyms?: Readonly<Record<string, string>>;
}

/** Creates a vocabulary of the project, whose labels have the council's terms. */
export function defineVocabulary<Name extends string, Value extends string>(
  name: Name,
  values: Readonly<Record<Value, Words>>,
) {
  const inTerms: Record<Value, Words> = { ...values };
  for (const value in values) inTerms[value] = applyTermsInAll(values[value]);
  return { name, values: inTerms };
}

/** Creates a field for a value of a vocabulary. If the vocabulary is missing or invalid, any text is accepted. */
export function choice<Value extends string>({
  from,
  ...description
}: Description & { readonly from: Vocabulary<Value> }) {
  const { name, file, synonyms = {} } = from;
  const values = Object.keys(from.values).filter((value): value is Value => value in from.values);
  const choices = values.map((value) => {
    const label = from.values[value];
    const labelIn = (code: LocaleCode) => chooseText(label, code)?.text ?? value;
    return { value, label: { ...label, en: labelIn("en"), hi: labelIn("hi") } };
  });
  const field: z.ZodType<Value> =
    values.length > 0 ? z.enum(values) : z.custom<Value>((value) => typeof value === "string");
  return withDescription(field, { ...description, kind: "choice", vocabulary: name, choices, file, synonyms });
}
