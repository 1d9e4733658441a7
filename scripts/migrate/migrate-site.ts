import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ClerkLanguage, type Problem, readContent, report } from "../../src/content";
import { contentFolder, staticFolder } from "../../src/content/folders";
import type { ClerkTexts } from "../../src/content/messages";
import { restoreTree, stagedFolder, switchTree } from "../adopt/switch-tree";
import { ClerkFault } from "../entries/clerk-fault";
import type { Migration } from "../migrations/migration";
import { addMessages } from "./add-messages";
import type { ExampleVersion } from "./example-version";
import { migrateMessages } from "./messages";
import { migrateEntries, type UnmigratedEntry } from "./migrate-entries";

/** A file that was changed or added, and what was done to it. */
export interface ChangedFile {
  readonly file: string;
  readonly change: ClerkTexts;
}

/** The options of a migration. */
export interface MigrateOptions {
  readonly migrations: readonly Migration[];
  /** The example in the newer version, from which new messages and pages come. */
  readonly example?: ExampleVersion | undefined;
}

/**
 * Brings the content of a project to the schemas of today. A copy is changed and checked; only then is it put in the
 * content's place. Stopped half-way, the content is as it was, or is put back by the next run.
 *
 * @throws ClerkFault where a person must change an entry first, or where the result has an error that was not there before
 */
export function migrateSite(root: string, { migrations, example }: MigrateOptions): ChangedFile[] {
  restoreTree(root);
  const { migrated, unmigrated } = migrateEntries(root, migrations);
  if (unmigrated.length > 0) throw refusal(unmigrated);
  const files = new Map(migrated.map(({ file, text }) => [file, text]));
  const changed = migrated.flatMap(({ file, changes }) => changes.map((change): ChangedFile => ({ file, change })));
  if (example) changed.push(...addFromExample(root, example, files));
  if (files.size === 0) return [];
  try {
    stage(root, files);
    demandNoNewErrors(readContent(root).problems, readContent(path.join(root, stagedFolder)).problems);
    switchTree(root, [contentFolder]);
  } finally {
    // Without a journal this only removes the copy.
    restoreTree(root);
  }
  return changed;
}

/** Adds the messages and pages that a newer version has to the files to be written. */
function addFromExample(root: string, example: ExampleVersion, files: Map<string, string>): ChangedFile[] {
  const changed: ChangedFile[] = [];
  for (const [file, theirs] of example.messages) {
    const { text, added } = messagesOf(root, file, theirs);
    if (added.length === 0) continue;
    files.set(file, text);
    changed.push({ file, change: migrateMessages.messagesAdded(added) });
  }
  for (const [file, text] of example.pages) {
    if (existsSync(path.join(root, file))) continue;
    // This council has not read it.
    files.set(file, text.replace(/^reviewed: .*\n/mu, ""));
    changed.push({ file, change: migrateMessages.pageAdded() });
  }
  return changed;
}

function messagesOf(root: string, file: string, theirs: string) {
  const whole = path.join(root, file);
  try {
    return addMessages(existsSync(whole) ? readFileSync(whole, "utf8") : "{}", theirs);
  } catch (cause) {
    throw new ClerkFault(migrateMessages.localeBroken(file), { cause });
  }
}

function stage(root: string, files: ReadonlyMap<string, string>): void {
  const staged = path.join(root, stagedFolder);
  cpSync(path.join(root, contentFolder), path.join(staged, contentFolder), { recursive: true });
  // The check looks for documents and the emblem, which no migration changes.
  const published = path.resolve(root, staticFolder);
  if (existsSync(published)) symlinkSync(published, path.join(staged, staticFolder), "junction");
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(staged, file)), { recursive: true });
    writeFileSync(path.join(staged, file), text);
  }
}

/** Errors that were there before are for `npm run check`, whose lines are those of the files that the clerk has. */
function demandNoNewErrors(before: readonly Problem[], after: readonly Problem[]): void {
  const idOf = ({ file, field, message }: Problem) => JSON.stringify([file, field?.path, message.key]);
  const known = new Set(before.map(idOf));
  const added = after.filter((problem) => problem.severity === "error" && !known.has(idOf(problem)));
  if (added.length === 0) return;
  const lines = (language: ClerkLanguage) => report(added, { language, format: "terminal" });
  throw new ClerkFault({
    en: migrateMessages.resultWrong(lines("en")).en,
    hi: migrateMessages.resultWrong(lines("hi")).hi,
  });
}

function refusal(entries: readonly UnmigratedEntry[]): ClerkFault {
  const lines = (language: ClerkLanguage) =>
    entries
      .map(({ file, line, column, field, words }) => `${file}:${line}:${column}  ${field || "-"}: ${words[language]}`)
      .join("\n");
  return new ClerkFault({ en: migrateMessages.refused(lines("en")).en, hi: migrateMessages.refused(lines("hi")).hi });
}
