import { createHash } from "node:crypto";
import { z } from "zod";
import type { ReadEntry } from "../content";
import { batchedFolder, entryEnding } from "../content/folders";
import { collections } from "../schema/collections";
import { isDue } from "../schema/period";
import { period } from "../schema/published";
import { buildMoment } from "./build-date";
import { syncFolder } from "./published-folder";
import { siteContent } from "./site-content";

/**
 * The approximate number of entries per file. Gatsby creates a node per file, which costs more than a node per entry.
 * When an entry changes, Gatsby recreates the nodes of all entries in its file.
 */
const entriesPerFile = 32;

const dated = z.object({ publishOn: period.publishOn, publishAt: period.publishAt });

/**
 * Writes the entries that are due for Gatsby. Entries not yet due are left out, so no query, index or feed can contain
 * them.
 */
export function batchContent(): void {
  const entries = siteContent().entries.filter(({ value }) => isDue(dated.parse(value), buildMoment()));
  syncFolder(batchedFolder, batchEntries(entries));
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
      const file = folder.endsWith(entryEnding) ? folder : `${folder}/${partOf(key, parts)}${entryEnding}`;
      files.set(file, [...(files.get(file) ?? []), value]);
    }
  }
  // JSON is valid YAML and parses as fast.
  return new Map(Array.from(files, ([file, values]) => [file, JSON.stringify(values)]));
}

function partOf(key: string, parts: number): number {
  return createHash("sha256").update(key).digest().readUInt32BE() % parts;
}
