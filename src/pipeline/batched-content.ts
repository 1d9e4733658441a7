import { createHash } from "node:crypto";
import path from "node:path";
import type { ReadEntry } from "../content";
import { contentFolder, entryEnding, wordsFolder } from "../content/folders";
import { decodeUtf8 } from "../documents/bytes";
import { collections } from "../schema/collections";
import { collectionEntries } from "../schema/collections/lists";
import { merge, parseText } from "../site/merge";
import { syncFolder } from "./published-folder";
import type { SiteContent } from "./site-content";

/**
 * The approximate number of entries per file. Gatsby creates a node per file, which costs more than a node per entry.
 * When an entry changes, Gatsby recreates the nodes of all entries in its file.
 */
const entriesPerFile = 32;

/** The type of the node with the errors of newer content in development. */
export const problemsType = "ContentProblems";

/** The file with those errors as a list, empty without any. Its name is that of no collection. */
const problemsFile = "problems.yaml";

/**
 * Writes the files that Gatsby reads: the entries that are due, and the interface messages. Entries not yet due are left
 * out, so no query, index or feed can contain them.
 *
 * @param folder the folder that Gatsby reads
 * @param problems the errors of newer content, which every page then shows in development
 */
export function writeFilesForGatsby(
  folder: string,
  { entries, from, scheduled }: Pick<SiteContent, "entries" | "from" | "scheduled">,
  problems = "",
): void {
  const late = new Set(scheduled.entries);
  const words = Array.from(from).filter(([file]) => file.startsWith(`${wordsFolder}/`) && file.endsWith(".json"));
  const files = new Map<string, string | Uint8Array>([
    ...batchEntries(entries.filter(({ file }) => !late.has(file))),
    ...words.map(([file, { read, below }]) => {
      const own = parseText(decodeUtf8(read()));
      return [path.posix.relative(contentFolder, file), JSON.stringify(merge(own, parseText(below)))] as const;
    }),
    [problemsFile, JSON.stringify(problems === "" ? [] : [{ text: problems }])],
  ]);
  syncFolder(folder, files);
}

/**
 * Returns entries as YAML lists in few files, by path. Each file is in the folder of its collection. The file of an
 * entry depends on its key alone, so adding or removing an entry moves no other.
 */
export function batchEntries(entries: readonly ReadEntry[]): ReadonlyMap<string, string> {
  const files = new Map<string, unknown[]>();
  // No page queries the descriptions of lists, and Gatsby keeps the name of their part "fields" for itself.
  for (const { name, folder } of collections.filter(({ name: each }) => each !== collectionEntries.name)) {
    const own = entries.filter(({ collection }) => collection.name === name);
    // A power of two, so that the split changes only when the number of entries doubles.
    const parts = 2 ** Math.max(0, Math.ceil(Math.log2(own.length / entriesPerFile)));
    for (const { name: key, value } of own) {
      const part = createHash("sha256").update(key).digest().readUInt32BE() % parts;
      const file = folder.endsWith(entryEnding) ? folder : `${folder}/${part}${entryEnding}`;
      files.set(file, [...(files.get(file) ?? []), value]);
    }
  }
  // JSON is valid YAML and parses as fast.
  return new Map(Array.from(files, ([file, values]) => [file, JSON.stringify(values)]));
}
