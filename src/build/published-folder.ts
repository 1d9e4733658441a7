import { readdir } from "node:fs/promises";
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
