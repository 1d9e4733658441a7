import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const councils = process.env.CONTENT_FOLDER ?? "";

/**
 * Gives each test of a file a copy of the languages and vocabularies, and modules that read them when they are loaded.
 *
 * @returns a function that writes the list of languages of the copy, or removes it
 */
export function withOwnLanguages(): (list: string | undefined) => void {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), "languages-"));
    for (const part of ["locales", "vocabularies"])
      cpSync(path.join(councils, part), path.join(folder, part), { recursive: true });
    process.env.CONTENT_FOLDER = folder;
    jest.resetModules();
  });
  afterEach(() => {
    process.env.CONTENT_FOLDER = councils;
    rmSync(folder, { recursive: true });
  });
  return (list) => {
    const file = path.join(folder, "locales", "languages.yaml");
    if (list === undefined) rmSync(file);
    else writeFileSync(file, list);
  };
}
