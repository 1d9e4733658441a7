import { readFileSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../src/content";
import { textOf } from "../../src/content/bytes";
import { byPosition, fileDiagnostic } from "../../src/content/diagnostic";
import { listDocuments } from "../../src/content/documents";
import { readEntry } from "../../src/content/entry";
import type { EntryFields } from "../../src/content/entry-text";
import { type EntryFile, listEntryFiles, pathOf } from "../../src/content/files";
import { entryEnding } from "../../src/content/folders";
import { readGlossary } from "../../src/content/glossary/reading";
import { type ContentLimits, contentLimits } from "../../src/content/limits";
import { rules } from "../../src/content/rules";
import { unreadableEntry, type WrittenEntry } from "../../src/content/written-entry";
import type { Collection } from "../../src/schema/collection";

/** An entry that is not written to its file yet. */
export interface Draft extends EntryFile {
  /** The text to write to its file. */
  readonly text: string;
}

/** The results of the content check for the content with some drafts added. */
export interface DraftsReading {
  /** The problems that the drafts bring with them, in their own files or others, by place. */
  readonly problems: readonly Problem[];
  /** The fields of the drafts that are right by themselves, by their files. */
  readonly values: ReadonlyMap<string, EntryFields>;
}

/** The entries that stand on the disk, and what the check would say if others stood there too. */
export interface OpenContent {
  readonly entries: readonly WrittenEntry[];
  readonly problems: readonly Problem[];
  readonly withDrafts: (drafts: readonly Draft[]) => DraftsReading;
}

/** The file in which an entry of a collection stands under a key. */
export function fileOf(collection: Collection, key: string): EntryFile {
  return { collection, name: key, file: `${pathOf(collection)}/${key}${entryEnding}` };
}

/** Reads the entries below a project's root once, so that drafts can be checked among them as often as needed. */
export function openContent(root: string, limits: ContentLimits = contentLimits): OpenContent {
  const { files, problems: inNames } = listEntryFiles(root);
  const documents = listDocuments(root, limits.documentBytes);
  const { rules: glossary, problems: inGlossary } = readGlossary(root, limits.fileBytes);
  const stored = files.map((file) => readBytes(file, readFileSync(path.join(root, file.file)), limits));
  const check = (readings: readonly Reading[]): Problem[] => {
    const entries = readings.map(({ entry }) => entry);
    const together = rules.flatMap((rule) => rule({ entries, documents, limits, glossary }));
    return [...readings.flatMap(({ problems }) => problems), ...together];
  };
  const problems = [...inNames, ...inGlossary, ...check(stored)];
  const known = new Set(problems.map(nameOf));
  return {
    entries: stored.map(({ entry }) => entry),
    problems: problems.toSorted(byPosition),
    withDrafts(drafts) {
      const read = drafts.map((draft) => readBytes(draft, Buffer.from(draft.text), limits));
      const replaced = new Set(drafts.map(({ file }) => file));
      const all = [...stored.filter(({ entry }) => !replaced.has(entry.file)), ...read];
      all.sort(({ entry: one }, { entry: other }) => (one.file < other.file ? -1 : 1));
      const found = check(all).filter((problem) => replaced.has(problem.file) || !known.has(nameOf(problem)));
      const right = read.flatMap(({ entry: { file, value } }): [string, EntryFields][] =>
        value ? [[file, value]] : [],
      );
      return { problems: found.toSorted(byPosition), values: new Map(right) };
    },
  };
}

interface Reading {
  readonly entry: WrittenEntry;
  readonly problems: readonly Problem[];
}

function readBytes(file: EntryFile, bytes: Uint8Array, limits: ContentLimits): Reading {
  const decoded = textOf(bytes, limits.fileBytes);
  if (!("refused" in decoded)) return readEntry(file, decoded.text);
  return {
    entry: unreadableEntry(file),
    problems: [{ ...fileDiagnostic(file.file, decoded.refused), line: decoded.line }],
  };
}

function nameOf({ file, line, column, severity, message }: Problem): string {
  return JSON.stringify([file, line, column, severity, message]);
}
