import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../../src/content/folders";
import { computeDigest } from "../../src/content/translations";

/**
 * The file that lists preserved example entries, one per line with a digest of its text. An entry that was changed or
 * deleted since counts as reviewed. The file is hidden from the editor and the content check.
 */
const exampleRecordsFile = `${contentFolder}/.from-example.txt`;

/** Records the current text of example files, replacing earlier records. */
export function recordExample(root: string, files: readonly string[]): void {
  const lines = files.map((file) => `${computeDigest(readFileSync(path.join(root, file), "utf8"))} ${file}\n`);
  writeFileSync(path.join(root, exampleRecordsFile), lines.join(""));
}

/** Returns the files of the recorded example entries that have not changed. */
export function unchangedFromExample(root: string): string[] {
  return recordLines(root).flatMap((line) => {
    const [digest = "", file = ""] = line.split(" ");
    const whole = path.join(root, file);
    return existsSync(whole) && computeDigest(readFileSync(whole, "utf8")) === digest ? [file] : [];
  });
}

/** Removes the records of example entries that were reviewed. Returns the number of removed records. */
export function markExampleEntriesReviewed(root: string, files: readonly string[]): number {
  const lines = recordLines(root);
  const left = lines.filter((line) => !files.includes(line.split(" ")[1] ?? ""));
  if (left.length < lines.length)
    writeFileSync(path.join(root, exampleRecordsFile), left.map((line) => `${line}\n`).join(""));
  return lines.length - left.length;
}

function recordLines(root: string): string[] {
  const file = path.join(root, exampleRecordsFile);
  return existsSync(file) ? readFileSync(file, "utf8").split(/\r?\n/u).filter(Boolean) : [];
}
