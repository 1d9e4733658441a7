import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fingerprintOfCode, publicFolder } from "./fingerprint";

const cacheFolder = ".cache";

const ownerOf = (project: string) => path.join(project, cacheFolder, "code");

/**
 * Removes what Gatsby kept from a build by other code, and the published folder with it, which would keep that build's
 * pages. Without this a change of a resolver or of a style is not seen: no query and no template has changed, so Gatsby
 * keeps its answers and its pages.
 *
 * @returns the digest of the code that is about to build, for `recordCacheOwner`
 */
export async function clearForeignCache(project: string): Promise<string> {
  const owner = await fingerprintOfCode(project);
  const cache = path.join(project, cacheFolder);
  if (!existsSync(cache)) return owner;
  const recorded = existsSync(ownerOf(project)) ? await readFile(ownerOf(project), "utf8") : undefined;
  if (recorded === owner) return owner;
  for (const folder of [cache, path.join(project, publicFolder)]) await rm(folder, { recursive: true, force: true });
  return owner;
}

/** Notes after a finished build whose code made what is in the cache; Gatsby may have emptied it at the start. */
export async function recordCacheOwner(project: string, owner: string): Promise<void> {
  await writeFile(ownerOf(project), owner);
}
