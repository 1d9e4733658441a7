import { execFileSync } from "node:child_process";
import { contentFolder, documentsFolder } from "../content/folders";

/**
 * Runs git in a folder and returns its output without the last line break. The output is in English on every machine.
 *
 * @throws with git's error message if it fails
 */
export function git(folder: string, ...args: readonly string[]): string {
  try {
    return execFileSync("git", ["-c", "core.quotePath=false", ...args], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, LC_ALL: "C" },
      maxBuffer: Number.POSITIVE_INFINITY,
      stdio: ["ignore", "pipe", "pipe"],
    }).replace(/\n$/u, "");
  } catch (cause) {
    const stderr = typeof cause === "object" && cause && "stderr" in cause ? String(cause.stderr).trim() : "";
    throw new Error(`git ${args[0]} failed in ${folder}: ${stderr || "is git installed?"}`, { cause });
  }
}

/** Checks whether a git command succeeds, for example whether a name resolves. */
export function gitSucceeds(folder: string, ...args: readonly string[]): boolean {
  try {
    git(folder, ...args);
    return true;
  } catch {
    return false;
  }
}

/** The code of a build: of the project itself, or the version of it in the lock file of a council. */
const code = ["src", "product", "package-lock.json"];

/**
 * Reads the current commit of a project, and whether content, documents or code differ from it. Returns null without
 * git or without a commit.
 */
export function readSourceCommit(project: string) {
  try {
    const commit = git(project, "rev-parse", "HEAD");
    const status = git(project, "status", "--porcelain", "--", contentFolder, documentsFolder, ...code);
    return { commit, uncommitted: status !== "" };
  } catch {
    return { commit: null, uncommitted: false };
  }
}
