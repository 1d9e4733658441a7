import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listFolder } from "../files";
import { documentsFolder } from "../folders";
import { scheduledAt } from "../scheduled";
import { sha256Of } from "../sha256";
import { ledgerFile, type PublishedVersion, readVersions, writeVersions } from "./records";
import { type CurrentDocument, updateLedger } from "./update";

/** Reads the ledger's text below a project's root; empty where nothing was recorded yet. */
export function readLedgerText(root: string): string {
  const file = path.join(root, ledgerFile);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Reads the ledger below a project's root. */
export function readLedger(root: string): PublishedVersion[] {
  return readVersions(readLedgerText(root));
}

/** The documents that a publication shows, each with the digest of its bytes. */
function documentsAt(root: string, moment: string): CurrentDocument[] {
  const notDue = new Set(scheduledAt(root, moment).documents);
  return listFolder(root, documentsFolder)
    .filter((item) => item.isFile() && !notDue.has(`${documentsFolder}/${item.name}`))
    .map(({ name }) => ({ name, digest: digestOf(root, `${documentsFolder}/${name}`) }));
}

/** SHA-256 of a file's bytes, in hexadecimal. */
export function digestOf(root: string, file: string): string {
  return sha256Of(readFileSync(path.join(root, file)));
}

/**
 * Records in the ledger what a publication shows.
 *
 * @param moment the minute in India for which it was built, YYYY-MM-DDTHH:MM
 * @returns the number of versions that are new, and of those that have ended
 */
export function recordPublication(root: string, moment: string): { readonly added: number; readonly ended: number } {
  const before = readLedger(root);
  const after = updateLedger(before, documentsAt(root, moment), moment.slice(0, 10));
  const file = path.join(root, ledgerFile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, writeVersions(after));
  const endedIn = (versions: readonly PublishedVersion[]) => versions.filter(({ ended }) => ended).length;
  return { added: after.length - before.length, ended: Math.max(0, endedIn(after) - endedIn(before)) };
}
