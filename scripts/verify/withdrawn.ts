import * as z from "zod";
import { contentFolder, entryEnding } from "../../src/content/folders";
import type { ListedWithdrawals } from "../../src/content/withdrawn-list";
import { parseJson } from "../../src/documents/bytes";
import { documentsUrl, stripDigest } from "../../src/site/documents";
import { listEntryUrls } from "../../src/site/entry-urls";
import { getPagePath } from "../../src/site/http";
import { withdrawnRecordPath } from "../../src/site/published-paths";
import { askServer } from "./ask";

const recordSchema = z.object({
  /** The days, YYYY-MM-DD, of the withdrawals that the release honours, by name. */
  withdrawn: z.record(z.string(), z.string()),
  /** The files that the release lost, by path: the name of what was withdrawn. */
  files: z.record(z.string().startsWith("/"), z.string()),
});

/** The record in a release of what was withdrawn after its build. */
export type WithdrawnRecord = z.output<typeof recordSchema>;

/** Creates the record of a release that honours a list. */
export function createWithdrawnRecord(list: ListedWithdrawals, files: WithdrawnRecord["files"] = {}): WithdrawnRecord {
  return { withdrawn: Object.fromEntries(Array.from(list.values(), ({ name, day }) => [name, day])), files };
}

/** Formats a record as JSON. */
export function formatWithdrawnRecord(record: WithdrawnRecord): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** Parses the JSON file that names what was withdrawn from a release. A missing or invalid file names nothing. */
export function parseWithdrawnRecord(text: string): WithdrawnRecord {
  return recordSchema.safeParse(parseJson(text)).data ?? { withdrawn: {}, files: {} };
}

/** Returns the URLs of a withdrawn entry's own pages by its name on the list; none for a document or a row of a list. */
export function listWithdrawnPages(name: string): string[] {
  return listEntryUrls(getWithdrawnFile(name)).filter((url) => !url.includes("#"));
}

/** Returns the file of an entry, by its name on the list of withdrawals. */
export function getWithdrawnFile(name: string): string {
  return `${contentFolder}/${name}${entryEnding}`;
}

/** Says which files a served release may lack, and which it must lack. */
export interface WithdrawnFiles {
  /** Checks whether the release may lack a file, since its record and the list of withdrawals name it. */
  readonly mayLack: (file: string) => boolean;
  /** Checks whether the release must lack a file: a withdrawn document, or the page of a withdrawn entry. */
  readonly mustLack: (file: string) => boolean;
}

/**
 * Fetches the record of a served release.
 *
 * @param names the names on the list of withdrawals
 */
export async function fetchWithdrawn(origin: string, names: ReadonlySet<string> = new Set()): Promise<WithdrawnFiles> {
  const { status, body } = await askServer(origin, withdrawnRecordPath);
  const { files } = parseWithdrawnRecord(status === 200 ? String(body) : "");
  const pages = new Set([...names].flatMap(listWithdrawnPages));
  const documents = new Set(Array.from(names, (name) => `${documentsUrl}/${name}`));
  return {
    mayLack: (file) => names.has(files[file] ?? ""),
    mustLack: (file) => documents.has(stripDigest(file)) || pages.has(getPagePath(file)),
  };
}
