import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { z } from "zod";
import { codeOf } from "./file-errors";
import type { Places } from "./place";

const names = z.array(z.string());

const recordSchema = z.object({
  number: z.number().int().positive(),
  /** When it was made, ISO 8601. */
  made: z.string(),
  /** The commit it was made from; null without git. */
  commit: z.string().nullable(),
  /** Whether files of the project were changed and not committed. */
  uncommitted: z.boolean(),
  files: z.number().int(),
  bytes: z.number().int(),
  /** Addresses of pages, against the release that was current. */
  pages: z.object({ added: names, changed: names, removed: names }),
  /** What changed in the content, a line each in words. */
  content: names,
  /** Files of earlier releases that stay for visitors who opened a page before, by their paths in the tree. */
  carried: names,
  /** What was checked before the switch. */
  checks: names,
});

/** What is written down about a release. */
export type ReleaseRecord = z.infer<typeof recordSchema>;

/** Writes a release's record, whole or not at all. */
export async function writeRecord(places: Places, record: ReleaseRecord): Promise<void> {
  const aside = places.aside(`${record.number}.json`);
  await writeFile(aside, `${JSON.stringify(record, null, 1)}\n`);
  await rename(aside, places.record(record.number));
}

/**
 * The releases that stand in a folder, the oldest first: those that have both a tree and a record.
 *
 * @throws for a record that this program did not write
 */
export async function readRecords(places: Places): Promise<ReleaseRecord[]> {
  const found = new Set(await namesIn(places.releases));
  const numbers = [...found].filter((name) => /^\d+$/.test(name) && found.has(`${name}.json`)).map(Number);
  return Promise.all(
    numbers
      .sort((one, other) => one - other)
      .map(async (number) => recordSchema.parse(JSON.parse(await readFile(places.record(number), "utf8")))),
  );
}

/** What stands in a folder; nothing where there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
}
