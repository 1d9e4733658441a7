import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isMap, isSeq, parseDocument } from "yaml";
import { readEntries } from "../../src/content/disk";
import { findDocumentUses, siteAddressIn } from "../../src/content/document-uses";
import { documentsFolder } from "../../src/content/folders";
import type { WrittenEntry } from "../../src/content/written-entry";
import type { LocaleCode } from "../../src/site/locales";
import { addWithdrawn } from "./add-withdrawn";

/** What the page of an entry says of a withdrawn document, beside the day. */
const note: Readonly<Record<LocaleCode, string>> = {
  en: "The document was withdrawn.",
  hi: "दस्तावेज़ वापस लिया गया।",
  sa: "लेख्यं प्रत्याहृतम्।",
};

/** Finds the entries that name a document: in fields, and in links of their texts. */
export function findUses(root: string, name: string) {
  const entries = readEntries(root);
  const siteAddress = siteAddressIn(entries);
  return entries.flatMap((entry) => {
    const uses = findDocumentUses(entry, siteAddress).filter((use) => use.name === name);
    const fields = uses.filter(({ address }) => address === undefined).map((use) => use.path);
    return uses.length === 0 ? [] : [{ entry, fields, isLinked: fields.length < uses.length }];
  });
}

/**
 * Withdraws a document from the content: deletes its file, removes it and its text from the entries that name it, adds
 * the day of its withdrawal to each, and records its name, so that no later change publishes it again.
 *
 * @param day the day in India, YYYY-MM-DD
 * @returns the changed files and the links in texts that a person must remove, by paths from the project's root
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

/** Returns the text of an entry without some fields, and with the withdrawal among its changes where it has such a list. */
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
  // Its text is the document once more.
  for (const field of ["body", "printed"]) document.delete(field);
  if ("changes" in entry.collection.schema.shape) {
    const changes = document.get("changes");
    const change = document.createNode({ day, note });
    if (isSeq(changes)) changes.add(change);
    else document.set("changes", document.createNode([change]));
  }
  return document.toString({ lineWidth: 0 });
}
