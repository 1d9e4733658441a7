import { execFileSync } from "node:child_process";

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
