import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getNpmCommand } from "../../src/pipeline/npm";

/**
 * Installs a checker from npm in a folder of its own, which the caller may write to, and removes it after use. The
 * checkers of the night are large, and nothing else needs them.
 *
 * @param checker the package with its exact version
 * @param use gets the folder, and the folder of packages in it
 */
export async function withChecker(checker: string, use: (folder: string, packages: string) => Promise<void> | void) {
  const folder = mkdtempSync(path.join(tmpdir(), "checker-"));
  try {
    const options = ["--ignore-scripts", "--no-save", "--silent", "--prefix", folder];
    const [program, args] = getNpmCommand("install", checker, ...options);
    execFileSync(program, args);
    await use(folder, path.join(folder, "node_modules"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
