import { getCollection } from "../../schema/collections";
import { isGroup } from "../fields";
import { getCollectionPath } from "../files";
import { message } from "../messages";
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
      return [
        createProblem(entry, {
          path,
          part: "value",
          message: unknownReference(content, description.collection, found),
        }),
      ];
    }),
  );
};

function unknownReference(content: WrittenContent, collection: string, found: string) {
  const folder = getCollectionPath(getCollection(collection));
  const candidates = listWritten(content, collection).map((entry) => ({ value: entry.name, words: wordsFor(entry) }));
  const near = suggest(found, candidates);
  return near ? message("reference-near", { found, folder, near }) : message("reference-unknown", { found, folder });
}

/** Returns the names of an entry: its title, in every language. */
function wordsFor(entry: WrittenEntry): string[] {
  const name = findTitleField(entry.collection);
  const title = entry.fields.find(({ path }) => path.length === 1 && path[0] === name)?.value;
  return isGroup(title) ? Object.values(title).filter((word) => typeof word === "string") : [];
}
