import { collectionEntries, parsedLists } from "../schema/collections/lists";
import { pages } from "../schema/collections/site";
import { getEntryFile } from "./files";
import { createUnreadableEntry, type WrittenEntry } from "./written-entry";

/** An entry of a page's text with its value. */
type ListPage = WrittenEntry & { readonly value: object };

/** Creates the texts of the pages of lists by file that `content/pages` lacks, from the files of the lists. */
export function createListPages(written: readonly WrittenEntry[]): ListPage[] {
  const isWritten = (key: string) => written.some(({ collection, name }) => collection === pages && name === key);
  return parsedLists.flatMap(({ key, title, summary, specimen }): ListPage[] => {
    if (!summary || isWritten(key)) return [];
    const { file } = getEntryFile(collectionEntries, key);
    const value = { key, title, summary, specimen };
    return [{ ...createUnreadableEntry({ collection: pages, file, name: key }), value, isReadable: true }];
  });
}
