import { nameFiles } from "../changes/name-files";
import type { FieldName, Severity } from "../content/diagnostic";
import { getFieldName, resolveInSchema } from "../content/fields";
import type { Path } from "../content/position";
import { type ClerkLanguage, formatMessage, getTexts } from "../messages";
import type { Collection } from "../schema/collection";
import { getKind } from "../schema/kinds";
import { defaultLocale } from "../site/locales";
import type { SavedText } from "./saved-text";

/** A problem of an entry at an input of its form. */
export interface FormProblem {
  /** The name of the input, such as `title.hi` or `changes.0.day`; empty for the entry as a whole. */
  readonly name: string;
  /** The labels of the field, with those around it; empty for the entry as a whole. */
  readonly label: string;
  readonly text: string;
  readonly severity: Severity;
}

/** Returns the problems of an entry at the inputs of its form, in the clerk's language. */
export function findFormProblems(saved: SavedText, language: ClerkLanguage): FormProblem[] {
  const { collection, key, problems } = saved;
  const found = problems.map(({ field, message, severity }) => {
    const name = toInputName(collection, field);
    const label = (name && field?.label?.[language]) || "";
    const text = nameFiles(formatMessage(message, language), language);
    return { name, label, text: putDayFirst(text), severity };
  });
  if (key !== undefined || found.some(({ severity }) => severity === "error")) return found;
  const label = getFieldName(collection.schema, ["key"])?.label?.[language] ?? "";
  return [...found, { name: "key", label, text: getTexts("editor.key-unknown")[language], severity: "error" }];
}

/** Writes the days of a sentence as offices in India do: the day first. */
export const putDayFirst = (text: string) => text.replace(storedDay, "$<before>$<day>-$<month>-$<year>");

/** Matches a day as files store it. */
const storedDay = /(?<before>^|[^\d-])(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?![\d-])/gu;

/** Formats a problem with its field as one sentence. */
export function formatProblem({ label, text }: Pick<FormProblem, "label" | "text">): string {
  return label === "" ? text : `${label}: ${text}`;
}

/** Returns the name of the input of a field. A text as a whole has that of its first language. */
function toInputName({ schema }: Collection, field: FieldName | undefined): string {
  const path = (field?.path ?? "").split(/[.[\]]+/u).flatMap((step): Path => {
    if (step === "") return [];
    return /^\d+$/u.test(step) ? [Number(step) - 1] : [step];
  });
  const { description, rest } = resolveInSchema(schema, path);
  if (!description) return "";
  const { shape } = getKind(description.kind);
  const isWhole = (shape === "texts" || shape === "files") && rest.length === 0;
  return [...path, ...(isWhole ? [defaultLocale] : [])].join(".");
}
