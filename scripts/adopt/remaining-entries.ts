import type { ReadEntry } from "../../src/content/reading";
import { council } from "../../src/schema/collections/council";
import { pages } from "../../src/schema/collections/pages";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { getDescription, isOptional } from "../../src/schema/description";

/** The collections that every site requires. */
const needed: ReadonlySet<string> = new Set([pages.name, vocabularyEntries.name, council.name]);

/** An entry that is preserved, with the fields to write. */
export interface RemainingEntry {
  readonly entry: ReadEntry;
  readonly value: ReadEntry["value"];
}

/**
 * Selects the entries of the example that an adopted site preserves: pages, vocabularies and the council, which code
 * requires, and entries of the `kept` collections that are not specimens. Optional references to removed entries are
 * dropped. An entry that requires such a reference is removed.
 *
 * @param kept the names of the collections to preserve
 */
export function selectRemainingEntries(entries: readonly ReadEntry[], kept: readonly string[]): RemainingEntry[] {
  let remaining = entries
    .filter(
      ({ collection, value }) =>
        needed.has(collection.name) || (kept.includes(collection.name) && value.specimen !== true),
    )
    .map((entry) => ({ entry, value: entry.value }));
  for (;;) {
    const present = new Set(remaining.map(({ entry }) => nameOf(entry.collection.name, entry.name)));
    const next = remaining.flatMap(({ entry }): RemainingEntry[] => {
      const value = withoutLostReferences(entry, (collection, key) => present.has(nameOf(collection, key)));
      return value ? [{ entry, value }] : [];
    });
    if (next.length === remaining.length) return next;
    remaining = next;
  }
}

function nameOf(collection: string, key: string): string {
  return `${collection}/${key}`;
}

/** Returns the fields without references to removed entries; undefined if a required reference is lost. */
function withoutLostReferences(
  { collection, value }: ReadEntry,
  isPresent: (collection: string, key: string) => boolean,
): ReadEntry["value"] | undefined {
  const shape = collection.schema.shape;
  const lost = Object.entries(shape).filter(([name, field]) => {
    const description = getDescription(field);
    const key = value[name];
    return "collection" in description && typeof key === "string" && !isPresent(description.collection, key);
  });
  if (lost.some(([, field]) => !isOptional(field))) return undefined;
  const names = new Set(lost.map(([name]) => name));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}
