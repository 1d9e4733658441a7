import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../../src/content";
import { getCollectionPath } from "../../src/content/files";
import { contentFolder, documentsFolder, entryEnding } from "../../src/content/folders";
import { computeSha256 } from "../../src/content/sha256";
import { computeTextDigest } from "../../src/content/translations/records";
import { council } from "../../src/schema/collections/site";

/**
 * The file that lists the entries and documents of the example, removed ones as well, one per line with a digest. A
 * file that was changed or deleted since counts as reviewed. The list is hidden from the editor and the content check.
 */
const exampleRecordsFile = `${contentFolder}/.from-example.txt`;

/** Adds the current entries and documents, except the council's settings, to the records of the example. */
export function recordExample(root: string): void {
  const lines = new Set([...recordLines(root), ...[...readDigests(root)].map(([file, digest]) => `${digest} ${file}`)]);
  writeFileSync(path.join(root, exampleRecordsFile), [...lines, ""].join("\n"));
}

/** Returns the files with the contents of a recorded file of the example. Their names may differ. */
export function listUnchangedFromExample(root: string): string[] {
  const digests = new Set(recordLines(root).map((line) => line.split(" ")[0]));
  if (digests.size === 0) return [];
  return [...readDigests(root)].flatMap(([file, digest]) => (digests.has(digest) ? [file] : []));
}

/** Returns the recorded files of the example, including changed and removed files. */
export function listRecordedFiles(root: string): string[] {
  return recordLines(root).map((line) => line.slice(line.indexOf(" ") + 1));
}

/**
 * Removes the records of example files that were reviewed.
 *
 * @param files files with the contents of recorded files
 * @returns the number of removed records
 */
export function markExampleEntriesReviewed(root: string, files: readonly string[]): number {
  const digests = readDigests(root);
  const reviewed = new Set(files.map((file) => digests.get(file)));
  const lines = recordLines(root);
  const left = lines.filter((line) => !reviewed.has(line.split(" ")[0]));
  if (left.length < lines.length)
    writeFileSync(path.join(root, exampleRecordsFile), left.map((line) => `${line}\n`).join(""));
  return lines.length - left.length;
}

/** Returns the digests of entries and documents by file. */
function readDigests(root: string): Map<string, string> {
  const isEntry = (file: string) => file.startsWith(`${contentFolder}/`) && file.endsWith(entryEnding);
  const files = [...listProjectFiles(root)].filter(
    ([file, { isLink }]) =>
      !isLink && file !== getCollectionPath(council) && (isEntry(file) || file.startsWith(`${documentsFolder}/`)),
  );
  return new Map(
    files.map(([file, { read }]) => [
      file,
      isEntry(file) ? computeTextDigest(new TextDecoder().decode(read())) : computeSha256(read()).slice(0, 12),
    ]),
  );
}

function recordLines(root: string): string[] {
  const file = path.join(root, exampleRecordsFile);
  return existsSync(file) ? readFileSync(file, "utf8").split(/\r?\n/u).filter(Boolean) : [];
}
