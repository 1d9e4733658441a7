import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { currentRelease } from "./activate";
import { type ReleasePaths, retainedReleases } from "./layout";
import { filesBeside, namesIn, readReleases, treesIn } from "./record";

/** Removes what a publisher that was ended left behind. Only the one that holds the lock may do so. */
export async function removeUnfinished(paths: ReleasePaths): Promise<void> {
  const names = await namesIn(paths.releases);
  const unfinished = names.filter((name) => {
    const [number, ending] = name.split(".");
    const isWithoutTree = ending !== undefined && !names.includes(number ?? "");
    return name.startsWith(".") || isWithoutTree;
  });
  for (const name of unfinished) await rm(path.join(paths.releases, name), { recursive: true, force: true });
}

/**
 * Removes the oldest releases, but neither the one that visitors see nor the one that a rollback leads to. The new
 * release is live by then, so a failure is only reported.
 */
export async function removeExpired(paths: ReleasePaths, say: (line: string) => void): Promise<void> {
  const current = await currentRelease(paths);
  const { records } = await readReleases(paths);
  const previous = records.find(({ number }) => number === current)?.previous;
  const expired = (await treesIn(paths)).slice(0, -retainedReleases);
  for (const number of expired.filter((one) => one !== current && one !== previous)) {
    const old = paths.temp(`old-${number}`);
    try {
      // Out of sight in one step; half a release would be offered for a rollback otherwise.
      await rename(paths.tree(number), old);
      for (const file of await filesBeside(paths, number)) await rm(file);
      await rm(old, { recursive: true });
      say(`Release ${number} is removed; the last ${retainedReleases} stay.`);
    } catch (error) {
      say(`Release ${number} could not be removed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
