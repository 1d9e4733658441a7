import type { WrittenField } from "../fields";
import { message } from "../messages";
import { problemIn, type WrittenEntry } from "../written-entry";
import type { Rule } from "./rule";

/** Entries that name another of their own collection stand in trees: none under itself, nor under one below it. */
export const hierarchiesAreTrees: Rule = ({ entries }) => {
  const byName = new Map(entries.map((entry) => [nameOf(entry, entry.name), entry]));
  const above = (entry: WrittenEntry) => byName.get(nameOf(entry, String(fieldAbove(entry)?.value)));
  return entries.flatMap((entry) => {
    const field = fieldAbove(entry);
    const circle = field && circleFrom(entry, above);
    // A circle is told once, at the first of its files.
    if (!circle || circle.some(({ file }) => file < entry.file)) return [];
    const names = [...circle, entry].map(({ name }) => name).join(" → ");
    const wrong = circle.length === 1 ? message("parent-itself") : message("parent-circle", { circle: names });
    return [problemIn(entry, { path: field.path, part: "value", message: wrong })];
  });
};

function nameOf({ collection }: WrittenEntry, name: string): string {
  return `${collection.name}/${name}`;
}

function fieldAbove({ fields, collection }: WrittenEntry): WrittenField | undefined {
  return fields.find(
    ({ description }) => description.kind === "reference" && description.collection === collection.name,
  );
}

/** The entries from this one up to itself again; undefined when the way up ends, or ends in another circle. */
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
