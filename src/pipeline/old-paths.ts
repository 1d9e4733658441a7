import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import type { Scheduled } from "../content/scheduled";
import { contentUrl, documentUrlsFile, getStableUrl } from "../site/documents";
import { listEntryUrls } from "../site/entry-urls";
import { oldPathsFile, type Redirects } from "../site/published-paths";
import { writeChangedFile } from "./published-folder";
import { siteContent } from "./site-content";

const redirectList = z.array(
  z.object({ path: z.string(), query: z.string().optional(), to: z.string().regex(/^(?:\/|https:)/u) }),
);

const documentTargets = z.record(z.string(), z.string().regex(contentUrl));

/** Writes the redirects of the previous site into a published folder, for its servers. */
export async function writeOldPaths(folder: string): Promise<void> {
  const { oldPaths, scheduled } = siteContent();
  const redirects = omitScheduled(oldPaths, scheduled);
  await writeChangedFile(path.join(folder, oldPathsFile), `${JSON.stringify(redirects, null, 1)}\n`);
}

/** Omits redirects to entries and documents that are not yet due: they would reveal a name early. */
export function omitScheduled(redirects: Redirects, { entries, documents }: Scheduled): Redirects {
  const names = documents.map((file) => getStableUrl(path.posix.basename(file)));
  const late = new Set([...names, ...entries.flatMap(listEntryUrls)].map(encodeURI));
  return redirects.filter(({ to }) => !late.has(to));
}

/**
 * Reads the redirects of the previous site that a build wrote into a folder; none in a folder without their list.
 *
 * @throws for a list that a build cannot have written
 */
export async function readWrittenRedirects(folder: string): Promise<Redirects> {
  return redirectList.parse((await readList(folder, oldPathsFile)) ?? []);
}

/** Reads the redirect targets of the stable document URLs; empty in a folder without their list. */
export async function readDocumentTargets(folder: string): Promise<Readonly<Record<string, string>>> {
  return documentTargets.parse((await readList(folder, documentUrlsFile)) ?? {});
}

async function readList(folder: string, list: string): Promise<unknown> {
  const file = path.join(folder, list);
  return existsSync(file) ? JSON.parse(await readFile(file, "utf8")) : undefined;
}
