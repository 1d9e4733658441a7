import { git, gitSucceeds } from "../edit/git";

/** A change of the published branch. */
export interface Publication {
  readonly commit: string;
  /** The description of its change, in words. */
  readonly title: string;
}

/** It cannot be taken back, for a reason that people can act on. */
export class CannotUndo extends Error {}

/** The last changes of a branch, the newest first: each merge is one, whatever it consists of. */
export function publicationsOf(folder: string, count: number, branch = "HEAD"): Publication[] {
  const lines = git(folder, "log", "--first-parent", `--max-count=${count}`, "--format=%H%x09%s", branch).split("\n");
  return lines.flatMap((line) => {
    const [commit = "", title = ""] = line.split("\t");
    return commit === "" ? [] : [{ commit, title }];
  });
}

/**
 * Takes a publication back on a branch of its own, as one commit, so that it is reviewed and published like any change.
 *
 * @param name a commit, a tag, or `last`
 * @returns the branch
 * @throws `CannotUndo` where the name says nothing, files are not saved, or something later depends on it
 */
export function undo(folder: string, name: string): { readonly branch: string; readonly publication: Publication } {
  if (git(folder, "status", "--porcelain") !== "") {
    throw new CannotUndo("There are changes that are not committed; commit them or put them aside first.");
  }
  const wanted = name === "last" ? "HEAD" : name;
  if (!gitSucceeds(folder, "merge-base", "--is-ancestor", `${wanted}^{commit}`, "HEAD")) {
    throw new CannotUndo(`${name} is no publication of this branch; \`npm run undo\` lists the last ones.`);
  }
  const [publication] = publicationsOf(folder, 1, `${wanted}^{commit}`);
  if (!publication) throw new CannotUndo(`${name} is no publication of this branch.`);
  const { commit, title } = publication;
  const branch = unusedBranch(folder, `undo/${commit.slice(0, 10)}`);
  const start = git(folder, "rev-parse", "--abbrev-ref", "HEAD");
  git(folder, "checkout", "--quiet", "-b", branch);
  const isMerge = git(folder, "rev-list", "--parents", "--max-count=1", commit).split(" ").length > 2;
  // Without a commit of git's own: its words would be "Revert", which says nothing to a reviewer.
  if (!gitSucceeds(folder, "revert", "--no-commit", ...(isMerge ? ["--mainline", "1"] : []), commit)) {
    git(folder, "reset", "--quiet", "--hard");
    git(folder, "checkout", "--quiet", start);
    git(folder, "branch", "--quiet", "-D", branch);
    throw new CannotUndo(
      `“${title}” was changed again later: take the later change back first, or mend it in the editor.`,
    );
  }
  git(folder, "commit", "--quiet", "--allow-empty", "-m", `Undo: ${title}`, "-m", `This takes back ${commit}.`);
  return { branch, publication };
}

/** A name that no branch has, here or on the git host as far as it was fetched: an earlier one may hold mends by a person. */
function unusedBranch(folder: string, name: string): string {
  const isTaken = (branch: string) =>
    ["refs/heads", "refs/remotes/origin"].some((refs) =>
      gitSucceeds(folder, "show-ref", "--verify", "--quiet", `${refs}/${branch}`),
    );
  for (let attempt = 1; ; attempt++) {
    const branch = attempt === 1 ? name : `${name}-${attempt}`;
    if (!isTaken(branch)) return branch;
  }
}
