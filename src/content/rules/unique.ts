import { foldIdentifier } from "../../language/digits";
import { toKey } from "../../language/romanise";
import { type ClerkMessageKey, toMessage } from "../../messages";
import { parsedLists } from "../../schema/collections/lists";
import { keyForm } from "../../schema/formats";
import type { Severity } from "../diagnostic";
import { listSharedValues } from "../shared-values";
import { createProblem } from "../written-entry";
import { getWrittenText, listWritten, type Rule } from "./rule";

/** Entries differ in the fields that must be distinct. The error is at the later file. */
export const valuesAreDistinct: Rule = (content) =>
  distinct.flatMap(({ collection, fields, severity }) => {
    const first = new Map<string, string>();
    return listWritten(content, collection).flatMap((entry) => {
      const found = joinDistinctValues(fields.map((name) => getWrittenText(entry, name)));
      if (!found) return [];
      const { value, compared } = found;
      const other = first.get(compared);
      first.set(compared, other ?? entry.file);
      if (other === undefined) return [];
      const key = (severity === "error" ? "value-taken" : "value-perhaps-twice") satisfies ClerkMessageKey;
      return [createProblem(entry, { path: [fields[0]], message: toMessage(key, { value, other }), severity })];
    });
  });

interface Distinct {
  readonly collection: string;
  /** The fields whose combined value no two entries share. */
  readonly fields: readonly [string, ...string[]];
  /** An error where a value must be unique by its nature; a warning where a duplicate is only unlikely. */
  readonly severity: Severity;
}

/** The fields that must differ between entries, by collection. */
export const distinct: readonly Distinct[] = [
  { collection: "schools", fields: ["code"], severity: "error" },
  { collection: "rti-manuals", fields: ["number"], severity: "error" },
  { collection: "budgets", fields: ["year"], severity: "error" },
  { collection: "syllabus", fields: ["grade"], severity: "error" },
  { collection: "results", fields: ["exam", "year", "kind"], severity: "warning" },
  ...parsedLists.flatMap(({ key, fields }) =>
    fields
      .filter((field) => field.distinct)
      .map(({ name }): Distinct => {
        return { collection: key, fields: [name], severity: "warning" };
      }),
  ),
];

/** Joins field values, as shown and as compared. Returns undefined if one is missing. */
export function joinDistinctValues(values: readonly (string | undefined)[]) {
  if (values.some((value) => value === undefined || value === "")) return undefined;
  const value = values.join(", ");
  return { value, compared: foldIdentifier(value).toLowerCase() };
}

/**
 * A value that entries share, such as a subject or a year, may have a page at the address of an entry with that key. An
 * entry keeps its address, which is permanent, and the value then has no page; so a new entry needs another key.
 */
export const keysAreNoValues: Rule = ({ entries }) => {
  const shared = listSharedValues(entries);
  return entries.flatMap((entry) => {
    const key = getWrittenText(entry, "key") ?? "";
    if (!shared.has(`${entry.collection.name}/${key}`)) return [];
    return [createProblem(entry, { path: ["key"], message: toMessage("key-is-value", { key }), severity: "warning" })];
  });
};

/** An entry's key equals its file name, so keys are unique within a collection. */
export const keysAreFileNames: Rule = ({ entries }) => {
  const fileOfName = new Map(entries.map((entry) => [`${entry.collection.name}/${entry.name}`, entry.file]));
  return entries.flatMap((entry) => {
    const key = getWrittenText(entry, "key");
    // A malformed name or key is already reported.
    if (key === undefined || !keyForm.test(key) || key === toKey(entry.name)) return [];
    const other = fileOfName.get(`${entry.collection.name}/${key}`);
    const wrong = other ? toMessage("key-twice", { key, other }) : toMessage("key-file", { name: toKey(entry.name) });
    return [createProblem(entry, { path: ["key"], message: wrong })];
  });
};
