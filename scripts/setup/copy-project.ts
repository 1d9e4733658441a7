import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Files and folders excluded from a copy: regenerated there, or shared by both. */
const left = new Set(["node_modules", ".cache", "public", ".git", "deploy", "test-results", ".trial"]);

/**
 * Copies the project as it stands into a new folder, to be changed and built there; what is installed is shared.
 *
 * @param name the beginning of the folder's name
 * @returns the folder, in the system's temporary folder; the caller removes it
 */
export function copyProject(name: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  copyInto(copy);
  return copy;
}

/**
 * Copies the project as it stands into a folder, in place of a copy that the folder holds. What was built of that copy stays,
 * so that the next build is a warm one.
 *
 * @param folder its path from the project's folder
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
