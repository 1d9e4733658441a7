import { existsSync } from "node:fs";
import { appendFile, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { git, gitSucceeds } from "../../src/pipeline/git";

/** The published branch of a trial. The site is built from this branch. */
export const trialBranch = "main";

/** The branch checked out between two requests to the local server; no other process moves it. */
const restBranch = "rest";

/** A trial: two disposable clones of the project. */
export interface Trial {
  /** The folder of the clone that receives drafts. The local server switches branches in it. */
  readonly repository: string;
  /** The folder of the clone that the site is built and served from. */
  readonly site: string;
}

/** Returns the folders of a trial below a project's root; git ignores them. */
export function getTrialFolders(root: string): Trial {
  const folder = path.join(root, ".trial");
  return { repository: path.join(folder, "repository"), site: path.join(folder, "site") };
}

/** Creates a trial from the committed state of the project, replacing an earlier trial. */
export async function makeTrial(root: string): Promise<Trial> {
  const folder = path.dirname(getTrialFolders(root).repository);
  await rm(folder, { recursive: true, force: true });
  return cloneTrial(root, folder);
}

/** Creates a trial of a project in a folder. Throws if the project has no commit to clone. */
export async function cloneTrial(root: string, folder: string): Promise<Trial> {
  if (!gitSucceeds(root, "rev-parse", "--verify", "HEAD")) {
    throw new Error("The trial needs a git repository with a commit: clone the site with git instead of copying it.");
  }
  const trial = { repository: path.join(folder, "repository"), site: path.join(folder, "site") };
  await mkdir(folder, { recursive: true });
  clone(root, trial.repository);
  clone(trial.repository, trial.site);
  detach(trial);
  // The trial uses the project's packages. The ignore rule for a folder does not match a link, hence the exclusion.
  await appendFile(path.join(trial.site, ".git", "info", "exclude"), "node_modules\n");
  await symlink(path.resolve(root, "node_modules"), path.join(trial.site, "node_modules"), "junction");
  return trial;
}

function clone(from: string, to: string): void {
  git(path.dirname(to), "clone", "--quiet", "--no-hardlinks", path.resolve(from), path.basename(to));
  git(to, "checkout", "--quiet", "-B", trialBranch);
  git(to, "config", "user.name", "Clerk in a trial");
  git(to, "config", "user.email", "clerk@trial.example");
  // Git on Windows must not convert line endings.
  git(to, "config", "core.autocrlf", "false");
}

/** Checks whether a project has a trial that can be continued. */
export function hasTrial(root: string): boolean {
  const { repository, site } = getTrialFolders(root);
  return existsSync(path.join(repository, ".git")) && existsSync(path.join(site, ".git"));
}

/**
 * Checks out the branch that the local server starts on and returns to after every request, and discards uncommitted
 * files. The published branch is unsuitable, because git refuses pushes to a checked-out branch. An earlier trial may
 * have ended on the branch of a draft.
 */
export function detach({ repository }: Pick<Trial, "repository">): void {
  git(repository, "checkout", "--quiet", "--force", "-B", restBranch, trialBranch);
  git(repository, "clean", "--quiet", "-d", "--force");
}

/** Updates the clone of the site to what was published in the editor. Returns whether that changed anything. */
export function updateSite({ repository, site }: Trial): boolean {
  const before = git(site, "rev-parse", "HEAD");
  git(site, "fetch", "--quiet", repository, trialBranch);
  git(site, "checkout", "--quiet", "--force", "-B", trialBranch, "FETCH_HEAD");
  return git(site, "rev-parse", "HEAD") !== before;
}
