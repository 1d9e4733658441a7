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
 * The approximate number of entries per file. Of every file Gatsby makes a node, which costs more than that of an
 * entry; a change of an entry has those of its file made anew.
 */
const entriesPerFile = 32;

const dated = z.object({ publishOn: period.publishOn, publishAt: period.publishAt });

/** Gathers the content of a build for Gatsby, without what may not be shown yet: so no query, index or feed can contain it. */
export function batchContent(): void {
  const entries = siteContent().entries.filter(({ value }) => isDue(dated.parse(value), buildMoment()));
  syncFolder(batchedFolder, batchEntries(entries));
}

/**
 * Entries as YAML lists in few files, by their paths: each in the folder of its collection, as the check has read it.
 * Where one stands follows from its key, so that one that comes or goes moves no other.
 */
export function batchEntries(entries: readonly ReadEntry[]): ReadonlyMap<string, string> {
  const files = new Map<string, unknown[]>();
  for (const { name, folder } of collections) {
    const own = entries.filter(({ collection }) => collection === name);
    // A power of two, so that they part anew only when twice as many are there.
    const parts = 2 ** Math.max(0, Math.ceil(Math.log2(own.length / entriesPerFile)));
    for (const { key, value } of own) {
      const file = folder.endsWith(entryEnding) ? folder : `${folder}/${partOf(key, parts)}${entryEnding}`;
      files.set(file, [...(files.get(file) ?? []), value]);
    }
  }
  // What is JSON is YAML, and needs no more time to be read.
  return new Map(Array.from(files, ([file, values]) => [file, JSON.stringify(values)]));
}

function partOf(key: string, parts: number): number {
  return createHash("sha256").update(key).digest().readUInt32BE() % parts;
}
