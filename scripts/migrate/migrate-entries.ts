import { readFileSync } from "node:fs";
import path from "node:path";
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import { pathText } from "../../src/content/fields";
import { listEntryFiles } from "../../src/content/files";
import type { ClerkTexts } from "../../src/content/messages";
import type { Path } from "../../src/content/position";
import { type Migration, MigrationError } from "../migrations/migration";
import { migrateMessages } from "./messages";

/** An entry that migrations change. */
export interface MigratedEntry {
  /** The path from the project's root, with `/`. */
  readonly file: string;
  /** The file's new text. */
  readonly text: string;
  /** What each migration that changed it says of itself. */
  readonly changes: readonly ClerkTexts[];
}

/** An entry that a person must change first. */
export interface UnmigratedEntry {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The field, as clerks read its path; empty for the whole file. */
  readonly field: string;
  readonly words: ClerkTexts;
}

/** What migrations make of the entries below a project's root. Nothing is written. */
export interface EntriesMigration {
  readonly migrated: readonly MigratedEntry[];
  readonly unmigrated: readonly UnmigratedEntry[];
}

/** Applies migrations to the entries of their collections, each entry by all of them in turn. */
export function migrateEntries(root: string, migrations: readonly Migration[]): EntriesMigration {
  const migrated: MigratedEntry[] = [];
  const unmigrated: UnmigratedEntry[] = [];
  for (const { file, collection } of listEntryFiles(root).files) {
    const own = migrations.filter(({ collections }) => collections.includes(collection.name));
    if (own.length === 0) continue;
    const result = migrateEntry(file, readFileSync(path.join(root, file), "utf8"), own);
    if ("words" in result) unmigrated.push(result);
    else if (result.changes.length > 0) migrated.push(result);
  }
  return { migrated, unmigrated };
}

function migrateEntry(file: string, text: string, migrations: readonly Migration[]): MigratedEntry | UnmigratedEntry {
  const lines = new LineCounter();
  const entry = parseDocument(text, { lineCounter: lines, schema: "core" });
  const failure = (at: Path, offset: number, words: ClerkTexts): UnmigratedEntry => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), field: pathText(at), words };
  };
  const [syntaxError] = entry.errors;
  if (syntaxError) return failure([], syntaxError.pos[0], migrateMessages.unreadable());
  const changes: ClerkTexts[] = [];
  let current = textOf(entry);
  const original = current;
  for (const { description, migrate } of migrations) {
    try {
      migrate(entry);
    } catch (error) {
      if (!(error instanceof MigrationError)) throw error;
      return failure(error.path, offsetOf(entry, error.path), error.words);
    }
    const next = textOf(entry);
    if (next !== current) changes.push(description);
    current = next;
  }
  return { file, text: current === original ? text : current, changes };
}

/** Long lines stay whole, as in all content. */
function textOf(entry: Document): string {
  return entry.toString({ lineWidth: 0 });
}

function offsetOf(entry: Document, at: Path): number {
  const node = at.length === 0 ? entry.contents : entry.getIn(at, true);
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}
