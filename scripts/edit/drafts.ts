import { git, gitSucceeds } from "./git";
import { type Trial, trialBranch } from "./trial";

/** A draft of the trial: a branch, as the editor makes them. */
export interface TrialDraft {
  readonly branch: string;
  /** What it does, in words. */
  readonly title: string;
}

/** The drafts that are not merged yet, in order of their names. */
export function draftsIn({ repository }: Trial): TrialDraft[] {
  const lines = git(repository, "for-each-ref", "--format=%(refname:short)%09%(contents:subject)", "refs/heads/cms/");
  return lines.split("\n").flatMap((line) => {
    const [branch = "", title = ""] = line.split("\t");
    return branch === "" ? [] : [{ branch, title }];
  });
}

/** What merging came to. */
export interface Merging {
  readonly merged: readonly TrialDraft[];
  /** Those that contradict what was merged before them; they stay as they are. */
  readonly refused: readonly TrialDraft[];
}

/**
 * Merges every draft as a reviewer would, one after the other, and removes its branch. Throws with git's words while the
 * editor is just saving one: the local server then stands on its branch.
 */
export function mergeDrafts(trial: Trial): Merging {
  const { repository } = trial;
  git(repository, "checkout", "--quiet", trialBranch);
  const merged: TrialDraft[] = [];
  const refused: TrialDraft[] = [];
  for (const draft of draftsIn(trial)) {
    if (gitSucceeds(repository, "merge", "--quiet", "--no-ff", "-m", draft.title, draft.branch)) {
      git(repository, "branch", "--quiet", "-D", draft.branch);
      merged.push(draft);
    } else {
      git(repository, "merge", "--abort");
      refused.push(draft);
    }
  }
  return { merged, refused };
}
