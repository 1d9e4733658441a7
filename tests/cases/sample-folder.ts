import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Files, sampleFiles } from "./sample";

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
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), bytes);
    }
  };
  try {
    write(sampleFiles);
    const read = (file: string) => readFileSync(path.join(root, file), "utf8");
    return await look({ root, write, read, remove: (file) => rmSync(path.join(root, file), { force: true }) });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
