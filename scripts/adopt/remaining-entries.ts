import { collectionNamed } from "../../src/content/named-entry";
import type { ReadEntry } from "../../src/content/reading";
import { council } from "../../src/schema/collections/council";
import { pages } from "../../src/schema/collections/pages";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { getDescription, isOptional } from "../../src/schema/description";

/** The collections that no site can be without. */
const needed: ReadonlySet<string> = new Set([pages.name, vocabularyEntries.name, council.name]);

/** An entry that stays, and its fields as they are to be written. */
export interface RemainingEntry {
  readonly entry: ReadEntry;
  readonly value: ReadEntry["value"];
}

/**
 * Selects the entries that an adopted site begins with: the pages and
 * the vocabularies, of which code expects each, and facts of the
 * collections to keep. An optional reference to an entry that goes is dropped; an entry that cannot be without such a
 * reference goes too.
 *
 * @param kept the names of collections to keep
 */
export function remainingEntries(entries: readonly ReadEntry[], kept: readonly string[]): RemainingEntry[] {
  let remaining = entries
    .filter(({ collection, value }) => needed.has(collection) || (kept.includes(collection) && value.specimen !== true))
    .map((entry) => ({ entry, value: entry.value }));
  for (;;) {
    const present = new Set(remaining.map(({ entry }) => nameOf(entry.collection, entry.key)));
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

/** The fields without references to what is not there; undefined where the entry needs one of them. */
function withoutLostReferences(
  { collection, value }: ReadEntry,
  isPresent: (collection: string, key: string) => boolean,
): ReadEntry["value"] | undefined {
  const shape = collectionNamed(collection).schema.shape;
  const lost = Object.entries(shape).filter(([name, field]) => {
    const description = getDescription(field);
    const key = value[name];
    return description.kind === "reference" && typeof key === "string" && !isPresent(description.collection, key);
  });
  if (lost.some(([, field]) => !isOptional(field))) return undefined;
  const names = new Set(lost.map(([name]) => name));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}
