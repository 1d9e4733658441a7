import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMap, isSeq, parseDocument } from "yaml";
import { readEntries } from "../../src/content/disk";
import { findDocumentUses, findSiteAddress } from "../../src/content/document-uses";
import { documentsFolder } from "../../src/content/folders";
import { readWithdrawn, withdrawnFile } from "../../src/content/ledger";
import type { WrittenEntry } from "../../src/content/written-entry";
import { type LocaleCode, localeCodes } from "../../src/site/locales";

/** The note in an entry's list of changes, shown with the day of withdrawal. */
const notes: Readonly<Record<LocaleCode, string>> = {
  en: "The document was withdrawn.",
  hi: "दस्तावेज़ वापस लिया गया।",
  sa: "लेख्यं प्रत्याहृतम्।",
};

const note = Object.fromEntries(localeCodes.flatMap((code) => (notes[code] ? [[code, notes[code]]] : [])));

/** Finds the entries that refer to a document, in fields or in links in their texts. */
export function findUses(root: string, name: string) {
  const entries = readEntries(root);
  const siteAddress = findSiteAddress(entries);
  return entries.flatMap((entry) => {
    const uses = findDocumentUses(entry, siteAddress).filter((use) => use.name === name);
    const fields = uses.filter(({ address }) => address === undefined).map((use) => use.path);
    return uses.length === 0 ? [] : [{ entry, fields, isLinked: fields.length < uses.length }];
  });
}

/**
 * Withdraws a document from the content. Deletes its file and removes it and its text from the entries that refer to
 * it, with a note of the day. Records its name, so that no later change publishes it again.
 *
 * @param day the day in India, YYYY-MM-DD
 * @returns the changed files, and the files with links that a person must remove, relative to the project's root
 */
export function removeFromContent(root: string, name: string, day: string) {
  rmSync(path.join(root, documentsFolder, name), { force: true });
  addWithdrawn(root, name, day);
  const uses = findUses(root, name);
  const changed = uses.filter(({ fields }) => fields.length > 0);
  for (const { entry, fields } of changed)
    writeFileSync(path.join(root, entry.file), withoutFields(entry, fields, day));
  return {
    changed: changed.map(({ entry }) => entry.file),
    linked: uses.filter(({ isLinked }) => isLinked).map(({ entry }) => entry.file),
  };
}

/** Returns an entry's YAML without some fields, and with a note of the withdrawal if its collection has `changes`. */
function withoutFields(
  entry: WrittenEntry,
  fields: readonly WrittenEntry["fields"][number]["path"][],
  day: string,
): string {
  const document = parseDocument(entry.text);
  for (const field of fields) {
    document.deleteIn(field);
    const [parent] = field;
    const left = document.get(parent);
    if (field.length > 1 && isMap(left) && left.items.length === 0) document.delete(parent);
  }
  // These fields contain the document's text.
  for (const field of ["body", "printed"]) document.delete(field);
  if ("changes" in entry.collection.schema.shape) {
    const changes = document.get("changes");
    const change = document.createNode({ day, note });
    if (isSeq(changes)) changes.add(change);
    else document.set("changes", document.createNode([change]));
  }
  return document.toString({ lineWidth: 0 });
}

/** Adds a document to those that were withdrawn, unless it is one of them. */
function addWithdrawn(root: string, name: string, day: string): void {
  const file = path.join(root, withdrawnFile);
  const withdrawn = readWithdrawn(existsSync(file) ? readFileSync(file, "utf8") : "");
  withdrawn.set(name, withdrawn.get(name) ?? day);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, [...withdrawn].map((line) => `${line.join(" ")}\n`).join(""));
}
