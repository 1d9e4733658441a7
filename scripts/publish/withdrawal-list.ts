import path from "node:path";
import { listProjectFiles } from "../../src/content/disk";
import { type PublishedVersion, readLedger } from "../../src/content/ledger";
import {
  type ListedWithdrawals,
  parseWithdrawals,
  readWithdrawals,
  withdrawnFiles,
} from "../../src/content/withdrawn-list";
import { git, gitSucceeds } from "../../src/pipeline/git";
import { getContentUrl, getStableUrl } from "../../src/site/documents";
import { getPageDataUrl } from "../../src/site/page-data";
import { listWithdrawnPages } from "../verify/withdrawn";
import { PublishError } from "./destination";

/** The list of withdrawals that a switch applies. */
export interface WithdrawalList {
  readonly withdrawals: ListedWithdrawals;
  /** The published versions of all documents. */
  readonly versions: readonly PublishedVersion[];
  /** False if the git host did not answer, so that it may have a newer list. */
  readonly isNewest: boolean;
}

/**
 * Reads the list of withdrawals of the default branch: as the git host has it now, or else as this clone last saw it. In a
 * project without a git host, its own list is the only one.
 *
 * @throws PublishError if the project's list names what that of the default branch does not
 */
export function readWithdrawalList(project = "."): WithdrawalList {
  const files = listProjectFiles(project);
  const [own, versions] = [readWithdrawals(files), readLedger(files)];
  const isNewest = gitSucceeds(project, "fetch", "--quiet", "--no-tags", "origin", "HEAD");
  const commits = isNewest ? ["FETCH_HEAD"] : ["origin/HEAD", "origin/main"];
  const commit = commits.find((name) => gitSucceeds(project, "rev-parse", "--verify", "--quiet", `${name}^{commit}`));
  if (commit === undefined) return { withdrawals: own, versions, isNewest: true };
  const withdrawals = parseWithdrawals(readLines(project, commit));
  const other = [...own.keys()].filter((name) => !withdrawals.has(name));
  if (other.length > 0)
    throw new PublishError(
      `The list of withdrawals here names what that of the default branch does not: ${other.join(", ")}. Merge the line first, with the label "urgent" (docs/operate.md), or pull.`,
    );
  return { withdrawals, versions, isNewest };
}

/** Reads the lines of the list in a commit. */
function readLines(project: string, commit: string): string {
  const names = git(project, "ls-tree", "-r", "--name-only", commit, "--", `${path.posix.dirname(withdrawnFiles)}/`);
  const own = names.split("\n").filter((name) => name.startsWith(withdrawnFiles));
  return own.map((name) => git(project, "show", `${commit}:./${name}`)).join("\n");
}

/** Lists the URLs of withdrawn documents and entries, at which a server answers 410. */
export function listWithdrawnUrls({ withdrawals, versions }: WithdrawalList): string[] {
  const documents = versions.filter(({ name }) => withdrawals.has(name));
  return [
    ...documents.flatMap(({ name, digest }) => [getStableUrl(name), getContentUrl(name, digest)]),
    ...[...withdrawals.keys()].flatMap(listWithdrawnPages).flatMap((page) => [page, getPageDataUrl(page)]),
  ];
}
