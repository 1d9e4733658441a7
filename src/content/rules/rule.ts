import type { GlossaryRules } from "../../language/glossary";
import type { Diagnostic } from "../diagnostic";
import type { StoredDocument } from "../documents";
import type { WrittenEntry } from "../written-entry";

/** The rules for texts and days, as plain data. */
export interface TextRules {
  /** The current day in India, YYYY-MM-DD, which decides which days are far ahead. */
  readonly today: string;
  readonly glossary: GlossaryRules;
  /** The names of the lists with texts that may be in one language alone. */
  readonly untranslatedLists: readonly string[];
}

/** All content as written, valid or not: the input of the rules. */
export interface WrittenContent extends TextRules {
  readonly entries: readonly WrittenEntry[];
  readonly documents: readonly StoredDocument[];
}

/** A rule over all entries. */
export type Rule = (content: WrittenContent) => Diagnostic[];

/** Returns the entries of a collection. */
export function listWritten({ entries }: WrittenContent, collection: string): WrittenEntry[] {
  return entries.filter((entry) => entry.collection.name === collection);
}

/** Returns an entry's top-level field as trimmed text; undefined if it is not written. */
export function getWrittenText(entry: WrittenEntry, name: string): string | undefined {
  const value = entry.fields.find(({ path }) => path.length === 1 && path[0] === name)?.value;
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : undefined;
}
