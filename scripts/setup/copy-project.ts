import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** Files and folders excluded from a copy: regenerated there, or shared by both. */
const left = new Set(["node_modules", ".cache", "public", ".git", "deploy", "test-results", ".trial"]);

/**
 * Copies the project in its current state into a folder, to change and build it there. Replaces an earlier copy, but
 * preserves the cache and the output of its build, so that the next build is faster. Shares `node_modules`.
 *
 * @param folder the path from the project's folder
 */
export function replaceWithCopy(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const built = new Set([".cache", "public"]);
  for (const entry of readdirSync(folder).filter((one) => !built.has(one))) {
    rmSync(path.join(folder, entry), { recursive: true });
  }
  for (const entry of readdirSync(".").filter((one) => !left.has(one))) {
    cpSync(entry, path.join(folder, entry), { recursive: true });
  }
  symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction");
}
