import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { git as gitIn } from "../../src/pipeline/git";
import { councilFolder } from "../site/council";

/** A temporary council repository with the content of the test council on the branch `main`. */
export interface Council {
  readonly folder: string;
  readonly git: (...args: readonly string[]) => string;
  /**
   * Merges branches into `main` in a clone, as a reviewer would, and returns the clone's path. A clone, because the host
   * does not expect its branches to move. Throws git's output on a conflict.
   */
  readonly merged: (...branches: readonly string[]) => string;
  /** Creates a bare clone for a mock host and returns its path. */
  readonly bare: () => string;
  readonly remove: () => void;
}

/** The git settings: the committer, and unchanged line endings in checkouts on Windows. */
const settings = { "user.name": "A clerk", "user.email": "clerk@council.example", "core.autocrlf": "false" };

/** Creates a council repository with one commit. */
export function makeCouncil(): Council {
  const folder = mkdtempSync(path.join(tmpdir(), "council-"));
  for (const part of ["content", "static/documents"]) {
    mkdirSync(path.join(folder, part), { recursive: true });
    cpSync(path.join(councilFolder, part), path.join(folder, part), { recursive: true });
  }
  const git = (...args: readonly string[]) => gitIn(folder, ...args);
  git("init", "--quiet", "--initial-branch=main");
  for (const [name, value] of Object.entries(settings)) git("config", name, value);
  git("add", ".");
  git("commit", "--quiet", "--message=The content");
  const clone = `${folder}-merged`;
  const own = Object.entries(settings).map(([name, value]) => `--config=${name}=${value}`);
  return {
    folder,
    git,
    merged: (...branches) => {
      git("clone", "--quiet", "--branch=main", ...own, folder, clone);
      for (const branch of branches) gitIn(clone, "merge", "--quiet", `origin/${branch}`);
      return clone;
    },
    bare: () => {
      const bare = path.join(folder, "host.git");
      git("clone", "--quiet", "--bare", ...own, ".", bare);
      return bare;
    },
    remove: () => {
      for (const made of [folder, clone]) rmSync(made, { recursive: true, force: true });
    },
  };
}
