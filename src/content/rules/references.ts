import { toMessage } from "../../messages";
import { getCollection } from "../../schema/collections";
import { isGroup } from "../../site/merge";
import type { WrittenField } from "../fields";
import { getCollectionPath } from "../files";
import { suggest } from "../suggest";
import { findTitleField } from "../view";
import { createProblem, type WrittenEntry } from "../written-entry";
import { listWritten, type Rule, type WrittenContent } from "./rule";

/** Every reference names an existing entry, which may have errors. */
export const referencesExist: Rule = (content) => {
  const names = new Set(content.entries.map((entry) => `${entry.collection.name}/${entry.name}`));
  return content.entries.flatMap((entry) =>
    entry.fields.flatMap(({ path, description, value }) => {
      if (!("collection" in description) || (typeof value !== "string" && typeof value !== "number")) return [];
      const found = String(value);
      if (names.has(`${description.collection}/${found}`)) return [];
      return [createProblem(entry, { path, message: unknownReference(content, description.collection, found) })];
    }),
  );
};

function unknownReference(content: WrittenContent, collection: string, found: string) {
  const folder = getCollectionPath(getCollection(collection));
  const candidates = listWritten(content, collection).map((entry) => ({ value: entry.name, words: wordsFor(entry) }));
  const near = suggest(found, candidates);
  return near
    ? toMessage("reference-near", { found, folder, near })
    : toMessage("reference-unknown", { found, folder });
}

/** Returns the names of an entry: its title, in every language. */
function wordsFor(entry: WrittenEntry): string[] {
  const name = findTitleField(entry.collection);
  const title = entry.fields.find(({ path }) => path.length === 1 && path[0] === name)?.value;
  return isGroup(title) ? Object.values(title).filter((word) => typeof word === "string") : [];
}

/** Entries that refer to their own collection form trees: no entry is above itself. */
export const hierarchiesAreTrees: Rule = ({ entries }) => {
  const byName = new Map(entries.map((entry) => [nameOf(entry, entry.name), entry]));
  const above = (entry: WrittenEntry) => byName.get(nameOf(entry, String(fieldAbove(entry)?.value)));
  return entries.flatMap((entry) => {
    const field = fieldAbove(entry);
    const circle = field && circleFrom(entry, above);
    // Report a cycle once, at its first file.
    if (!circle || circle.some(({ file }) => file < entry.file)) return [];
    const names = [...circle, entry].map(({ name }) => name).join(" → ");
    const wrong = circle.length === 1 ? toMessage("parent-itself") : toMessage("parent-circle", { circle: names });
    return [createProblem(entry, { path: field.path, message: wrong })];
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
