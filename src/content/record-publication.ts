import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "./disk";
import { parseEntries } from "./entry";
import { documentsFolder } from "./folders";
import {
  computeFileDigest,
  ledgerFile,
  type PublishedVersion,
  readLedger,
  updateLedger,
  writeVersions,
} from "./ledger";
import { listFolder } from "./project-files";
import { findScheduled } from "./scheduled";

/**
 * Records the published documents in the ledger.
 *
 * @param moment the minute in India of the build, YYYY-MM-DDTHH:MM
 * @returns the numbers of new and of ended versions
 */
export function recordPublication(root: string, moment: string): { readonly added: number; readonly ended: number } {
  const files = listProjectFiles(root);
  const notDue = new Set(findScheduled(files, parseEntries(files).written, moment).documents);
  const documents = listFolder(files, documentsFolder)
    .map(({ name }) => ({ name, file: `${documentsFolder}/${name}` }))
    .filter(({ file }) => files.has(file) && !files.get(file)?.isLink && !notDue.has(file))
    .map(({ name, file }) => ({ name, digest: computeFileDigest(files, file) }));
  const before = readLedger(files);
  const after = updateLedger(before, documents, moment.slice(0, 10));
  const place = path.join(root, ledgerFile);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, writeVersions(after));
  const endedIn = (versions: readonly PublishedVersion[]) => versions.filter(({ ended }) => ended).length;
  return { added: after.length - before.length, ended: Math.max(0, endedIn(after) - endedIn(before)) };
}
