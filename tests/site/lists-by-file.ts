/** Lists of the product that tests take as examples of lists by file. */
import type { Collection } from "../../src/schema/collection";
import { collectionsByFile } from "../../src/schema/collections/by-file";
import type { ListId } from "../../src/site/chosen-lists";

export const orders = getListByFile("orders");
export const tenders = getListByFile("tenders");
export const acts = getListByFile("acts");
export const courtCases = getListByFile("court-cases");

/** Returns the collection of a list that a file describes. */
function getListByFile(name: string): Collection<ListId> {
  const found = collectionsByFile.find((collection) => collection.name === name);
  if (!found) throw new Error(`No file describes the list ${name}.`);
  return found;
}
