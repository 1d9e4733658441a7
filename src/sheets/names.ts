import type { EntryFields } from "../content/entry-text";
import { memoize } from "../content/memoize";
import type { OpenContent } from "../content/open-content";
import type { Candidate } from "../content/suggest";
import { nameEntry } from "../content/view";
import { foldText } from "../language/fold";
import type { ClerkTexts } from "../messages";
import type { Collection } from "../schema/collection";
import { getCollection } from "../schema/collections";

/** The entries of a collection that cells may refer to, by key or name. */
export interface NamedEntries {
  readonly lookup: Lookup;
  readonly nameOf: (key: string) => ClerkTexts | undefined;
  readonly all: readonly { readonly value: string; readonly name: ClerkTexts }[];
}

/**
 * Returns a function that finds a collection's entries by name, reading each collection once. Entries in `added`, by
 * collection, extend or replace those in the content.
 */
export function createNameLookup(
  content: OpenContent,
  added: ReadonlyMap<string, ReadonlyMap<string, EntryFields>>,
): (collection: string) => NamedEntries {
  return memoize((name: string) => namesOf(name, content, added.get(name) ?? new Map()));
}

function namesOf(name: string, content: OpenContent, added: ReadonlyMap<string, EntryFields>): NamedEntries {
  const collection = getCollection(name);
  const all = new Map([...listStoredFields(content, collection), ...added]);
  const named = new Map([...all].map(([key, fields]) => [key, nameEntry(collection, key, fields)]));
  const entries = [...named.values()];
  return { lookup: new Lookup(entries), nameOf: (key) => named.get(key)?.name, all: entries };
}

/** Returns the valid entries of a collection, by key. */
export function listStoredFields({ entries }: OpenContent, collection: Collection): ReadonlyMap<string, EntryFields> {
  const own = entries.filter((entry) => entry.collection.name === collection.name);
  return new Map(own.flatMap(({ name, value }): [string, EntryFields][] => (value ? [[name, value]] : [])));
}

/** The meaning of a text: one value, several values (ambiguous), or no known value. */
export type Meaning = { readonly value: string } | { readonly several: readonly string[] } | undefined;

/** Finds values by the value itself or by name. Case and Devanagari spelling variants do not matter. */
export class Lookup {
  private readonly values = new Set<string>();
  private readonly byWord = new Map<string, Set<string>>();

  constructor(things: Iterable<Required<Candidate>>) {
    for (const { value, words } of things) {
      this.values.add(value);
      // Text in brackets after a name only explains it.
      for (const word of [value, ...words, ...words.map((each) => each.replace(/\s*\([^()]*\)$/u, ""))]) {
        this.call(foldText(word), value);
      }
    }
  }

  find(text: string): Meaning {
    if (this.values.has(text)) return { value: text };
    const meant = [...(this.byWord.get(foldText(text)) ?? [])];
    const [value] = meant;
    if (value === undefined) return undefined;
    return meant.length === 1 ? { value } : { several: meant };
  }

  private call(word: string, value: string): void {
    if (word === "") return;
    const called = this.byWord.get(word) ?? new Set();
    this.byWord.set(word, called.add(value));
  }
}
