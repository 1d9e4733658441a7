import type { z } from "zod";
import { minuteInIndia } from "../language/dates";
import { createGlossary, type GlossaryRules } from "../language/glossary";
import type { CollectionName, collections } from "../schema/collections";
import type { OldPaths } from "../site/published-paths";
import { type Diagnostic, sortDiagnostics } from "./diagnostic";
import { listDocuments, type StoredDocument } from "./documents";
import { checkEmblem } from "./emblem";
import { readGlossary } from "./glossary/reading";
import type { GlossaryFields } from "./glossary/rules";
import { checkWords } from "./interface-messages/reading";
import { checkLedger, checkWithdrawn } from "./ledger";
import { type ContentLimits, contentLimits } from "./limits";
import { readOldPaths } from "./old-paths";
import { parseEntries } from "./parse";
import type { SourcePositions } from "./position";
import type { ProjectFiles } from "./project-files";
import { rules } from "./rules";
import { checkStaticFiles } from "./static-files";
import type { WrittenEntry } from "./written-entry";

/** The fields of an entry of a collection, as its schema gives them. */
export type EntryValue<Name extends CollectionName> = z.output<
  Extract<(typeof collections)[number], { readonly name: Name }>["schema"]
>;

/** An entry whose fields are right by themselves; what it names may still be missing. */
export interface ReadEntry<Value = Readonly<Record<string, unknown>>> {
  readonly collection: string;
  /** The path from the project's root, with `/`. */
  readonly file: string;
  /** Its key, which is its file's name. */
  readonly key: string;
  readonly value: Value;
  /** The positions of its fields in the file. */
  readonly places: SourcePositions;
}

/** All that stands under `content/` and `static/documents`, and what is wrong with it. */
export interface ContentReading {
  readonly entries: readonly ReadEntry[];
  /** All entries as they were written, the wrong ones too. */
  readonly written: readonly WrittenEntry[];
  readonly documents: readonly StoredDocument[];
  /** The redirect targets of an earlier site's paths. */
  readonly oldPaths: OldPaths;
  /** The glossary; undefined where it is missing or wrong. */
  readonly glossary: GlossaryFields | undefined;
  /** Errors and warnings, ordered by file and place. */
  readonly problems: readonly Diagnostic[];
  /** The number of content files read. */
  readonly files: number;
}

/** The conditions of a check. */
export interface CheckOptions {
  readonly limits?: ContentLimits;
  /** The misspellings that every site is checked for. */
  readonly misspelled?: GlossaryRules["misspelled"];
  /** The minute in India, YYYY-MM-DDTHH:MM; the present one by default. */
  readonly moment?: string;
}

/** Parses and checks everything that a clerk can write. All problems are reported at once. */
export function checkFiles(files: ProjectFiles, options: CheckOptions = {}): ContentReading {
  const { limits = contentLimits, misspelled, moment = minuteInIndia(new Date()) } = options;
  const parsed = parseEntries(files, limits);
  const { written } = parsed;
  const glossary = readGlossary(files, limits.fileBytes, misspelled);
  const words = checkWords(files, limits.fileBytes, createGlossary(glossary.rules));
  const documents = listDocuments(files, limits.documentBytes);
  const checked = glossary.written ? [...written, glossary.written] : written;
  const content = { entries: checked, documents, limits, glossary: glossary.rules };
  const oldPaths = readOldPaths(files, content);
  const problems = [
    ...parsed.problems,
    ...glossary.problems,
    ...words.problems,
    ...checkStaticFiles(files, written),
    ...checkEmblem(files, written),
    ...checkLedger(files, written, moment),
    ...checkWithdrawn(files),
    ...oldPaths.problems,
    ...rules.flatMap((rule) => rule(content)),
  ];
  return {
    entries: written.flatMap(readEntryOf),
    written,
    documents,
    oldPaths: oldPaths.paths,
    glossary: glossary.fields,
    problems: sortDiagnostics(problems),
    files: written.length + words.count + (glossary.written ? 1 : 0),
  };
}

/** The right entries of a collection, typed by its schema, in order of their keys. */
export function getEntries<Name extends CollectionName>(
  { entries }: ContentReading,
  collection: Name,
): ReadEntry<EntryValue<Name>>[] {
  return entries.filter((entry) => isOf(entry, collection));
}

/** An entry's value came out of its own collection's schema, so its collection's name tells its type. */
function isOf<Name extends CollectionName>(
  entry: ReadEntry,
  name: Name,
): entry is ReadEntry<EntryValue<Name>> & ReadEntry {
  return entry.collection === name;
}

function readEntryOf({ collection, file, name, value, places }: WrittenEntry): ReadEntry[] {
  return value ? [{ collection: collection.name, file, key: name, value, places }] : [];
}
