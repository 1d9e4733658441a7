import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { getCollectionPath } from "../content/files";
import type { Scheduled } from "../content/scheduled";
import { collections } from "../schema/collections";
import { documentUrlsFile, getStableUrl } from "../site/documents";
import { localeCodes } from "../site/locales";
import { entryTarget, pathTo } from "../site/paths";
import { type OldPaths, oldPathsFile } from "../site/published-paths";
import { routes } from "../site/routes";
import { siteContent } from "./site-content";

const redirectList = z.array(
  z.object({ path: z.string(), query: z.string().optional(), to: z.string().regex(/^(?:\/|https:)/u) }),
);

const documentTargets = z.record(z.string(), z.string().startsWith("/"));

/** Writes the redirects of an earlier site's paths into a published folder, for its servers. */
export async function writeOldPaths(folder: string): Promise<void> {
  const { oldPaths, scheduled } = siteContent();
  const redirects = withoutScheduled(oldPaths, scheduled);
  await writeFile(path.join(folder, oldPathsFile), `${JSON.stringify(redirects, null, 1)}\n`);
}

/** Omits the redirects to entries and documents that may not be shown yet: they would publish a name before its time. */
export function withoutScheduled(redirects: OldPaths, { entries, documents }: Scheduled): OldPaths {
  const names = documents.map((file) => getStableUrl(path.posix.basename(file)));
  const late = new Set([...names, ...entries.flatMap(entryUrls)].map(encodeURI));
  return redirects.filter(({ to }) => !late.has(to));
}

/** Returns the addresses of an entry's page or row in every language, from the path of its file. */
export function entryUrls(file: string): string[] {
  const { dir, name } = path.posix.parse(file);
  const collection = collections.find((one) => getCollectionPath(one) === dir);
  const route = routes.find(({ collections: [main] }) => main === collection?.name);
  return route ? localeCodes.map((code) => pathTo(entryTarget(route.id, name), code)) : [];
}

/**
 * Reads the redirects of an earlier site that a build wrote into a folder; none in a folder without their list.
 *
 * @throws for a list that is not what the build writes
 */
export async function readOldPaths(folder: string): Promise<OldPaths> {
  return redirectList.parse((await readList(folder, oldPathsFile)) ?? []);
}

/** Reads where the stable addresses of documents lead; the same holds for their list. */
export async function readDocumentTargets(folder: string): Promise<Readonly<Record<string, string>>> {
  return documentTargets.parse((await readList(folder, documentUrlsFile)) ?? {});
}

async function readList(folder: string, list: string): Promise<unknown> {
  const text = await readFile(path.join(folder, list), "utf8").catch((error: unknown) => {
    // Jest gives errors of the file system another class than its own.
    if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  });
  return text === undefined ? undefined : JSON.parse(text);
}
