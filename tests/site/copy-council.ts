import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { replaceWithCopy } from "../../scripts/setup/copy-project";
import { contentFolder, documentsFolder } from "../../src/content/folders";
import { councilFolder } from "./council";
import { longListRows } from "./folder";
import { addCourtCases, writeSchools } from "./generated-entries";

/**
 * Copies the project into a folder, with the content and documents of the council for tests, long lists, and the page
 * with the states of components.
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
  cpSync("tests/states/page.tsx", path.join(folder, "src/pages/states.tsx"));
  writeSchools(content, Number(process.env.SCHOOLS ?? longListRows));
  addCourtCases(content, longListRows);
}
