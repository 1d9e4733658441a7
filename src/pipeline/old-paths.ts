import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { getCollectionPath } from "../content/files";
import type { Scheduled } from "../content/scheduled";
import { collections } from "../schema/collections";
import { getStableUrl } from "../site/documents";
import { localeCodes } from "../site/locales";
import { entryTarget, pathTo } from "../site/paths";
import { type OldPaths, oldPathsFile } from "../site/published-paths";
import { routes } from "../site/routes";
import { siteContent } from "./site-content";

const locations = z.record(z.string(), z.string().startsWith("/"));

/** Writes the redirects of an earlier site's paths into a published folder, for its servers. */
export async function writeOldPaths(folder: string): Promise<void> {
  const { oldPaths, scheduled } = siteContent();
  const redirects = withoutScheduled(oldPaths, scheduled);
  await writeFile(path.join(folder, oldPathsFile), `${JSON.stringify(redirects, null, 1)}\n`);
}

/** Omits the redirects to entries and documents that may not be shown yet: they would publish a name before its time. */
export function withoutScheduled(redirects: OldPaths, { entries, documents }: Scheduled): OldPaths {
  const names = documents.map((file) => getStableUrl(path.posix.basename(file)));
  const late = new Set([...names, ...entries.flatMap(entryUrls)]);
  return Object.fromEntries(Object.entries(redirects).filter(([, location]) => !late.has(location)));
}

/** Returns the addresses of an entry's page or row in every language, from the path of its file. */
export function entryUrls(file: string): string[] {
  const { dir, name } = path.posix.parse(file);
  const collection = collections.find((one) => getCollectionPath(one) === dir);
  const route = routes.find(({ collections: [main] }) => main === collection?.name);
  return route ? localeCodes.map((code) => pathTo(entryTarget(route.id, name), code)) : [];
}

/**
 * Reads where addresses of a published folder lead, by one of the lists that a build writes into it: those of documents, or
 * an earlier site's. An empty one where there is none.
 *
 * @throws for a list that is not what the build writes
 */
export async function readRedirects(folder: string, list: string): Promise<OldPaths> {
  const text = await readFile(path.join(folder, list), "utf8").catch((error: unknown) => {
    // Jest gives errors of the file system another class than its own.
    if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT") return "{}";
    throw error;
  });
  return locations.parse(JSON.parse(text));
}
