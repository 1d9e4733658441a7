import { readlink, rename, rm, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { syncFolder } from "./durable";
import { codeOf } from "./file-errors";
import { PublishError, type ReleasePaths } from "./layout";
import { readReleases } from "./record";

/** The number of the release that visitors see; undefined before the first. */
export async function currentRelease(paths: ReleasePaths): Promise<number | undefined> {
  try {
    const number = Number(path.basename(await readlink(paths.current)));
    return Number.isInteger(number) ? number : undefined;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    if (codeOf(error) !== "EINVAL") throw error;
    throw new PublishError(`${paths.current} is not a link of this program, so it is left alone. Remove it.`);
  }
}

/**
 * Lets visitors see a release from one moment to the next: a link made aside is renamed over the old one, which POSIX
 * does in one step. Windows has no such step, so there the site is away for an instant.
 */
export async function activate(paths: ReleasePaths, number: number): Promise<void> {
  await stat(paths.tree(number));
  const temp = paths.temp("current");
  await rm(temp, { force: true, recursive: true });
  if (process.platform === "win32") {
    // A junction needs no special right, but only knows whole paths, and nothing is renamed over one.
    await symlink(paths.tree(number), temp, "junction");
    await rm(paths.current, { force: true });
  } else {
    // Relative to where it will stand, so that the whole folder can be copied to another machine.
    await symlink(path.join("releases", String(number)), temp);
  }
  await rename(temp, paths.current);
  await syncFolder(paths.target);
}

/**
 * Activates an earlier release again: without a number the one that visitors saw before the current one. A release that
 * was rolled back from, or that was refused, is reached by its number alone.
 *
 * @throws PublishError where there is no such release
 * @returns its number
 */
export async function rollback(paths: ReleasePaths, number?: number): Promise<number> {
  const { records } = await readReleases(paths);
  const current = await currentRelease(paths);
  const numbers = records.map((record) => record.number);
  const previous = records.find((record) => record.number === current)?.previous ?? undefined;
  const known = numbers.length === 0 ? "There are none yet." : `There are ${numbers.join(", ")}.`;
  const wanted = number ?? previous;
  if (wanted === undefined) throw new PublishError(`No release is known to precede the current one. ${known}`);
  if (!numbers.includes(wanted)) throw new PublishError(`There is no release ${wanted}. ${known}`);
  await activate(paths, wanted);
  return wanted;
}
