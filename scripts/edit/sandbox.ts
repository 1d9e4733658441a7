import { existsSync } from "node:fs";
import { appendFile, mkdir, readFile, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { editorSettings } from "../../src/editor/settings";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { publicFolder } from "../../src/pipeline/published-folder";
import { editorUrl } from "../../src/site/editor";

/** The branch of a trial that the site is built from. */
export const trialBranch = "main";

/** The branch checked out between two requests to the local server; no other process moves it. */
const restBranch = "rest";

/** A trial: two clones of the project that may be thrown away at any time. */
export interface Trial {
  /** The repository that drafts go to. The local server switches its branches to and fro. */
  readonly repository: string;
  /** The one the site is built and served from. */
  readonly site: string;
}

/** The folders of a trial below a project's root; git ignores them. */
export function trialIn(root: string): Trial {
  const folder = path.join(root, ".trial");
  return { repository: path.join(folder, "repository"), site: path.join(folder, "site") };
}

/** Makes a new trial from what is committed in the project, in the place of an earlier one. */
export async function makeTrial(root: string): Promise<Trial> {
  const folder = path.dirname(trialIn(root).repository);
  await rm(folder, { recursive: true, force: true });
  return cloneTrial(root, folder);
}

/** Makes a trial of a project in a folder. Throws where the project has no commit to clone. */
export async function cloneTrial(root: string, folder: string): Promise<Trial> {
  if (!gitSucceeds(root, "rev-parse", "--verify", "HEAD")) {
    throw new Error("The trial needs a git repository with a commit: git clone the site rather than copy it.");
  }
  const trial = { repository: path.join(folder, "repository"), site: path.join(folder, "site") };
  await mkdir(folder, { recursive: true });
  clone(root, trial.repository);
  clone(trial.repository, trial.site);
  detach(trial);
  // Installed once, used by both; as a link it is no folder to git, which must not commit it.
  await appendFile(path.join(trial.site, ".git", "info", "exclude"), "node_modules\n");
  await symlink(path.resolve(root, "node_modules"), path.join(trial.site, "node_modules"), "junction");
  return trial;
}

function clone(from: string, to: string): void {
  git(path.dirname(to), "clone", "--quiet", "--no-hardlinks", path.resolve(from), path.basename(to));
  git(to, "checkout", "--quiet", "-B", trialBranch);
  git(to, "config", "user.name", "Clerk in a trial");
  git(to, "config", "user.email", "clerk@trial.example");
  // A clone of a repository on Windows must not change the ends of its lines either.
  git(to, "config", "core.autocrlf", "false");
}

/** Returns whether a project has a trial that can be continued. */
export function hasTrial(root: string): boolean {
  const { repository, site } = trialIn(root);
  return existsSync(path.join(repository, ".git")) && existsSync(path.join(site, ".git"));
}

/**
 * Checks out the branch on which the local server starts and to which it returns after every request. This is not the
 * published branch, because git would then refuse every update of it. Nor is it the draft on which an earlier trial may
 * have ended.
 */
export function detach({ repository }: Pick<Trial, "repository">): void {
  git(repository, "checkout", "--quiet", "--force", "-B", restBranch, trialBranch);
  git(repository, "clean", "--quiet", "-d", "--force");
}

/** The local server that the trial's editor was built to ask; undefined where it was not built yet. */
export async function findServer({ site }: Trial): Promise<string | undefined> {
  const file = path.join(site, publicFolder, editorUrl, "settings.json");
  if (!existsSync(file)) return undefined;
  const settings = editorSettings.parse(JSON.parse(await readFile(file, "utf8")));
  return settings.kind === "local" ? settings.server : undefined;
}
