import { cpSync, mkdtempSync, readdirSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What is no part of a copy: made anew there, or the same for both. */
const left = new Set(["node_modules", ".cache", ".kept", "public", ".git", "deploy", "test-results", ".trial"]);

/**
 * Copies the project as it stands into a folder of its own, to be changed and built there; what is installed is shared.
 *
 * @param name what the folder's name begins with
 * @returns the folder, which whoever asked removes
 */
export function copyProject(name: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), `${name}-`));
  for (const entry of readdirSync(".").filter((one) => !left.has(one))) {
    cpSync(entry, path.join(copy, entry), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"), "junction");
  return copy;
}
