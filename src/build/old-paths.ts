import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type OldPaths, oldPathsFile } from "../site/old-paths";
import { checkedOldPaths } from "./content-check";

const locations = z.record(z.string(), z.string().startsWith("/"));

/** Writes where the paths of an earlier site lead into a published folder, for its servers. */
export async function writeOldPaths(folder: string): Promise<void> {
  await writeFile(path.join(folder, oldPathsFile), `${JSON.stringify(checkedOldPaths(), null, 1)}\n`);
}

/**
 * Reads that list; an empty one where there is none.
 *
 * @throws for a list that is not what the build writes
 */
export async function readOldPathsOf(folder: string): Promise<OldPaths> {
  const text = await readFile(path.join(folder, oldPathsFile), "utf8").catch((error: unknown) => {
    // Jest gives errors of the file system another class than its own.
    if (typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT") return "{}";
    throw error;
  });
  return locations.parse(JSON.parse(text));
}
