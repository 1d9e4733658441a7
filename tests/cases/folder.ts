import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readMisspellings } from "../../src/content/disk";
import { createFile, type ProjectFiles } from "../../src/content/project-files";
import { type ContentReading, checkFiles } from "../../src/content/reading";
import { type ReportOptions, report } from "../../src/content/report";
import { writerIn } from "../temporary-folder";
import { type Files, sampleFiles } from "./sample";

/** Changes to the sample: the files to write, by path; `null` removes a file. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

const misspelled = readMisspellings();

/** The minute when the sample is checked. */
export const sampleMoment = "2026-11-21T12:00";

/** The files of the sample. The check reads a file once, so all tests share them. */
const stored = new Map(Object.entries(sampleFiles).map(([file, text]) => [file, createFile(text)]));

/** Returns the sample with some changes, as the content check reads it. */
export function changedSample(changes: Changes): ProjectFiles {
  const files = new Map(stored);
  for (const [file, text] of Object.entries(changes)) {
    if (text === null) files.delete(file);
    else files.set(file, createFile(text));
  }
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the content check's result for the sample with some changes. */
export function readChanged(changes: Changes): ContentReading {
  return checkFiles(changedSample(changes), misspelled, sampleMoment);
}

/** Returns the report's lines for the sample with some changes. */
export function reportLines(changes: Changes, options: Partial<ReportOptions> = {}): string[] {
  const text = report(readChanged(changes).problems, { language: "en", format: "terminal", ...options });
  return text === "" ? [] : text.split("\n");
}

/** Writes the changed sample to a temporary folder, calls `look` with its path, and removes it. */
export function withContent<Result>(changes: Changes, look: (root: string) => Result): Result {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  try {
    for (const [name, bytes] of Object.entries<Changes[string]>({ ...sampleFiles, ...changes }))
      if (bytes !== null) writerIn(root)(name, bytes);
    return look(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A folder of sample content for tests that write to it. */
export interface SampleFolder {
  readonly root: string;
  readonly read: (file: string) => string;
  readonly write: (files: Files) => void;
  readonly remove: (file: string) => void;
}

/** Writes the sample content to a temporary folder, calls `look` with it, and removes it. */
export async function withSampleFolder<Result>(look: (folder: SampleFolder) => Promise<Result>): Promise<Result> {
  const root = mkdtempSync(path.join(tmpdir(), "entries-"));
  const write = (files: Files) => {
    for (const [name, bytes] of Object.entries(files)) writerIn(root)(name, bytes);
  };
  try {
    write(sampleFiles);
    const read = (file: string) => readFileSync(path.join(root, file), "utf8");
    return await look({ root, write, read, remove: (file) => rmSync(path.join(root, file), { force: true }) });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
