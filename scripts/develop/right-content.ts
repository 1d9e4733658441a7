import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { problemsOf } from "../../src/build/content-check";
import { contentFolder, problemsFile } from "../../src/content/folders";

/**
 * Brings a copy of the content up to date where the content is right, and leaves it as it was where it is not; beside it
 * stands what is wrong. Only files that differ are written, so that whoever watches the copy has no more to do than needed.
 *
 * @returns what is wrong, as `problemsOf` gives it
 */
export function keepRight(root: string, copy: string): string {
  const problems = problemsOf(root);
  if (problems === "") bringUpToDate(path.join(root, contentFolder), copy);
  else mkdirSync(copy, { recursive: true });
  writeChanged(path.join(copy, problemsFile), problems);
  return problems;
}

function bringUpToDate(from: string, to: string): void {
  const wanted = new Set(filesBelow(from));
  for (const file of filesBelow(to)) if (!wanted.has(file) && file !== problemsFile) rmSync(path.join(to, file));
  for (const file of wanted) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    if (!isSame(source, target)) cpSync(source, target);
  }
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function isSame(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}

function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
