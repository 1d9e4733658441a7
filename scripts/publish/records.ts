import { randomBytes } from "node:crypto";
import { z } from "zod";

const idForm = /^\d{8}T\d{6}Z-[0-9a-f]{4}$/u;

const recordSchema = z.object({
  id: z.string().regex(idForm),
  /** The commit it was built from; null without git. */
  commit: z.string().nullable(),
  /** The day in India for which it was built, YYYY-MM-DD. */
  day: z.string(),
  /** The number of files. */
  files: z.number(),
});

/** A release that visitors have seen and that was verified then. */
export type ReleaseRecord = z.infer<typeof recordSchema>;

/** Creates the id of a release: its time in UTC, and four digits that keep two publishers of one second apart. */
export function createReleaseId(now: Date): string {
  const time = now.toISOString().replace(/[-:]|\.\d+/gu, "");
  return `${time}-${randomBytes(2).toString("hex")}`;
}

/** Tells whether a name is the id of a release. */
export function isReleaseId(name: string): boolean {
  return idForm.test(name);
}

/** Parses the text of a record; undefined where it is not one. */
export function parseRecord(text: string): ReleaseRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Describes a release in a line for people. */
export function formatRecord({ id, commit, day, files }: ReleaseRecord): string {
  return `${id}  built for ${day}, ${commit === null ? "no commit" : `commit ${commit.slice(0, 12)}`}, ${files} files`;
}
