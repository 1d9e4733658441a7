import type { EntryFields } from "../content/entry-text";
import type { OpenContent } from "../content/open-content";
import type { Collection } from "../schema/collection";

/** Returns the valid entries of a collection, by key. */
export function storedFields({ entries }: OpenContent, collection: Collection): ReadonlyMap<string, EntryFields> {
  const own = entries.filter((entry) => entry.collection.name === collection.name);
  return new Map(own.flatMap(({ name, value }): [string, EntryFields][] => (value ? [[name, value]] : [])));
}
