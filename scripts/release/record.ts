import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { writeDurably } from "./durable";
import { codeOf } from "./file-errors";
import type { ReleasePaths } from "./layout";

const names = z.array(z.string());

const recordSchema = z.object({
  number: z.number().int().positive(),
  /** The creation time, in ISO 8601. */
  made: z.string(),
  /** The release that visitors saw before it, which a rollback leads to; null for the first. */
  previous: z.number().nullable().default(null),
  /** The commit it was made from; null without git. */
  commit: z.string().nullable(),
  /** True if the project had uncommitted changes. */
  uncommitted: z.boolean(),
  files: z.number().int(),
  bytes: z.number().int(),
  /** Addresses of pages, against the release that was current. */
  pages: z.object({ added: names, changed: names, removed: names }),
  /** The content changes, in words, one per line. */
  content: names,
  /** Files of earlier releases that stay for visitors who opened a page before, by their paths in the tree. */
  retained: names.default([]),
  /** The checks that ran before the release was activated. */
  checks: names,
});

/** The record of a release. */
export type ReleaseRecord = z.infer<typeof recordSchema>;

/** Writes a release's record, whole or not at all. */
export function writeRecord(paths: ReleasePaths, record: ReleaseRecord): Promise<void> {
  const { number } = record;
  return writeDurably(paths.record(number), paths.temp(`${number}.json`), `${JSON.stringify(record, null, 1)}\n`);
}

/** The releases in a folder. */
export interface Releases {
  /** Of those that have both a tree and a record, the oldest first. */
  readonly records: readonly ReleaseRecord[];
  /** A sentence for each record that cannot be read, as after a power cut: its release counts as having none. */
  readonly unreadable: readonly string[];
}

/** Reads the records of the releases in a folder. */
export async function readReleases(paths: ReleasePaths): Promise<Releases> {
  const records: ReleaseRecord[] = [];
  const unreadable: string[] = [];
  const found = new Set(await namesIn(paths.releases));
  for (const number of await treesIn(paths)) {
    if (!found.has(`${number}.json`)) continue;
    try {
      records.push(recordSchema.parse(JSON.parse(await readFile(paths.record(number), "utf8"))));
    } catch (error) {
      // What the system refuses is no fault of the record.
      if (codeOf(error) !== undefined) throw error;
      unreadable.push(`${paths.record(number)} cannot be read, so release ${number} is left out.`);
    }
  }
  return { records, unreadable };
}

/** The numbers of the releases that have a tree, in order. */
export async function treesIn({ releases }: ReleasePaths): Promise<number[]> {
  const numbers = (await namesIn(releases)).filter((name) => /^\d+$/.test(name)).map(Number);
  return numbers.sort((one, other) => one - other);
}

/** The files beside the tree of a release: its record and its bills of materials. */
export async function filesBeside({ releases }: ReleasePaths, number: number): Promise<string[]> {
  const names = (await namesIn(releases)).filter((name) => name.startsWith(`${number}.`));
  return names.map((name) => path.join(releases, name));
}

/** The names in a folder; none where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}
