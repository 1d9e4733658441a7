import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import { isGroup } from "../../../src/content/fields";
import { documentsFolder, entryEnding } from "../../../src/content/folders";
import { collections } from "../../../src/schema/collections";
import { districts } from "../../../src/schema/collections/schools";
import { ownDocument, ownEntries, ownSite } from "./entries";

/**
 * Makes the content of a copy of the project that of another council: every specimen, every document and every district
 * goes, the site's own facts are replaced, and a dozen entries are written.
 *
 * @param project the copy's folder, which is changed
 */
export function becomeOtherCouncil(project: string): void {
  const content = path.join(project, "content");
  const folders = collections
    .map(({ folder }) => folder)
    .filter((one) => !one.endsWith(entryEnding) && one !== "pages");
  for (const folder of folders.filter((one) => existsSync(path.join(content, one)))) {
    for (const file of readdirSync(path.join(content, folder)).map((name) => path.join(content, folder, name))) {
      const entry: unknown = parse(readFileSync(file, "utf8"));
      const goes = folder === districts.folder || !isGroup(entry) || entry.specimen === true || "document" in entry;
      if (goes) rmSync(file);
    }
  }
  const documents = path.join(project, documentsFolder);
  rmSync(documents, { recursive: true, force: true });
  mkdirSync(documents, { recursive: true });
  writeFileSync(path.join(documents, ownDocument), "%PDF-1.7\n%%EOF\n");
  const site = path.join(content, "site.yaml");
  const facts: unknown = parse(readFileSync(site, "utf8"));
  writeFileSync(site, stringify({ ...(isGroup(facts) ? facts : {}), ...ownSite }));
  for (const [file, entry] of Object.entries(ownEntries)) writeFileSync(path.join(content, file), stringify(entry));
  mendWords(path.join(content, "locales", "en", "interface.json"));
}

/** Mends English words of the interface as a clerk may: each that has no gap and is one word gets another one before it. */
function mendWords(file: string): void {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^( +"[\w-]+": ")([A-Z][a-z]+)(",?)$/gmu, "$1Our $2$3"));
}
