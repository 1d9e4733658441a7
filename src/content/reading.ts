import type * as z from "zod";
import type { GlossaryRules } from "../language/glossary";
import type { Collection } from "../schema/collection";
import type { Redirects } from "../site/published-paths";
import { type Diagnostic, sortDiagnostics } from "./diagnostic";
import { listStoredDocuments, type StoredDocument } from "./documents";
import { parseEntries } from "./entry";
import { openGlossary, readGlossary } from "./glossary";
import { checkWords } from "./interface-messages/reading";
import { checkLedger } from "./ledger";
import { createListPages } from "./list-pages";
import { readRedirects } from "./old-paths";
import type { ProjectFiles } from "./project-files";
import { findUntranslatedLists, rules, type TextRules } from "./rules";
import { checkEmblem, checkStaticFiles } from "./static-files";
import type { EntryOf } from "./view";
import { checkWithdrawals } from "./withdrawn-list";
import type { WrittenEntry } from "./written-entry";

/** An entry with valid fields. Entries and documents it refers to may be missing. */
export interface ReadEntry<Value = Readonly<Record<string, unknown>>> extends WrittenEntry {
  readonly value: Value & WrittenEntry["value"];
}

/** Everything in `content/` and `static/documents`, with the problems found. */
export interface ContentReading {
  readonly entries: readonly ReadEntry[];
  /** All entries as written, including invalid ones. */
  readonly written: readonly WrittenEntry[];
  readonly documents: readonly StoredDocument[];
  /** The redirects from a previous site. */
  readonly oldPaths: Redirects;
  /** The rules for texts, with the misspellings of the options. */
  readonly textRules: TextRules;
  /** Errors and warnings, sorted by file and position. */
  readonly problems: readonly Diagnostic[];
  /** The number of the council's content files. */
  readonly files: number;
}

/**
 * Parses and checks everything that clerks can write, and reports all problems at once.
 *
 * @param misspelled the misspellings that apply to every site
 * @param moment the current minute in India, YYYY-MM-DDTHH:MM
 */
export function checkFiles(
  files: ProjectFiles,
  misspelled: GlossaryRules["misspelled"],
  moment: string,
): ContentReading {
  const parsed = parseEntries(files);
  const { written } = parsed;
  const glossary = readGlossary(files, misspelled);
  const words = checkWords(files, openGlossary(glossary.rules));
  const documents = listStoredDocuments(files);
  const checked = glossary.written ? [...written, glossary.written] : written;
  const textRules = {
    today: moment.slice(0, 10),
    glossary: glossary.rules,
    untranslatedLists: findUntranslatedLists(written),
  };
  const content = { entries: checked, documents, ...textRules };
  const oldPaths = readRedirects(files, content);
  const problems = [
    ...parsed.problems,
    ...glossary.problems,
    ...words.problems,
    ...checkStaticFiles(files, written),
    ...checkEmblem(files, written),
    ...checkLedger(files, written, moment),
    ...checkWithdrawals(files),
    ...oldPaths.problems,
    ...rules.flatMap((rule) => rule(content)),
  ];
  return {
    entries: [...written.filter(isRead), ...createListPages(written)],
    written,
    documents,
    oldPaths: oldPaths.paths,
    textRules,
    problems: sortDiagnostics(problems),
    files: checked.filter(({ file }) => !files.get(file)?.isOfProduct).length + words.count,
  };
}

/** Returns the valid entries of a collection, typed by its schema and sorted by key. */
export function getEntries<Shape extends z.core.$ZodLooseShape>(
  { entries }: { readonly entries: readonly WrittenEntry[] },
  collection: Collection<string, Shape>,
): ReadEntry<EntryOf<Shape>>[] {
  return entries.filter((entry) => isOf(entry, collection));
}

/** Narrows an entry to its collection's type: the collection's schema parsed its value. */
function isOf<Shape extends z.core.$ZodLooseShape>(
  entry: WrittenEntry,
  { name }: Collection<string, Shape>,
): entry is ReadEntry<EntryOf<Shape>> {
  return isRead(entry) && entry.collection.name === name;
}

/** Checks whether an entry has valid fields. */
export function isRead(entry: WrittenEntry): entry is ReadEntry {
  return entry.value !== undefined;
}
