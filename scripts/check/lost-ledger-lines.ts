import { execFileSync } from "node:child_process";
import { listProjectFiles, type Problem } from "../../src/content";
import { ledgerFile, lostVersions } from "../../src/content/ledger";

/**
 * Finds ledger lines that the latest commit or its first parent has, and the files lack. On a pull request the latest
 * commit is the merge, and its first parent is the target branch. Finds nothing without a git history.
 */
export function lostLedgerLines(root: string): Problem[] {
  const files = listProjectFiles(root);
  const found = ["HEAD", "HEAD^1"].flatMap((commit) => lostVersions(files, ledgerIn(root, commit)));
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Returns the ledger at a commit; empty if the commit does not exist or has no ledger. */
function ledgerIn(root: string, commit: string): string {
  try {
    return execFileSync("git", ["show", `${commit}:./${ledgerFile}`], { cwd: root, encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}
