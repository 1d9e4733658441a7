import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

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
