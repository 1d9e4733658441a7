import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Files and folders excluded from a copy: regenerated there, or shared by both. */
const left = new Set(["node_modules", ".cache", "public", ".git", "deploy", "test-results", ".trial"]);

/**
 * Copies the project in its current state to a new folder, to change and build it there. Shares `node_modules`.
 *
 * @param name the prefix of the folder's name
 * @returns the folder, in the system's temporary folder; the caller removes it
 */
export function copyProject(name: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  copyInto(copy);
  return copy;
}

/**
 * Copies the project in its current state into a folder, and replaces an earlier copy there. Preserves the cache and
 * the output of that copy's build, so that the next build is faster.
 *
 * @param folder the path from the project's folder
 */
export function replaceWithCopy(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const built = new Set([".cache", "public"]);
  for (const entry of readdirSync(folder).filter((one) => !built.has(one))) {
    rmSync(path.join(folder, entry), { recursive: true });
  }
  copyInto(folder);
}

function copyInto(copy: string): void {
  for (const entry of readdirSync(".").filter((one) => !left.has(one))) {
    cpSync(entry, path.join(copy, entry), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"), "junction");
}
