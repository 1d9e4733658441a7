import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import { propertyOf } from "./thrown";

/** A file of the published folder. */
export interface SiteFile {
  /** Its path below the folder, with a leading slash. */
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970, whole. */
  readonly modified: number;
}

/** Reasons for which an address simply has no file; any other failure is a fault and is passed on. */
const absences = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "EINVAL"]);

/**
 * The file of a name below a folder, or undefined where there is none. A name counts only in its exact spelling, on
 * file systems that ignore case too, and only where it really lies inside the folder: what a link leads to is not
 * served. The folder itself may be a link.
 *
 * @throws what the file system reports, where a file is there and cannot be read.
 */
export async function findFile(root: string, name: string): Promise<SiteFile | undefined> {
  try {
    const expected = path.join(await realpath(root), name);
    const [actual, found] = await Promise.all([realpath(expected), stat(expected)]);
    if (actual !== expected || !found.isFile()) return undefined;
    return { name, size: found.size, modified: Math.floor(found.mtimeMs) };
  } catch (error) {
    if (absences.has(String(propertyOf(error, "code")))) return undefined;
    throw error;
  }
}
