import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ContentReading, countErrors, readContent, report } from "../../src/content";
import { ClerkFault } from "../../src/content/clerk-fault";
import { findDocumentUses, siteAddressIn } from "../../src/content/document-uses";
import { entryText } from "../../src/content/entry-text";
import { contentFolder, documentsFolder } from "../../src/content/folders";
import { ledgerFile } from "../../src/content/ledger";
import { type ClerkLanguage, texts } from "../../src/content/messages";
import { collectionNamed } from "../../src/content/named-entry";
import { fileOf } from "../../src/content/open-content";
import { recordsFolder } from "../../src/content/translations";
import { council } from "../../src/schema/collections/council";
import { pages } from "../../src/schema/collections/pages";
import { districts } from "../../src/schema/collections/schools";
import { importSheet } from "../sheets/import-sheet";
import { councilFields } from "./answers-schema";
import { exampleRecords, exampleRecordsFile } from "./came-with-example";
import type { Answers } from "./read-answers";
import { type RemainingEntry, remainingEntries } from "./remaining-entries";
import { settingsFiles } from "./settings-files";
import { stagedFolder } from "./switch-tree";

/** The options for staging an adoption: its sources and its reader. */
export interface StagingOptions {
  readonly root: string;
  readonly answers: Answers;
  /** The folder from which the answers name a sheet. */
  readonly answersFolder: string;
  readonly reader: ClerkLanguage;
  readonly say: (line: string) => void;
}

/** A prepared adoption. */
export interface StagedSite {
  /** The files and folders to be replaced, from the root. */
  readonly paths: readonly string[];
  readonly removedEntries: number;
  readonly removedDocuments: number;
}

/**
 * Prepares the adopted site's files below `stagedFolder`, and checks them as the content check would.
 *
 * @throws ClerkFault where the content, the sheet of districts, or the result has errors
 */
export async function stageSite(options: StagingOptions): Promise<StagedSite> {
  const { root, answers } = options;
  const reading = readContent(root);
  demandNoErrors(reading, "adopt.content-wrong");
  const remaining = remainingEntries(reading.entries);
  const staged = path.join(root, stagedFolder);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(staged, file)), { recursive: true });
    writeFileSync(path.join(staged, file), text);
  };
  copyOtherContent(root, reading);
  for (const [file, text] of writtenFiles(root, remaining, answers)) write(file, text);
  const settings = settingsFiles(answers);
  for (const [file, text] of settings) write(file, text);
  const kept = copyDocuments(root, reading, remaining);
  await writeDistricts(options, write);
  demandNoErrors(readContent(staged), "adopt.result-wrong");
  return {
    paths: [contentFolder, documentsFolder, ...settings.keys()],
    removedEntries: reading.entries.length - remaining.length,
    removedDocuments: reading.documents.length - kept,
  };
}

function demandNoErrors({ problems }: ContentReading, key: "adopt.content-wrong" | "adopt.result-wrong"): void {
  if (countErrors(problems) === 0) return;
  const lines = (language: ClerkLanguage) => report(problems, { language, format: "terminal" });
  throw new ClerkFault(texts(key, { lines: { en: lines("en"), hi: lines("hi") } }));
}

/** The interface's words, the glossary and whatever else is neither an entry nor a record of translations. */
function copyOtherContent(root: string, { written }: ContentReading): void {
  // The council's own publications begin a ledger of their own.
  const without = [...written.map(({ file }) => file), recordsFolder, path.posix.dirname(ledgerFile)];
  const left = new Set(without.map((file) => path.join(root, file)));
  const target = path.join(root, stagedFolder, contentFolder);
  cpSync(path.join(root, contentFolder), target, { recursive: true, filter: (from) => !left.has(from) });
}

function writtenFiles(root: string, remaining: readonly RemainingEntry[], answers: Answers): Map<string, string> {
  const files = new Map<string, string>();
  const fromExample = new Map<string, string>();
  for (const { entry, value } of remaining) {
    const text = textOf(root, { entry, value }, answers);
    files.set(entry.file, text);
    if (entry.collection !== pages.name && entry.collection !== council.name) fromExample.set(entry.file, text);
  }
  return files.set(exampleRecordsFile, exampleRecords(fromExample));
}

/** A page loses the day of its review, since this council has not read it. */
function textOf(root: string, { entry, value }: RemainingEntry, answers: Answers): string {
  if (entry.collection === council.name) {
    const own = Object.entries(answers).filter(([name]) => Object.hasOwn(councilFields, name));
    const { telephone, specimen, ...rest } = value;
    return entryText(council, { ...rest, ...Object.fromEntries(own) });
  }
  const { reviewed, ...rest } = value;
  if (entry.collection === pages.name && reviewed !== undefined) return entryText(pages, rest);
  const isSame = Object.keys(value).length === Object.keys(entry.value).length;
  return isSame
    ? readFileSync(path.join(root, entry.file), "utf8")
    : entryText(collectionNamed(entry.collection), value);
}

/** Copies the documents that a remaining entry names, or that none named before. Gives how many. */
function copyDocuments(root: string, { written, documents }: ContentReading, remaining: readonly RemainingEntry[]) {
  const files = new Set(remaining.map(({ entry }) => entry.file));
  const siteAddress = siteAddressIn(written);
  const namesIn = (entries: typeof written) =>
    new Set(entries.flatMap((entry) => findDocumentUses(entry, siteAddress).map(({ name }) => name)));
  const named = namesIn(written);
  const stillNamed = namesIn(written.filter(({ file }) => files.has(file)));
  const kept = documents.filter(({ name }) => stillNamed.has(name) || !named.has(name));
  const folder = path.join(root, stagedFolder, documentsFolder);
  mkdirSync(folder, { recursive: true });
  // git records no empty folder.
  if (kept.length === 0) writeFileSync(path.join(folder, ".gitkeep"), "");
  for (const { file } of kept) cpSync(path.join(root, file), path.join(root, stagedFolder, file));
  return kept.length;
}

async function writeDistricts(
  { root, answers, answersFolder, reader, say }: StagingOptions,
  write: (file: string, text: string) => void,
): Promise<void> {
  const { districts: own } = answers;
  if (typeof own !== "string") {
    for (const district of own ?? []) write(fileOf(districts, district.key).file, entryText(districts, district));
    return;
  }
  const sheet = path.resolve(answersFolder, own);
  if (!existsSync(sheet)) throw new ClerkFault(texts("adopt.sheet-missing", { file: sheet }));
  const lines: string[] = [];
  const options = { root: path.join(root, stagedFolder), reader, partial: false };
  const { refused } = await importSheet(districts, sheet, { ...options, say: (line) => void lines.push(line) }).catch(
    (error: unknown) => {
      if (!(error instanceof ClerkFault)) throw error;
      const { en, hi } = error.words;
      throw new ClerkFault({ en: `${sheet}: ${en}`, hi: `${sheet}: ${hi}` }, { cause: error });
    },
  );
  if (refused === 0) return;
  // The last three lines are those of an import: its sums, and what to do with the rows.
  for (const line of lines.slice(0, -3)) say(line);
  throw new ClerkFault(texts("adopt.sheet-wrong", { file: sheet }));
}
