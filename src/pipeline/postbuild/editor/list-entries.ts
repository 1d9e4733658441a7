import { parseEntryText } from "../../../changes/field-changes";
import type { WrittenEntry } from "../../../content/written-entry";
import { type EntryList, type EntrySummary, listEntry } from "../../../desk/entry-list";

/**
 * Lists the entries for the editor, by collection.
 *
 * @param late the files of entries that are not public yet. The list is public and must not reveal them.
 */
export function listEntries(written: readonly WrittenEntry[], late: readonly string[]): EntryList {
  const hidden = new Set(late);
  const lists = new Map<string, EntrySummary[]>();
  for (const { collection, file, name, text } of written) {
    if (hidden.has(file)) continue;
    const entry = listEntry(collection, name, parseEntryText(text) ?? {});
    lists.set(collection.name, [...(lists.get(collection.name) ?? []), entry]);
  }
  return Object.fromEntries(lists);
}
