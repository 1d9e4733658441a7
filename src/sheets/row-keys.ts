import type { EntryFields } from "../content/entry-text";
import { texts } from "../content/messages";
import { getIdentity, proposeKey } from "../content/proposed-key";
import type { Collection } from "../schema/collection";
import type { RowFault } from "./row-fields";

/** The key of a row's entry, or why it cannot be determined. */
export type RowKey = { readonly key: string } | { readonly fault: RowFault };

/**
 * Creates a function that finds each row's key. It is the key in the row, the key of the entry with the same
 * identifying fields, or a proposed key. Two rows for one entry are a fault.
 */
export function createKeyFinder(
  collection: Collection,
  stored: ReadonlyMap<string, EntryFields>,
): (fields: EntryFields, row: number) => RowKey {
  const keysOf = new Map<string, string[]>();
  for (const [key, fields] of stored) {
    const identity = getIdentity(collection, fields);
    if (identity !== undefined) keysOf.set(identity, [...(keysOf.get(identity) ?? []), key]);
  }
  const rowOf = new Map<string, number>();
  return (fields, row) => {
    const found = keyOf(collection, fields, stored, keysOf);
    if ("fault" in found) return found;
    const other = rowOf.get(found.key);
    if (other !== undefined) return { fault: { words: texts("sheet.row-twice", { row: other, key: found.key }) } };
    rowOf.set(found.key, row);
    return found;
  };
}

function keyOf(
  collection: Collection,
  fields: EntryFields,
  stored: ReadonlyMap<string, EntryFields>,
  keysOf: ReadonlyMap<string, readonly string[]>,
): RowKey {
  if (typeof fields.key === "string") return { key: fields.key };
  const identity = getIdentity(collection, fields);
  const same = identity === undefined ? [] : (keysOf.get(identity) ?? []);
  const [key] = same;
  const proposed = proposeKey(collection, fields);
  if (same.length > 1)
    return { fault: { words: texts("sheet.several", { found: proposed ?? "", keys: same.join(", ") }) } };
  if (key !== undefined) return { key };
  if (proposed === undefined) return { fault: { words: texts("sheet.no-key") } };
  return stored.has(proposed) ? { fault: { words: texts("sheet.key-given", { key: proposed }) } } : { key: proposed };
}
