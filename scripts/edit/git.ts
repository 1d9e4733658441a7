import { execFileSync } from "node:child_process";

/** Runs git in a folder and gives what it printed, without the last line break. Throws with git's own words. */
export function git(folder: string, ...args: readonly string[]): string {
  try {
    return execFileSync("git", [...args], {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trimEnd();
  } catch (cause) {
    const said = cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim() : "";
    throw new Error(`git ${args[0]} failed in ${folder}: ${said || "is git installed?"}`, { cause });
  }
}

/** Returns whether a git command succeeds, such as the resolution of a name. */
export function gitSucceeds(folder: string, ...args: readonly string[]): boolean {
  try {
    git(folder, ...args);
    return true;
  } catch {
    return false;
  }
}
