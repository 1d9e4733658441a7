import { suggest } from "../../src/content/suggest";
import { ClerkFault, getTexts } from "../../src/messages";
import type { Collection } from "../../src/schema/collection";
import { collections } from "../../src/schema/collections";

/**
 * Finds a collection by its name, its folder, the word for one of its entries (`order`, `court-case`), or its label in
 * any language. Throws a `ClerkFault` for any other word.
 */
export function findCollection(word: string): Collection {
  const meant = plain(word);
  const known = collections.map((collection) => ({ value: collection.name, words: wordsFor(collection) }));
  const name = known.find(({ words }) => words.some((each) => plain(each) === meant))?.value;
  const found = collections.find((collection) => collection.name === name);
  if (found) return found;
  const near = suggest(word, known);
  const all = collections.map((collection) => collection.name).join(", ");
  throw new ClerkFault(
    near
      ? getTexts("sheet.collection-near", { found: word, near })
      : getTexts("sheet.collection-unknown", { found: word, allowed: all }),
  );
}

/** Returns the names that people use for a collection. */
function wordsFor({ name, folder, type, entryName = type, label }: Collection): string[] {
  const one = entryName.replace(/(?<=[a-z])(?=[A-Z])/gu, "-").toLowerCase();
  return [
    name,
    folder
      .split("/")
      .at(-1)
      ?.replace(/\.yaml$/u, "") ?? name,
    one,
    ...Object.values(label),
  ];
}

function plain(word: string): string {
  return word
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\s_-]+/gu, "");
}
