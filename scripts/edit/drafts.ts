import { setTimeout as pass } from "node:timers/promises";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { type Trial, trialBranch } from "./sandbox";

/** A draft of the trial: a branch, as the editor makes them. */
export interface TrialDraft {
  readonly branch: string;
  /** The description of its change, in words. */
  readonly title: string;
  /** Its last commit. */
  readonly commit: string;
}

/** The drafts that are not merged yet, in order of their names. */
export function draftsIn({ repository }: Pick<Trial, "repository">): TrialDraft[] {
  const format = "--format=%(refname:short)%09%(objectname)%09%(contents:subject)";
  return git(repository, "for-each-ref", format, "refs/heads/cms/")
    .split("\n")
    .flatMap((line) => {
      const [branch = "", commit = "", title = ""] = line.split("\t");
      return branch === "" ? [] : [{ branch, commit, title }];
    });
}

/** The result of merging the drafts. */
export interface Merging {
  readonly merged: readonly TrialDraft[];
  /** Those that contradict what was merged before them; they stay as they are. */
  readonly refused: readonly TrialDraft[];
}

/** The time limit for the local server's work on a branch to be merged, and the polling interval, in milliseconds. */
const retryTimes = { limit: 15_000, interval: 50 };

/**
 * Merges every draft as a reviewer would, one after the other, and removes its branch; the trial's site then stands on
 * what was merged. That is done where the site is built, and handed to the repository whole, as people do with a host:
 * in the repository the local server goes from branch to branch while the editor is open.
 *
 * @throws with git's words where the repository does not take it, such as when the server never comes to rest
 */
export async function mergeDrafts(trial: Trial): Promise<Merging> {
  for (const begun = Date.now(); ; ) {
    try {
      const merging = mergeAside(trial);
      handOver(trial, merging.merged);
      return merging;
    } catch (error) {
      // Git moves no branch that the server has open, nor a draft that was saved again meanwhile.
      if (Date.now() - begun > retryTimes.limit) throw error;
      await pass(retryTimes.interval);
    }
  }
}

function mergeAside(trial: Trial): Merging {
  const { repository, site } = trial;
  // Before they are fetched: what is saved from now on is merged the next time.
  const drafts = draftsIn(trial);
  git(site, "fetch", "--quiet", repository, trialBranch, ...drafts.map(({ branch }) => branch));
  git(site, "checkout", "--quiet", "--force", "-B", trialBranch, git(repository, "rev-parse", trialBranch));
  const merged: TrialDraft[] = [];
  const refused: TrialDraft[] = [];
  for (const draft of drafts) {
    if (gitSucceeds(site, "merge", "--quiet", "--no-ff", "-m", draft.title, draft.commit)) merged.push(draft);
    else {
      git(site, "merge", "--abort");
      refused.push(draft);
    }
  }
  return { merged, refused };
}

/** All or nothing: a draft that was saved again after it was merged would be lost with its branch. */
function handOver({ repository, site }: Trial, merged: readonly TrialDraft[]): void {
  if (merged.length === 0) return;
  const leases = merged.map(({ branch, commit }) => `--force-with-lease=refs/heads/${branch}:${commit}`);
  const removals = merged.map(({ branch }) => `:refs/heads/${branch}`);
  git(site, "push", "--quiet", "--atomic", ...leases, repository, `HEAD:refs/heads/${trialBranch}`, ...removals);
}
