import { execFileSync } from "node:child_process";
import path from "node:path";
import { getNpmCommand } from "../../src/pipeline/npm";

/**
 * Installs a checker from npm. The checkers of the night are large, and nothing else needs them.
 *
 * @param checker the package with its exact version
 * @param folder the folder that gets it
 * @returns the folder of packages
 */
export function installChecker(checker: string, folder: string): string {
  const options = ["--ignore-scripts", "--no-save", "--silent", "--prefix", folder];
  const [program, args] = getNpmCommand("install", checker, ...options);
  execFileSync(program, args);
  return path.join(folder, "node_modules");
}
