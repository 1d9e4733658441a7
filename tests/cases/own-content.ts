import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const councils = process.env.CONTENT_FOLDER ?? "";

/**
 * Gives each test of a file a content folder with copies of parts of the council's, and modules that read it when they
 * are loaded.
 *
 * @returns a function that writes a file of the folder, or removes it
 */
export function withOwnContent(...parts: readonly string[]): (name: string, text: string | undefined) => void {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "content-"));
    for (const part of parts) cpSync(path.join(councils, part), path.join(folder, part), { recursive: true });
    process.env.CONTENT_FOLDER = folder;
    jest.resetModules();
  });
  afterEach(() => {
    process.env.CONTENT_FOLDER = councils;
    rmSync(folder, { recursive: true });
  });
  return (name, text) => {
    const file = path.join(folder, name);
    if (text === undefined) return rmSync(file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
}

/** Gives each test of a file such a folder with the languages and vocabularies. Returns a function for its languages. */
export function withOwnLanguages(): (list: string | undefined) => void {
  const write = withOwnContent("locales", "vocabularies");
  return (list) => write("locales/languages.yaml", list);
}
