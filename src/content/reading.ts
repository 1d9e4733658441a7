import { readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { createGlossary } from "../language/glossary";
import type { CollectionName, collections } from "../schema/collections";
import type { OldPaths } from "../site/old-paths";
import { textOf } from "./bytes";
import { byPosition, type Diagnostic, fileDiagnostic } from "./diagnostic";
import { listDocuments, type StoredDocument } from "./documents";
import { checkEmblem } from "./emblem";
import { readEntry } from "./entry";
import { listEntryFiles } from "./files";
import { readGlossary } from "./glossary/reading";
import type { GlossaryFields } from "./glossary/rules";
import { checkWords } from "./interface-messages/reading";
import { checkLedger, checkWithdrawn } from "./ledger";
import { type ContentLimits, contentLimits } from "./limits";
import { readOldPaths } from "./old-paths";
import type { SourcePositions } from "./position";
import { rules } from "./rules";
import { checkStaticFiles } from "./static-files";
import { unreadableEntry, type WrittenEntry } from "./written-entry";

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

/**
 * Reads and checks everything a clerk can write, below a project's root. What is wrong is told as problems, all at once;
 * it throws only when a file cannot be read from the disk.
 */
export function readContent(root: string, limits: ContentLimits = contentLimits): ContentReading {
  const { files, problems } = listEntryFiles(root);
  const written: WrittenEntry[] = [];
  for (const file of files) {
    const decoded = textOf(readFileSync(path.join(root, file.file)), limits.fileBytes);
    if ("refused" in decoded) {
      written.push(unreadableEntry(file));
      problems.push({ ...fileDiagnostic(file.file, decoded.refused), line: decoded.line });
    } else {
      const reading = readEntry(file, decoded.text);
      written.push(reading.entry);
      problems.push(...reading.problems);
    }
  }
  const glossary = readGlossary(root, limits.fileBytes);
  const words = checkWords(root, limits.fileBytes, createGlossary(glossary.rules));
  const documents = listDocuments(root, limits.documentBytes);
  const checked = glossary.written ? [...written, glossary.written] : written;
  const content = { entries: checked, documents, limits, glossary: glossary.rules };
  const oldPaths = readOldPaths(root, content);
  problems.push(
    ...glossary.problems,
    ...words.problems,
    ...checkStaticFiles(root, written),
    ...checkEmblem(root, written),
    ...checkLedger(root),
    ...checkWithdrawn(root),
    ...oldPaths.problems,
    ...rules.flatMap((rule) => rule(content)),
  );
  const entries = written.flatMap(readEntryOf);
  return {
    entries,
    written,
    documents,
    oldPaths: oldPaths.paths,
    glossary: glossary.fields,
    problems: inOrder(problems),
    files: files.length + words.count + (glossary.written ? 1 : 0),
  };
}

/** The right entries of a collection, typed by its schema, in order of their keys. */
export function entriesOf<Name extends CollectionName>(
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

/** By place, and each told once: a value can break two bounds that say the same to a clerk. */
function inOrder(problems: readonly Diagnostic[]): Diagnostic[] {
  const told = new Set<string>();
  return problems.toSorted(byPosition).filter(({ file, line, column, message }) => {
    const name = JSON.stringify([file, line, column, message]);
    return told.size < told.add(name).size;
  });
}
