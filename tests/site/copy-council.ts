import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { replaceWithCopy } from "../../scripts/setup/copy-project";
import { contentFolder, documentsFolder, wordsFolder } from "../../src/content/folders";
import { localeCodes } from "../../src/site/locales";
import { councilFolder } from "./council";
import { councilMessages } from "./council-messages";
import { longListRows } from "./folder";
import { addCourtCases, writeSchools } from "./generated-entries";

/**
 * Copies the project into a folder, with the content, messages and documents of the council for tests, and long lists.
 * The environment variable `SCHOOLS` sets the number of schools.
 */
export function copyCouncil(folder: string): void {
  const content = path.join(folder, contentFolder);
  const documents = path.join(folder, documentsFolder);
  replaceWithCopy(folder);
  for (const part of [content, documents]) rmSync(part, { recursive: true, force: true });
  for (const part of [contentFolder, documentsFolder]) {
    cpSync(path.join(councilFolder, part), path.join(folder, part), { recursive: true });
  }
  writeSchools(content, Number(process.env.SCHOOLS ?? longListRows));
  addCourtCases(content, longListRows);
  for (const code of localeCodes) {
    const messages = `${JSON.stringify(councilMessages(code), null, 2)}\n`;
    writeFileSync(path.join(folder, wordsFolder, code, "interface.json"), messages);
  }
}
