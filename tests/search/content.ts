/** For tests: the content of the test council, read from its files as by the build. */
import path from "node:path";
import { listProjectFiles, type ReadEntry } from "../../src/content";
import { readEntries, readMisspellings } from "../../src/content/disk";
import { documentsFolder } from "../../src/content/folders";
import { readGlossary } from "../../src/content/glossary";
import { createListPages } from "../../src/content/list-pages";
import { listFolder } from "../../src/content/project-files";
import { isRead } from "../../src/content/reading";
import { createSite, type Site } from "../../src/content/site";
import { isDue } from "../../src/schema/period";
import { councilFolder } from "../site/council";

/** The fields of entries, by collection name. */
export type Entries = Readonly<Record<string, readonly object[]>>;

/**
 * Creates a site from entries as their files have them.
 *
 * @param documents the language that each document declares, by file name; null if none
 */
export function createTestSite(
  entries: Entries,
  documents: Readonly<Record<string, string | null>> = {},
  today = "2026-11-21",
): Site {
  const files = Object.entries(documents).map(([name, language]) => ({
    ...{ name, language, digest: name, address: `/documents/${name}`, pages: null },
    ...{ type: path.extname(name).slice(1), bytes: name.length * 1024 },
  }));
  return createSite(({ name }) => entries[name] ?? [], files, today);
}

/** Returns the entries of the test council, with those of the product. */
export function readCouncilEntries(): readonly ReadEntry[] {
  const written = readEntries(councilFolder);
  return [...written.filter(isRead), ...createListPages(written)];
}

/** Returns the rules for texts of the test council. */
export const readCouncilRules = () => ({
  glossary: readGlossary(listProjectFiles(councilFolder), readMisspellings()).rules,
  untranslatedLists: [],
  today: "2026-11-21",
});

/** Returns the entries that the site shows at the start of a day (YYYY-MM-DD), by collection. */
export function entriesOn(day: string): Entries {
  const isShown = ({ publishOn }: Readonly<Record<string, unknown>>) =>
    typeof publishOn !== "string" || isDue({ publishOn }, `${day}T00:00`);
  const shown = readCouncilEntries().filter(({ value }) => isShown(value));
  return Object.fromEntries(
    shown.map(({ collection: { name } }) => [
      name,
      shown.flatMap(({ collection, value }) => (collection.name === name ? [value] : [])),
    ]),
  );
}

/** Creates the site of the test council at the start of a day (YYYY-MM-DD). */
export function contentOn(day: string): Site {
  const documents = listFolder(listProjectFiles(councilFolder), documentsFolder);
  return createTestSite(entriesOn(day), Object.fromEntries(documents.map(({ name }) => [name, null])), day);
}
