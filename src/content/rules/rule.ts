import type { GlossaryRules } from "../../language/glossary";
import type { Diagnostic } from "../diagnostic";
import type { StoredDocument } from "../documents";
import type { ContentLimits } from "../limits";
import type { WrittenEntry } from "../written-entry";

/** All that was written, right or wrong: what a rule over several entries sees. */
export interface WrittenContent {
  readonly entries: readonly WrittenEntry[];
  readonly documents: readonly StoredDocument[];
  readonly limits: ContentLimits;
  /** The rules of the glossary. */
  readonly glossary: GlossaryRules;
}

/** A rule over all entries together. */
export type Rule = (content: WrittenContent) => Diagnostic[];

/** The entries of one collection. */
export function writtenIn({ entries }: WrittenContent, collection: string): WrittenEntry[] {
  return entries.filter((entry) => entry.collection.name === collection);
}

/** The value of a field of the entry itself as trimmed text; undefined where none is written. */
export function writtenText(entry: WrittenEntry, name: string): string | undefined {
  const value = entry.fields.find(({ path }) => path.length === 1 && path[0] === name)?.value;
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : undefined;
}
