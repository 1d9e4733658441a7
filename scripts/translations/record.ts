import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../../src/content";
import {
  getRecordsFile,
  parseRecords,
  readTexts,
  recordsFolder,
  type TranslatableText,
  updateRecords,
  writeRecords,
} from "../../src/content/translations";
import { listFiles } from "../../src/pipeline/published-folder";

/** The result of `recordTranslations`. */
export interface Recording {
  /** The number of files of records that were written or removed. */
  readonly changed: number;
  /** The number of translations that have a record. */
  readonly recorded: number;
}

/**
 * Records every translation with the English text that it translates. A translation older than its English keeps its
 * previous record, unless it is accepted. Removes the records of deleted content.
 *
 * @throws the error of the file system
 */
export function recordTranslations(root: string, isAccepted: (text: TranslatableText) => boolean): Recording {
  const files = listProjectFiles(root);
  const byFile = new Map<string, TranslatableText[]>();
  for (const text of readTexts(files)) {
    const file = getRecordsFile(text.file);
    byFile.set(file, [...(byFile.get(file) ?? []), text]);
  }
  const written = [...byFile].map(([file, texts]) => {
    const records = updateRecords(texts, parseRecords(files, file), isAccepted);
    return { isChanged: put(path.join(root, file), writeRecords(records)), count: records.length };
  });
  const present = listFiles(path.join(root, recordsFolder)).map((file) => `${recordsFolder}/${file}`);
  const left = present.filter((file) => !byFile.has(file));
  for (const file of left) rmSync(path.join(root, file));
  return {
    changed: written.filter(({ isChanged }) => isChanged).length + left.length,
    recorded: written.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Writes a text to a file if it differs, or removes the file for an empty text. Returns whether anything changed. */
function put(file: string, text: string): boolean {
  const present = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (present === text) return false;
  if (text === "") rmSync(file);
  else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return true;
}
