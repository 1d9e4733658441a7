import { listWrittenFields } from "../content/fields";
import { getEntryFile } from "../content/files";
import { nameEntry } from "../content/view";
import type { Collection } from "../schema/collection";
import { getCollection } from "../schema/collections";
import { type FindNames, parseEntryText } from "./field-changes";

/** Lists the files of the entries that an entry refers to. */
function listReferredFiles({ schema }: Collection, text: string | undefined): string[] {
  return listWrittenFields(schema, parseEntryText(text)).flatMap(({ description, value }) =>
    "collection" in description && typeof value === "string"
      ? [getEntryFile(getCollection(description.collection), value).file]
      : [],
  );
}

/** Reads the names of the entries that the versions of an entry refer to. */
export async function readReferredNames(
  collection: Collection,
  texts: readonly (string | undefined)[],
  readText: (file: string) => Promise<string | undefined>,
): Promise<FindNames> {
  const referred = new Set(texts.flatMap((text) => listReferredFiles(collection, text)));
  const names = new Map(await Promise.all([...referred].map(async (file) => [file, await readText(file)] as const)));
  return createNameFinder((file) => names.get(file));
}

/**
 * Creates a function that returns the names of the entries that fields refer to. It reads the names from the texts of
 * their files.
 */
export function createNameFinder(readText: (file: string) => string | undefined): FindNames {
  return (name) => ({
    nameOf: (key) => {
      const collection = getCollection(name);
      const text = readText(getEntryFile(collection, key).file);
      return text === undefined ? undefined : nameEntry(collection, key, parseEntryText(text) ?? {}).name;
    },
  });
}
