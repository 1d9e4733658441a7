import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { contentFolder, entryEnding } from "../../src/content/folders";
import { collections } from "../../src/schema/collections";
import { pages } from "../../src/schema/collections/pages";

/** Deletes every entry of a project except its pages and `content/site.yaml`. */
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
 * Removes the entries of an adopted project, as if the council had written nothing yet. One page also loses its
 * Sanskrit; the project's limits are raised to allow it.
 *
 * @param project the folder of a copy, which is changed
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

/** The page of the empty site that lacks a translation, and the missing language. */
export const untranslated = { page: "about", language: "sa" } as const;
