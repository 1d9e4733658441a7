import { existsSync } from "node:fs";
import { appendFile, mkdir, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { git, gitSucceeds } from "../../src/pipeline/git";

/** The published branch of a trial. The site is built from this branch. */
const trialBranch = "main";

/** A trial: two disposable clones of the project. */
export interface Trial {
  /** The folder of the bare clone that the editor reads and writes. */
  readonly repository: string;
  /** The file with what the practice host knows beside the repository. */
  readonly state: string;
  /** The folder of the clone that the site is built and served from. */
  readonly site: string;
}

/** The folder of a trial below a project's root; git ignores it. */
const getTrialFolder = (root: string) => path.join(root, ".trial");

/** Returns the folders of a trial. */
export const getTrialFolders = (root: string, folder = getTrialFolder(root)): Trial => ({
  repository: path.join(folder, "repository.git"),
  state: path.join(folder, "host.json"),
  site: path.join(folder, "site"),
});

/**
 * Creates a trial from the committed state of the project, replacing an earlier trial in the folder. Throws if the
 * project has no commit to clone.
 */
export async function makeTrial(root: string, folder = getTrialFolder(root)): Promise<Trial> {
  if (!gitSucceeds(root, "rev-parse", "--verify", "HEAD")) {
    throw new Error("The trial needs a git repository with a commit: clone the site with git instead of copying it.");
  }
  const trial = getTrialFolders(root, folder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  clone(root, trial.repository, "--bare");
  git(trial.repository, "update-ref", `refs/heads/${trialBranch}`, git(trial.repository, "rev-parse", "HEAD"));
  git(trial.repository, "symbolic-ref", "HEAD", `refs/heads/${trialBranch}`);
  clone(trial.repository, trial.site);
  // The trial uses the project's packages. The ignore rule for a folder does not match a link, hence the exclusion.
  await appendFile(path.join(trial.site, ".git", "info", "exclude"), "node_modules\n");
  await symlink(path.resolve(root, "node_modules"), path.join(trial.site, "node_modules"), "junction");
  return trial;
}

function clone(from: string, to: string, ...options: readonly string[]): void {
  git(path.dirname(to), "clone", "--quiet", "--no-hardlinks", ...options, path.resolve(from), path.basename(to));
  git(to, "config", "user.name", "Clerk in a trial");
  git(to, "config", "user.email", "clerk@trial.example");
  // Git on Windows must not convert line endings.
  git(to, "config", "core.autocrlf", "false");
}

/** Checks whether a project has a trial that can be continued. */
export function hasTrial(root: string): boolean {
  const { repository, site } = getTrialFolders(root);
  return existsSync(path.join(repository, "HEAD")) && existsSync(path.join(site, ".git"));
}

/** Updates the clone of the site to what was published in the editor. Returns whether that changed anything. */
export function updateSite({ repository, site }: Trial): boolean {
  const before = git(site, "rev-parse", "HEAD");
  git(site, "fetch", "--quiet", repository, trialBranch);
  git(site, "checkout", "--quiet", "--force", "-B", trialBranch, "FETCH_HEAD");
  return git(site, "rev-parse", "HEAD") !== before;
}
