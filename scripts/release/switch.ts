import { readlink, rename, rm, stat, symlink } from "node:fs/promises";
import path from "node:path";
import { codeOf } from "./file-errors";
import { type Places, PublishingRefused } from "./place";
import { readRecords } from "./record";

/** The number of the release that visitors see; undefined before the first. */
export async function currentRelease(places: Places): Promise<number | undefined> {
  try {
    const number = Number(path.basename(await readlink(places.current)));
    return Number.isInteger(number) ? number : undefined;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    if (codeOf(error) !== "EINVAL") throw error;
    throw new PublishingRefused(`${places.current} is not a link of this program, so it is left alone. Remove it.`);
  }
}

/**
 * Lets visitors see a release from one moment to the next: a link made aside is renamed over the old one, which POSIX
 * does in one step. Windows has no such step, so there the site is away for an instant.
 */
export async function switchTo(places: Places, number: number): Promise<void> {
  await stat(places.tree(number));
  const aside = places.aside("current");
  await rm(aside, { force: true, recursive: true });
  if (process.platform === "win32") {
    // A junction needs no special right, but only knows whole paths, and nothing is renamed over one.
    await symlink(places.tree(number), aside, "junction");
    await rm(places.current, { force: true });
  } else {
    // Relative to where it will stand, so that the whole folder can be copied to another machine.
    await symlink(path.join("releases", String(number)), aside);
  }
  await rename(aside, places.current);
}

/**
 * Goes back to an earlier release.
 *
 * @param number which; the one before the current where none is named
 * @throws PublishingRefused where there is no such release
 * @returns its number
 */
export async function goBack(places: Places, number?: number): Promise<number> {
  const numbers = (await readRecords(places)).map((record) => record.number);
  const current = await currentRelease(places);
  const wanted = number ?? numbers.filter((one) => one < (current ?? 0)).at(-1);
  const kept = numbers.length === 0 ? "There are none yet." : `There are ${numbers.join(", ")}.`;
  if (wanted === undefined) throw new PublishingRefused(`There is no release before the current one. ${kept}`);
  if (!numbers.includes(wanted)) throw new PublishingRefused(`There is no release ${wanted}. ${kept}`);
  await switchTo(places, wanted);
  return wanted;
}
