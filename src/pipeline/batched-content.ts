import { createHash } from "node:crypto";
import path from "node:path";
import type { ReadEntry } from "../content";
import { contentFolder, entryEnding, wordsFolder } from "../content/folders";
import { collections } from "../schema/collections";
import type { SiteContent } from "./site-content";

/**
 * The approximate number of entries per file. Gatsby creates a node per file, which costs more than a node per entry.
 * When an entry changes, Gatsby recreates the nodes of all entries in its file.
 */
const entriesPerFile = 32;

/** Returns the entries that are due. */
export function listDueEntries({ entries, scheduled }: Pick<SiteContent, "entries" | "scheduled">): ReadEntry[] {
  const late = new Set(scheduled.entries);
  return entries.filter(({ file }) => !late.has(file));
}

/**
 * Returns the files that Gatsby reads, by path: the entries that are due, and the interface messages. Entries not yet due
 * are left out, so no query, index or feed can contain them.
 */
export function listFilesForGatsby(
  content: Pick<SiteContent, "entries" | "from" | "scheduled">,
): Map<string, string | Uint8Array> {
  const words = Array.from(content.from).filter(
    ([file]) => file.startsWith(`${wordsFolder}/`) && file.endsWith(".json"),
  );
  return new Map<string, string | Uint8Array>([
    ...batchEntries(listDueEntries(content)),
    ...words.map(([file, { read }]) => [path.posix.relative(contentFolder, file), read()] as const),
  ]);
}

/**
 * Returns entries as YAML lists in few files, by path. Each file is in the folder of its collection. The file of an
 * entry depends on its key alone, so adding or removing an entry moves no other.
 */
export function batchEntries(entries: readonly ReadEntry[]): ReadonlyMap<string, string> {
  const files = new Map<string, unknown[]>();
  for (const { name, folder } of collections) {
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
