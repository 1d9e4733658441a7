import { execFileSync } from "node:child_process";
import { listProjectFiles, type Problem } from "../../src/content";
import { ledgerFile, lostVersions } from "../../src/content/ledger";

/**
 * Finds the lines that the ledger has lost since the newest commit and the one before it. On a pull request the newest is the merge, and
 * the one before it what is merged into. Without a history nothing is known to be lost.
 */
export function lostLedgerLines(root: string): Problem[] {
  const files = listProjectFiles(root);
  const found = ["HEAD", "HEAD^1"].flatMap((commit) => lostVersions(files, ledgerIn(root, commit)));
  return [...new Map(found.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** The ledger as a commit has it; empty where there is no such commit, or none in it. */
function ledgerIn(root: string, commit: string): string {
  try {
    return execFileSync("git", ["show", `${commit}:./${ledgerFile}`], { cwd: root, encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}
