import { parseEntryText } from "../changes/field-changes";
import { checkEntry } from "../content/check-entry";
import type { Diagnostic } from "../content/diagnostic";
import { getEntryFile } from "../content/files";
import type { TextRules } from "../content/rules";
import type { Collection } from "../schema/collection";
import { isGroup } from "../site/merge";
import { getKey, writeFields } from "./format";

/** An entry as it would be stored, made once and passed on. */
export interface SavedText {
  readonly collection: Collection;
  /** The key of the entry, which may be proposed from its fields; undefined while they are insufficient. */
  readonly key: string | undefined;
  /** The text of the entry's file. */
  readonly text: string;
  /** The fields that the text holds. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** What the content check says of the text. */
  readonly problems: readonly Diagnostic[];
}

/**
 * Creates the text of an entry, and checks it as the content check does. Without other files it cannot check references
 * or unique values.
 *
 * @param data the entry as `readFields` reads it, or as a form has it, where an empty key means the proposed one
 */
export function createSavedText(collection: Collection, data: unknown, rules: TextRules): SavedText {
  const key = getKey(collection, data);
  const file = getEntryFile(collection, key ?? "entry");
  const isProposed = isGroup(data) && data.key === "";
  const text = writeFields(collection, isProposed ? { ...data, key: file.name } : data);
  const { problems } = checkEntry(file, new TextEncoder().encode(text), rules);
  return { collection, key, text, fields: parseEntryText(text) ?? {}, problems };
}
