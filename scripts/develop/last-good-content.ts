import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder, problemsFile } from "../../src/content/folders";
import { findProblems } from "../../src/pipeline/content-check";
import { filesIn, syncFolder } from "../../src/pipeline/published-folder";

/**
 * Brings a copy of the content up to date where the content is right, and leaves it as it was where it is not; beside it
 * stands what is wrong.
 *
 * @returns what is wrong, as `findProblems` gives it
 */
export function syncLastGood(root: string, copy: string): string {
  const problems = findProblems(root);
  const right = problems === "" ? path.join(root, contentFolder) : copy;
  const files = new Map<string, string | Uint8Array>();
  for (const file of filesIn(right)) files.set(file, readFileSync(path.join(right, file)));
  syncFolder(copy, files.set(problemsFile, problems));
  return problems;
}
