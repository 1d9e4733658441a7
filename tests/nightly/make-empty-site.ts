import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { contentFolder, entryEnding } from "../../src/content/folders";
import { collections } from "../../src/schema/collections";
import { pages } from "../../src/schema/collections/pages";

/** Deletes every entry of a project but its pages and the council's own file. */
function deleteEntries(project: string): void {
  const content = path.join(project, contentFolder);
  const folders = collections
    .map(({ folder }) => folder)
    .filter((folder) => !folder.endsWith(entryEnding) && folder !== pages.folder);
  for (const folder of folders.filter((one) => existsSync(path.join(content, one)))) {
    for (const file of readdirSync(path.join(content, folder))) rmSync(path.join(content, folder, file));
  }
}

/**
 * Makes an adopted project one of a council that has written nothing yet: no entry, no district, no document. One page has
 * no Sanskrit, which the copy's limits allow.
 *
 * @param project the copy's folder, which is changed
 */
export function makeEmptySite(project: string): void {
  deleteEntries(project);
  const page = path.join(project, contentFolder, pages.folder, `${untranslated.page}.yaml`);
  const text = parseDocument(readFileSync(page, "utf8"));
  for (const field of ["title", "summary", "body"]) text.deleteIn([field, untranslated.language]);
  writeFileSync(page, text.toString({ lineWidth: 0 }));
  const limits = path.join(project, "src", "content", "limits.ts");
  writeFileSync(limits, readFileSync(limits, "utf8").replace("untranslatedAllowed: 0", "untranslatedAllowed: 50"));
}

/** The page of an empty site that is not translated into one language. */
export const untranslated = { page: "about", language: "sa" } as const;
