// Plain JavaScript without dependencies: it runs before anything is installed.
import { execFileSync } from "node:child_process";

/** The folders that clerks change. `npm run check` looks at all of it; the tests try the programs, which read it. */
const contentFolders = ["content/", "static/documents/"];

/**
 * The files that differ between the point where a branch began and HEAD. A file that was moved counts at both paths.
 *
 * @param {string} base a commit of the branch that it will be merged into
 * @returns {string[]} paths from the top of the repository
 * @throws with git's own words, where it does not know the commit
 */
export function changedSince(base) {
  const args = ["diff", "--name-only", "--no-renames", "-z", `${base}...HEAD`, "--"];
  const output = execFileSync("git", args, { encoding: "utf8", maxBuffer: Number.POSITIVE_INFINITY });
  return output.split("\0").filter((file) => file !== "");
}

/**
 * Decides by what changed, never by a branch's name, which anyone may choose.
 *
 * @param {readonly string[]} files as `changedSince` gives them
 * @returns {boolean} true where nothing but content changed; false where nothing changed at all
 */
export function concernsContentAlone(files) {
  return files.length > 0 && files.every((file) => contentFolders.some((folder) => file.startsWith(folder)));
}
