import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ContentReading, readContent } from "../../src/content";
import { findDocumentUses, findSiteAddress } from "../../src/content/document-uses";
import { serializeEntry } from "../../src/content/entry-text";
import { getEntryFile } from "../../src/content/files";
import { documentsFolder } from "../../src/content/folders";
import { ledgerFile } from "../../src/content/ledger";
import type { ReadEntry } from "../../src/content/reading";
import { recordsFile } from "../../src/content/translations/records";
import { ClerkFault, type ClerkLanguage, getTexts } from "../../src/messages";
import { buildMoment } from "../../src/pipeline/build-date";
import { districts } from "../../src/schema/collections/schools";
import { council, pages } from "../../src/schema/collections/site";
import { vocabularyEntries } from "../../src/schema/collections/vocabularies";
import { getDescription, isOptional } from "../../src/schema/description";
import { importSheet } from "../sheets/import-sheet";
import { councilFields } from "./answers-schema";
import type { AdoptionAnswers } from "./read-answers";

/** The council's folder, the language of messages, and the function that prints a line. */
export interface CreateOptions {
  readonly root: string;
  readonly reader: ClerkLanguage;
  readonly say: (line: string) => void;
}

/** The options for writing a council's content: the answers, and the folder that their sheet is relative to. */
export interface WritingOptions extends CreateOptions {
  readonly answers: AdoptionAnswers;
  readonly answersFolder: string;
}

/** The numbers of files of the example that were left out. */
export interface RemovedFiles {
  readonly entries: number;
  readonly documents: number;
}

/** Replaces the example's content in a folder by that of a council. Returns the numbers of removed files. */
export async function writeContent(options: WritingOptions): Promise<RemovedFiles> {
  const { root, answers } = options;
  const reading = readContent(root, buildMoment());
  const remaining = selectRemainingEntries(reading.entries, answers.keep ?? []);
  const kept = new Set(remaining.map(({ entry }) => entry.file));
  const unused = unusedDocuments(reading, kept);
  const removed = reading.entries.map(({ file }) => file).filter((file) => !kept.has(file));
  // The records of translations and published documents begin empty.
  for (const file of [...removed, ...unused, path.posix.dirname(recordsFile), path.posix.dirname(ledgerFile)])
    rmSync(path.join(root, file), { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const { entry, value } of remaining) {
    const text = changedText({ entry, value }, answers);
    if (text !== undefined) write(entry.file, text);
  }
  // git does not record empty folders.
  if (unused.length === reading.documents.length) write(`${documentsFolder}/.gitkeep`, "");
  await writeDistricts(options, write);
  return { entries: removed.length, documents: unused.length };
}

/**
 * Returns the new text of an entry; undefined if it does not change. A page loses its review date, because this council
 * has not reviewed it.
 */
function changedText({ entry, value }: RemainingEntry, answers: AdoptionAnswers): string | undefined {
  if (entry.collection.name === council.name) {
    const own = Object.entries(answers).filter(([name]) => Object.hasOwn(councilFields, name));
    const { telephone, specimen, ...rest } = value;
    return serializeEntry(council, { ...rest, ...Object.fromEntries(own) });
  }
  const { reviewed, ...rest } = value;
  if (entry.collection.name === pages.name && reviewed !== undefined) return serializeEntry(pages, rest);
  const isSame = Object.keys(value).length === Object.keys(entry.value).length;
  return isSame ? undefined : serializeEntry(entry.collection, value);
}

/** Returns the files of documents that only removed entries refer to. */
function unusedDocuments({ written, documents }: ContentReading, kept: ReadonlySet<string>): string[] {
  const siteAddress = findSiteAddress(written);
  const namesIn = (entries: typeof written) =>
    new Set(entries.flatMap((entry) => findDocumentUses(entry, siteAddress).map(({ name }) => name)));
  const named = namesIn(written);
  const stillNamed = namesIn(written.filter(({ file }) => kept.has(file)));
  return documents.flatMap(({ name, file }) => (named.has(name) && !stillNamed.has(name) ? [file] : []));
}

async function writeDistricts(
  { root, answers, answersFolder, reader, say }: WritingOptions,
  write: (file: string, text: string) => void,
): Promise<void> {
  const { districts: own } = answers;
  if (typeof own !== "string") {
    for (const district of own ?? [])
      write(getEntryFile(districts, district.key).file, serializeEntry(districts, district));
    return;
  }
  const sheet = path.resolve(answersFolder, own);
  if (!existsSync(sheet)) throw new ClerkFault(getTexts("create.sheet-missing", { file: sheet }));
  const lines: string[] = [];
  const options = { root, reader, partial: false, say: (line: string) => void lines.push(line) };
  const { refused } = await importSheet(districts, sheet, options).catch((error: unknown) => {
    if (!(error instanceof ClerkFault)) throw error;
    const { en, hi } = error.words;
    throw new ClerkFault({ en: `${sheet}: ${en}`, hi: `${sheet}: ${hi}` }, { cause: error });
  });
  if (refused === 0) return;
  // Lines about errors begin with the file name; the others are totals and import advice, useless here.
  for (const line of lines.filter((each) => each.startsWith(sheet))) say(line);
  throw new ClerkFault(getTexts("create.sheet-wrong", { file: sheet }));
}

/** The collections that every site requires. */
const needed: ReadonlySet<string> = new Set([pages.name, vocabularyEntries.name, council.name]);

/** An entry that is preserved, with the fields to write. */
interface RemainingEntry {
  readonly entry: ReadEntry;
  readonly value: ReadEntry["value"];
}

/**
 * Selects the entries of the example that a council's content preserves: pages, vocabularies and the council, which code
 * requires, and entries of the `kept` collections that are not specimens. Optional references to removed entries are
 * dropped. An entry that requires such a reference is removed.
 *
 * @param kept the names of the collections to preserve
 */
function selectRemainingEntries(entries: readonly ReadEntry[], kept: readonly string[]): RemainingEntry[] {
  let remaining = entries
    .filter(
      ({ collection, value }) =>
        needed.has(collection.name) || (kept.includes(collection.name) && value.specimen !== true),
    )
    .map((entry) => ({ entry, value: entry.value }));
  for (;;) {
    const present = new Set(remaining.map(({ entry }) => nameOf(entry.collection.name, entry.name)));
    const next = remaining.flatMap(({ entry }): RemainingEntry[] => {
      const value = withoutLostReferences(entry, (collection, key) => present.has(nameOf(collection, key)));
      return value ? [{ entry, value }] : [];
    });
    if (next.length === remaining.length) return next;
    remaining = next;
  }
}

function nameOf(collection: string, key: string): string {
  return `${collection}/${key}`;
}

/** Returns the fields without references to removed entries; undefined if a required reference is lost. */
function withoutLostReferences(
  { collection, value }: ReadEntry,
  isPresent: (collection: string, key: string) => boolean,
): ReadEntry["value"] | undefined {
  const shape = collection.schema.shape;
  const lost = Object.entries(shape).filter(([name, field]) => {
    const description = getDescription(field);
    const key = value[name];
    return "collection" in description && typeof key === "string" && !isPresent(description.collection, key);
  });
  if (lost.some(([, field]) => !isOptional(field))) return undefined;
  const names = new Set(lost.map(([name]) => name));
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.has(name)));
}
