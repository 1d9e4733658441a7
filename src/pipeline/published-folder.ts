import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readFile, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { compression } from "../site/http";

/** The folder that Gatsby builds the site in, from the project's root. */
export const publicFolder = "public";

/**
 * Makes a folder contain the given files and no others. Files with the same content are not touched, so watchers and
 * caches notice no change.
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

/** Returns the sorted paths of all files below a folder, relative to it, with `/`; empty for a missing folder. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
}

/** The files below the published folder that belong to this build, by absolute path. */
const current = new Set<string>();

/** Marks files as part of this build, so that `sweepFolder` preserves them. */
export function keepFiles(folder: string, files: Iterable<string>): void {
  for (const file of files) current.add(path.resolve(folder, file));
}

/**
 * Makes a file have the given content, creates its folder if necessary, and marks the file as part of this build. A
 * file with this content is not touched. It is written atomically: another process must never read half of it.
 */
export async function writeChangedFile(file: string, content: string | Uint8Array): Promise<void> {
  keepFiles(".", [file]);
  const bytes = Buffer.from(content);
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === bytes.length && (await readFile(file)).equals(bytes)) return;
  const aside = `${file}.${randomUUID()}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(aside, bytes);
  await rename(aside, file);
}

/** The file extensions of compressed files. */
export const compressedEndings: readonly string[] = compression.encodings.map(({ extension }) => extension);

/**
 * Removes the files that no step of this build placed or kept, such as withdrawn documents, and the folders that they
 * leave empty. Preserves the compressed copies of other files.
 *
 * @returns the number of files that it removed
 */
export async function sweepFolder(folder: string): Promise<number> {
  const isLeft = (file: string) =>
    !current.has(file) &&
    !compressedEndings.some((ending) => file.endsWith(ending) && current.has(file.slice(0, -ending.length)));
  const left = listFiles(folder)
    .map((file) => path.resolve(folder, file))
    .filter(isLeft);
  for (const file of left) await removeFile(file, path.resolve(folder));
  return left.length;
}

/** Removes a file and the folders that it leaves empty, up to a folder that stays. */
async function removeFile(file: string, folder: string): Promise<void> {
  await rm(file);
  for (let parent = path.dirname(file); parent !== folder; parent = path.dirname(parent)) {
    const isRemoved = await rmdir(parent).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOTEMPTY") return false;
        throw error;
      },
    );
    if (!isRemoved) return;
  }
}
