// Plain JavaScript without dependencies, because it runs before anything is installed.
import { execFileSync } from "node:child_process";

/** The folders that clerks change. `npm run check` checks their files; the tests check the programs that read them. */
const contentFolders = ["content/", "static/documents/"];

/**
 * Returns the files that differ between the branch point and HEAD. A moved file is listed with both paths.
 *
 * @param {string} base a commit of the target branch
 * @returns {string[]} paths from the root of the repository
 * @throws with git's message, if the commit is unknown
 */
export function changedSince(base) {
  const args = ["diff", "--name-only", "--no-renames", "-z", `${base}...HEAD`, "--"];
  const output = execFileSync("git", args, { encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY });
  return output.split("\0").filter((file) => file !== "");
}

/**
 * Checks whether only content changed. Looks only at the files, because anyone can choose a branch's name.
 *
 * @param {readonly string[]} files the result of `changedSince`
 * @returns {boolean} true if only content changed; false if nothing changed
 */
export function concernsContentAlone(files) {
  return files.length > 0 && files.every((file) => contentFolders.some((folder) => file.startsWith(folder)));
}
