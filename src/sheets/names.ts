import type { EntryFields } from "../content/entry-text";
import { collectionNamed, namedEntry } from "../content/named-entry";
import type { OpenContent } from "../content/open-content";
import type { NamedEntries } from "./cells";
import { storedFields } from "./existing-entries";
import { Lookup } from "./lookup";

/**
 * Returns a function that finds a collection's entries by name, reading each collection once. Entries in `added`, by
 * collection, extend or replace those in the content.
 */
export function namesIn(
  content: OpenContent,
  added: ReadonlyMap<string, ReadonlyMap<string, EntryFields>>,
): (collection: string) => NamedEntries {
  const known = new Map<string, NamedEntries>();
  return (name) => {
    const names = known.get(name) ?? namesOf(name, content, added.get(name) ?? new Map());
    known.set(name, names);
    return names;
  };
}

function namesOf(name: string, content: OpenContent, added: ReadonlyMap<string, EntryFields>): NamedEntries {
  const collection = collectionNamed(name);
  const all = new Map([...storedFields(content, collection), ...added]);
  const named = new Map([...all].map(([key, fields]) => [key, namedEntry(collection, key, fields)]));
  const entries = [...named.values()];
  return { lookup: new Lookup(entries), nameOf: (key) => named.get(key)?.name, all: entries };
}
