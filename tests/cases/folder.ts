import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ContentReading, readContent } from "../../src/content";
import { type ContentLimits, contentLimits } from "../../src/content/limits";
import { type ReportOptions, report } from "../../src/content/report";
import { type Files, sampleFiles } from "./sample";

/** Changes to the sample: the files to write, by path; `null` removes a file. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/** Writes the changed sample to a temporary folder, calls `look` with its path, and removes it. */
export function withContent<Result>(changes: Changes, look: (root: string) => Result): Result {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  try {
    writeFiles(root, { ...sampleFiles, ...changes });
    return look(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** A folder with the sample for tests that only read. It is written once per test file and restored after each read. */
let shared: string | undefined;

afterAll(() => {
  if (shared !== undefined) rmSync(shared, { recursive: true, force: true });
});

/** Returns the content check's result for the sample with some changes. */
export function readChanged(changes: Changes, limits: Partial<ContentLimits> = {}): ContentReading {
  if (shared === undefined) {
    shared = mkdtempSync(path.join(tmpdir(), "content-"));
    writeFiles(shared, sampleFiles);
  }
  const root = shared;
  try {
    for (const name of Object.keys(changes)) rmSync(path.join(root, name), { force: true });
    writeFiles(root, changes);
    return readContent(root, { ...contentLimits, ...limits });
  } finally {
    for (const name of Object.keys(changes)) removeWithFolders(root, path.join(root, name));
    writeFiles(root, Object.fromEntries(Object.entries(sampleFiles).filter(([name]) => name in changes)));
  }
}

/** Removes a file, if it exists, and the parent folders that are then empty. */
function removeWithFolders(root: string, place: string): void {
  rmSync(place, { recursive: true, force: true });
  const folder = path.dirname(place);
  if (folder !== root && existsSync(folder) && readdirSync(folder).length === 0) removeWithFolders(root, folder);
}

/** Returns the report's lines for the sample with some changes. */
export function reportLines(changes: Changes, options: Partial<ReportOptions> = {}): string[] {
  const text = report(readChanged(changes).problems, { language: "en", format: "terminal", ...options });
  return text === "" ? [] : text.split("\n");
}

function writeFiles(root: string, files: Files | Changes): void {
  for (const [name, bytes] of Object.entries(files)) {
    if (bytes === null) continue;
    const place = path.join(root, name);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, bytes);
  }
}
