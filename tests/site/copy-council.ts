import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateRows } from "../../scripts/fixtures/generate";
import { replaceWithCopy } from "../../scripts/setup/copy-project";
import { contentFolder, documentsFolder, wordsFolder } from "../../src/content/folders";
import { localeCodes } from "../../src/site/locales";
import { councilFolder } from "./council";
import { councilMessages } from "./council-messages";
import { longListRows } from "./folder";

/** Copies the project into a folder, with the content, messages and documents of the council for tests, and long lists. */
export function copyCouncil(folder: string): void {
  const content = path.join(folder, contentFolder);
  const documents = path.join(folder, documentsFolder);
  replaceWithCopy(folder);
  for (const part of [content, documents]) rmSync(part, { recursive: true, force: true });
  cpSync(path.join(councilFolder, documentsFolder), documents, { recursive: true });
  const more = { "court-cases": longListRows };
  generateRows({ from: councilFolder, to: content, rows: longListRows, more, seed: 1 });
  for (const code of localeCodes) {
    const messages = `${JSON.stringify(councilMessages(code), null, 2)}\n`;
    writeFileSync(path.join(folder, wordsFolder, code, "interface.json"), messages);
  }
}
