import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder, problemsFile } from "../../src/content/folders";
import { findProblems } from "../../src/pipeline/content-check";
import { filesIn, syncFolder } from "../../src/pipeline/published-folder";

/**
 * Updates a copy of the content if the content is valid, and leaves it unchanged otherwise. Writes the errors to a file
 * in the copy.
 *
 * @returns the errors, as returned by `findProblems`
 */
export function syncLastGood(root: string, copy: string): string {
  const problems = findProblems(root);
  const right = problems === "" ? path.join(root, contentFolder) : copy;
  const files = new Map<string, string | Uint8Array>();
  for (const file of filesIn(right)) files.set(file, readFileSync(path.join(right, file)));
  syncFolder(copy, files.set(problemsFile, problems));
  return problems;
}
