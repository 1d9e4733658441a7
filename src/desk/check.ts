import { nameFiles } from "../changes/name-files";
import { checkEntry } from "../content/check-entry";
import type { Severity } from "../content/diagnostic";
import { isGroup } from "../content/fields";
import { getEntryFile } from "../content/files";
import { proposeKey } from "../content/proposed-key";
import type { TextRules } from "../content/rules";
import { type ClerkLanguage, formatMessage } from "../messages";
import type { Collection } from "../schema/collection";
import { createFileFormat, readTypedFields } from "./format";

/** Returns the key of an entry, or the one proposed from its fields; undefined if they are insufficient. */
export function getKey(collection: Collection, data: unknown): string | undefined {
  if (!isGroup(data)) return undefined;
  const { key } = data;
  if (typeof key === "string" && key.trim() !== "") return key.trim();
  const typed = readTypedFields(collection.schema, data);
  return isGroup(typed) ? proposeKey(collection, typed) : undefined;
}

/**
 * Returns the content check's problems of the entry in the form, in the clerk's language: each with field, problem and
 * correction. Without other files it cannot check references or unique values.
 */
export function findProblems(
  collection: Collection,
  data: unknown,
  language: ClerkLanguage,
  rules: TextRules,
  wanted: Severity = "error",
): string[] {
  const file = getEntryFile(collection, getKey(collection, data) ?? "entry");
  const bytes = new TextEncoder().encode(createFileFormat(collection).toFile(data));
  return checkEntry(file, bytes, rules)
    .problems.filter(({ severity }) => severity === wanted)
    .map(({ field, message }) => {
      const text = nameFiles(formatMessage(message, language), language);
      return field?.label ? `${field.label[language]}: ${text}` : text;
    });
}
