import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/** The folder that Gatsby builds the site in, from the project's root. */
export const publicFolder = "public";

/** Lists all files below a folder, sorted. Paths include the folder as given and use `/`. */
export async function listFilesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, "/"))
    .sort();
}

/** Returns the URL path of a published file: its path below the published folder, with a leading slash. */
export function getUrlIn(folder: string, file: string): string {
  return `/${path.relative(folder, file).replaceAll(path.sep, "/")}`;
}

/**
 * Makes a folder contain the given files and no others. Files with the right content are not touched, so watchers and
 * caches see no change.
 *
 * @param files the content of each file, by its path below the folder, with `/`
 */
export function syncFolder(folder: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const file of listFiles(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
  for (const [file, content] of files) {
    const place = path.join(folder, file);
    if (existsSync(place) && readFileSync(place).equals(Buffer.from(content))) continue;
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, content);
  }
}

/** Returns the paths of all files below a folder, relative to it, with `/`; empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
}

/**
 * Writes a file and creates its folder if necessary. The file is written atomically: another build must never read half
 * of it, nor a cache store it.
 */
export async function placeFile(file: string, content: string | Uint8Array): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(aside, content);
  await rename(aside, file);
}
