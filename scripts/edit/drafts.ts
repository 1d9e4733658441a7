import { setTimeout as pass } from "node:timers/promises";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { type Trial, trialBranch } from "./sandbox";

/** A draft of the trial: a branch created by the editor. */
export interface TrialDraft {
  readonly branch: string;
  /** The subject of the draft's last commit. */
  readonly title: string;
  /** The hash of the draft's last commit. */
  readonly commit: string;
}

/** Returns the drafts that are not merged yet, sorted by branch name. */
export function listDrafts({ repository }: Pick<Trial, "repository">): TrialDraft[] {
  const format = "--format=%(refname:short)%09%(objectname)%09%(contents:subject)";
  return git(repository, "for-each-ref", format, "refs/heads/cms/")
    .split("\n")
    .flatMap((line) => {
      const [branch = "", commit = "", title = ""] = line.split("\t");
      return branch === "" ? [] : [{ branch, commit, title }];
    });
}

/** The time limit for waiting until the local server releases its branch, and the retry interval, in milliseconds. */
const retryTimes = { limit: 15_000, interval: 50 };

/**
 * Merges every draft, one after the other, as a reviewer would, and deletes its branch. The clone of the site merges
 * and pushes the result, because the local server switches branches in the repository while the editor is open.
 * Afterwards the clone has the merged state checked out.
 *
 * @returns the merged drafts, and those with conflicts, which remain unmerged
 * @throws Error with git's message if the repository refuses the push, for example because the server stays busy
 */
export async function mergeDrafts(trial: Trial) {
  for (const begun = Date.now(); ; ) {
    try {
      const merging = mergeAside(trial);
      handOver(trial, merging.merged);
      return merging;
    } catch (error) {
      // Git refuses to update a branch that the server has checked out, or a draft that was saved since.
      if (Date.now() - begun > retryTimes.limit) throw error;
      await pass(retryTimes.interval);
    }
  }
}

function mergeAside(trial: Trial) {
  const { repository, site } = trial;
  // Listed before the fetch: later saves are merged next time.
  const drafts = listDrafts(trial);
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

/** Pushes the merged drafts atomically: deleting the branch of a draft saved since would lose that save. */
function handOver({ repository, site }: Trial, merged: readonly TrialDraft[]): void {
  if (merged.length === 0) return;
  const leases = merged.map(({ branch, commit }) => `--force-with-lease=refs/heads/${branch}:${commit}`);
  const removals = merged.map(({ branch }) => `:refs/heads/${branch}`);
  git(site, "push", "--quiet", "--atomic", ...leases, repository, `HEAD:refs/heads/${trialBranch}`, ...removals);
}
