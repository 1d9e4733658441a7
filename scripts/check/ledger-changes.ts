import { execFileSync } from "node:child_process";
import type { Problem } from "../../src/content";
import { documentsFolder } from "../../src/content/folders";
import { inventedVersions, ledgerFile, lostVersions } from "../../src/content/ledger";
import { sha256Of } from "../../src/content/sha256";

/**
 * Finds the lines that the ledger has lost since the newest commit and the one before it, and those it has gained that are true of no
 * document. On a pull request the newest is the merge, and the one before it what is merged into. Without a history nothing is known.
 */
export function findLedgerChanges(root: string): Problem[] {
  const commits = ["HEAD", "HEAD^1"].filter((commit) => gitOutput(root, "rev-parse", "--verify", "--quiet", commit));
  const oldest = commits.at(-1);
  if (oldest === undefined) return [];
  const ledgerIn = (commit: string) => gitOutput(root, "show", `${commit}:./${ledgerFile}`)?.toString() ?? "";
  const lost = commits.flatMap((commit) => lostVersions(root, ledgerIn(commit)));
  const invented = inventedVersions(
    root,
    ledgerIn(oldest),
    ({ digest, name }) => digestsEver(root, name)?.has(digest) ?? true,
  );
  return [...new Map([...lost, ...invented].map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** The digests that a document ever had in the history; undefined where a part of the history is missing. */
function digestsEver(root: string, name: string): ReadonlySet<string> | undefined {
  if (gitOutput(root, "rev-parse", "--is-shallow-repository")?.toString().trim() !== "false") return undefined;
  const file = `${documentsFolder}/${name}`;
  const log = gitOutput(root, "log", "--full-history", "-m", "--raw", "--no-abbrev", "--format=", "HEAD", "--", file);
  // A change names the file's object before and after it; an object of zeros stands for no file.
  const objects = new Set(log?.toString().match(/\b(?!0+\b)[0-9a-f]{40,64}\b/gu));
  const contents = [...objects].flatMap((object) => gitOutput(root, "cat-file", "blob", object) ?? []);
  return new Set(contents.map((bytes) => sha256Of(bytes)));
}

/** What git prints; undefined where it refuses, as for what a commit does not have. */
function gitOutput(root: string, ...command: readonly string[]): Buffer | undefined {
  try {
    return execFileSync("git", command, { cwd: root, stdio: "pipe", maxBuffer: Number.POSITIVE_INFINITY });
  } catch {
    return undefined;
  }
}
