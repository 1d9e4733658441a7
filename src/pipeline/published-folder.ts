import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** The folder that Gatsby builds the site in, from the project's root. */
export const publicFolder = "public";

/** Lists every file below a folder, by its path from where the folder is named from, with `/`, in a fixed order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/"))
    .sort();
}

/** The path of a published file in a URL: its path below the published folder, with a leading slash. */
export function urlIn(folder: string, file: string): string {
  return `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
}

/**
 * Makes a folder hold the given files and no others. What is as it should be is not touched, so that whoever watches the
 * folder, or knows its files by their times, has no more to do than needed.
 *
 * @param files what is to stand in each, by its path below the folder, with `/`
 */
export function syncFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const file of filesIn(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
  for (const [file, content] of files) {
    const place = path.join(folder, file);
    if (existsSync(place) && readFileSync(place).equals(Buffer.from(content))) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

/** Every file below a folder, by its path from there, with `/`; none where there is no such folder. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

/** Writes a file that stands in its place as a whole or not at all: half of one must never be kept, nor be met by another build. */
export async function writeFileAtomic(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, content);
  await rename(aside, file);
}

/** Writes a file into a folder that need not be there yet. */
export async function placeFile(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
