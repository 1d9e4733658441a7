import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ContentReading, readContent } from "../../src/content";
import { findDocumentUses, findSiteAddress } from "../../src/content/document-uses";
import { serializeEntry } from "../../src/content/entry-text";
import { getEntryFile } from "../../src/content/files";
import { documentsFolder, languagesFile, staticFolder } from "../../src/content/folders";
import type { ReadEntry } from "../../src/content/reading";
import { ClerkFault, type ClerkLanguage, getTexts } from "../../src/messages";
import { buildMoment } from "../../src/pipeline/build-date";
import { districts } from "../../src/schema/collections/schools";
import { council } from "../../src/schema/collections/site";
import { getDescription, isOptional } from "../../src/schema/description";
import { textCodes } from "../../src/site/chosen-locales";
import { localeCodes } from "../../src/site/locales";
import { isGroup } from "../../src/site/merge";
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

/**
 * Writes a council's content into an empty folder: its answers, and the entries of the example that it keeps with their
 * documents. Its pages, messages and lists of choices are the product's until it writes its own.
 *
 * @param example the folder of the example
 */
export async function writeContent(example: string, options: WritingOptions): Promise<void> {
  const { root, answers } = options;
  const reading = readContent(example, buildMoment());
  const remaining = selectRemainingEntries(reading.entries, answers.keep ?? []);
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const { entry, value } of remaining) write(entry.file, formatEntry({ entry, value }, answers));
  for (const file of listUsedDocuments(reading, new Set(remaining.map(({ entry }) => entry.file))))
    write(file, readFileSync(path.join(example, file)));
  // The mark of a site without an emblem, and whatever else is no document.
  const isOther = (source: string) => path.relative(path.join(example, documentsFolder), source).startsWith("..");
  if (existsSync(path.join(example, staticFolder)))
    cpSync(path.join(example, staticFolder), path.join(root, staticFolder), { recursive: true, filter: isOther });
  // git does not record empty folders.
  write(`${documentsFolder}/.gitkeep`, "");
  if (existsSync(path.join(example, languagesFile)))
    write(languagesFile, readFileSync(path.join(example, languagesFile)));
  await writeDistricts(options, write);
}

/** Returns the text of an entry: that of the example, unless the answers or a lost reference change it. */
function formatEntry({ entry, value }: RemainingEntry, answers: AdoptionAnswers): string {
  if (entry.collection.name !== council.name) {
    const isSame = Object.keys(value).length === Object.keys(entry.value).length && unusedCodes.size === 0;
    return isSame ? entry.text : serializeEntry(entry.collection, dropUnusedLanguages(value));
  }
  const own = Object.entries(answers).filter(([name]) => Object.hasOwn(councilFields, name));
  const { key, adopted, nationalPortal } = value;
  return serializeEntry(council, { key, adopted, nationalPortal, ...Object.fromEntries(own) });
}

/** The languages of texts of the example that the site does not have. */
const unusedCodes = new Set<string>(textCodes.filter((code) => !localeCodes.includes(code)));

function dropUnusedLanguages(group: ReadEntry["value"]): ReadEntry["value"] {
  const keep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(keep);
    return isGroup(value) ? dropUnusedLanguages(value) : value;
  };
  const used = Object.entries(group).filter(([name]) => !unusedCodes.has(name));
  return Object.fromEntries(used.map(([name, value]) => [name, keep(value)]));
}

/** Returns the files of the documents that the kept entries refer to. */
function listUsedDocuments({ written, documents }: ContentReading, kept: ReadonlySet<string>): string[] {
  const siteAddress = findSiteAddress(written);
  const entries = written.filter(({ file }) => kept.has(file));
  const names = new Set(entries.flatMap((entry) => findDocumentUses(entry, siteAddress).map(({ name }) => name)));
  return documents.flatMap(({ name, file }) => (names.has(name) ? [file] : []));
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

/** An entry that is preserved, with the fields to write. */
interface RemainingEntry {
  readonly entry: ReadEntry;
  readonly value: ReadEntry["value"];
}

/**
 * Selects the entries of the example that a council's content preserves: the council, which code requires, and entries of
 * the `kept` collections that are not specimens. Optional references to removed entries are dropped. An entry that requires
 * such a reference is removed.
 *
 * @param kept the names of the collections to preserve
 */
function selectRemainingEntries(entries: readonly ReadEntry[], kept: readonly string[]): RemainingEntry[] {
  let remaining = entries
    .filter(
      ({ collection: { name }, value }) => name === council.name || (kept.includes(name) && value.specimen !== true),
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
