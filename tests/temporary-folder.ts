import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Creates a folder for the tests of a file and returns its path. It is empty at the beginning of each test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "test-"));
  beforeEach(() => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a function that writes a file below a folder, and creates the folders above it. */
export function writerIn(folder: string) {
  return (name: string, content: string | Uint8Array) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
}
