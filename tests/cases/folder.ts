import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ContentReading, readContent } from "../../src/content";
import { type ContentLimits, contentLimits } from "../../src/content/limits";
import { type ReportOptions, report } from "../../src/content/report";
import { type Files, sampleFiles } from "./sample";

/** The differences from the sample: files written instead of or besides its own; `null` removes a file. */
export type Changes = Readonly<Record<string, string | Uint8Array | null>>;

/** Writes the sample with some changes to a folder of its own, gives it to `look`, and removes it again. */
export function withContent<Result>(changes: Changes, look: (root: string) => Result): Result {
  const root = mkdtempSync(path.join(tmpdir(), "content-"));
  try {
    writeFiles(root, { ...sampleFiles, ...changes });
    return look(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

/** The folder of the sample that is only read: written once for a file of tests, and changed back after each look. */
let shared: string | undefined;

afterAll(() => {
  if (shared !== undefined) rmSync(shared, { recursive: true, force: true });
});

/** Returns the content check's reading of the sample with some changes. */
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

/** Removes a file, where there is one, and the folders above it that are left empty. */
function removeWithFolders(root: string, place: string): void {
  rmSync(place, { recursive: true, force: true });
  const folder = path.dirname(place);
  if (folder !== root && existsSync(folder) && readdirSync(folder).length === 0) removeWithFolders(root, folder);
}

/** The lines of the report on the sample with some changes. */
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
