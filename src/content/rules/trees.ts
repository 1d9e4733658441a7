import type { WrittenField } from "../fields";
import { message } from "../messages";
import { createProblem, type WrittenEntry } from "../written-entry";
import type { Rule } from "./rule";

/** Entries that refer to their own collection form trees: none is above itself. */
export const hierarchiesAreTrees: Rule = ({ entries }) => {
  const byName = new Map(entries.map((entry) => [nameOf(entry, entry.name), entry]));
  const above = (entry: WrittenEntry) => byName.get(nameOf(entry, String(fieldAbove(entry)?.value)));
  return entries.flatMap((entry) => {
    const field = fieldAbove(entry);
    const circle = field && circleFrom(entry, above);
    // Report a cycle once, at its first file.
    if (!circle || circle.some(({ file }) => file < entry.file)) return [];
    const names = [...circle, entry].map(({ name }) => name).join(" → ");
    const wrong = circle.length === 1 ? message("parent-itself") : message("parent-circle", { circle: names });
    return [createProblem(entry, { path: field.path, part: "value", message: wrong })];
  });
};

function nameOf({ collection }: WrittenEntry, name: string): string {
  return `${collection.name}/${name}`;
}

function fieldAbove({ fields, collection }: WrittenEntry): WrittenField | undefined {
  return fields.find(({ description }) => "collection" in description && description.collection === collection.name);
}

/** Returns the entries from this one up to itself; undefined if it is not on a cycle. */
function circleFrom(
  entry: WrittenEntry,
  above: (entry: WrittenEntry) => WrittenEntry | undefined,
): WrittenEntry[] | undefined {
  const way = new Set<WrittenEntry>();
  for (let current: WrittenEntry | undefined = entry; current && !way.has(current); ) {
    way.add(current);
    current = above(current);
    if (current === entry) return [...way];
  }
  return undefined;
}
