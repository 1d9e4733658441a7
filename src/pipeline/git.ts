import { execFileSync } from "node:child_process";
import { contentFolder, documentsFolder } from "../content/folders";

/**
 * Runs git in a project and gives what it prints, in English whatever the machine's language.
 *
 * @throws what `execFileSync` throws where git refuses or is not there; `stderr` holds its reason
 */
export function git(project: string, command: readonly string[]): string {
  return execFileSync("git", ["-c", "core.quotePath=false", ...command], {
    cwd: project,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C" },
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** The commit that a site is built from. */
export interface SourceCommit {
  /** Its full name; null without git, or before the first commit. */
  readonly commit: string | null;
  /** True if content, documents or code differ from that commit. */
  readonly uncommitted: boolean;
}

/** Reads the commit of a project. A folder without a history names none. */
export function readSourceCommit(project: string): SourceCommit {
  try {
    const commit = git(project, ["rev-parse", "HEAD"]).trim();
    const status = git(project, ["status", "--porcelain", "--", contentFolder, documentsFolder, "src"]);
    return { commit, uncommitted: status.trim() !== "" };
  } catch {
    return { commit: null, uncommitted: false };
  }
}
