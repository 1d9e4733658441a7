import { randomBytes } from "node:crypto";
import * as z from "zod";
import { parseJson } from "../../src/documents/bytes";

/** Matches the id of a release. */
export const idForm = /^\d{8}T\d{6}Z-[0-9a-f]{4}$/u;

const recordSchema = z.object({
  id: z.string().regex(idForm),
  /** The commit it was built from, or null without git. */
  commit: z.string().nullable(),
  /** The day of its build in India, YYYY-MM-DD. */
  day: z.string(),
  /** The number of files. */
  files: z.number(),
});

/** The record of a release that was live and verified. */
export type ReleaseRecord = z.infer<typeof recordSchema>;

/**
 * Creates a release id: the time in UTC, and four random hex digits in case two publishers share a second. Ids are in
 * the order of publication: if the clock is behind, the id continues from the last release.
 *
 * @param last the id of the last release
 */
export function createReleaseId(now: Date, last = ""): string {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/u.exec(last) ?? [];
  const [year = 0, month = 1, ...others] = parts.map(Number);
  const next = parts.length === 0 ? 0 : Date.UTC(year, month - 1, ...others) + 1000;
  const time = new Date(Math.max(Number(now), next)).toISOString().replace(/[-:]|\.\d+/gu, "");
  return `${time}-${randomBytes(2).toString("hex")}`;
}

/** Parses the JSON of a record. Returns undefined if it is invalid. */
export function parseRecord(text: string): ReleaseRecord | undefined {
  return recordSchema.safeParse(parseJson(text)).data;
}

/** Formats a release as a line of output. */
export function formatRecord({ id, commit, day, files }: ReleaseRecord): string {
  return `${id}  built for ${day}, ${commit === null ? "no commit" : `commit ${commit.slice(0, 12)}`}, ${files} files`;
}
