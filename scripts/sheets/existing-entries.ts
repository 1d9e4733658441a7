import type { EntryFields } from "../../src/content/entry-text";
import type { Collection } from "../../src/schema/collection";
import type { OpenContent } from "../entries/drafts";

/** The right entries of a collection by their keys. */
export function storedFields({ entries }: OpenContent, collection: Collection): ReadonlyMap<string, EntryFields> {
  const own = entries.filter((entry) => entry.collection.name === collection.name);
  return new Map(own.flatMap(({ name, value }): [string, EntryFields][] => (value ? [[name, value]] : [])));
}
