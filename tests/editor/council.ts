import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A council's repository in a folder of its own: the content as it stands in the project, on the branch `main`. */
export interface Council {
  readonly folder: string;
  readonly git: (...args: readonly string[]) => string;
  readonly remove: () => void;
}

/** Makes a council's repository. A bare one has the same commit and no files. */
export function makeCouncil(): Council {
  const folder = mkdtempSync(path.join(tmpdir(), "council-"));
  for (const part of ["content", "static/documents"]) {
    mkdirSync(path.join(folder, part), { recursive: true });
    cpSync(part, path.join(folder, part), { recursive: true });
  }
  const git = gitIn(folder);
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "A clerk");
  git("config", "user.email", "clerk@council.example");
  git("config", "core.autocrlf", "false");
  git("add", ".");
  git("commit", "--quiet", "--message=The content");
  return { folder, git, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Git in a folder: gives what it prints, throws with what it complains of. */
export function gitIn(folder: string) {
  return (...args: readonly string[]) =>
    execFileSync("git", [...args], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trimEnd();
}
