import { isMap, isSeq, parseDocument } from "yaml";
import { decodeUtf8 } from "../documents/bytes";
import { type LocaleCode, localeCodes } from "../site/locales";
import { escapePattern } from "../site/redirect-patterns";
import { type DocumentUse, findDocumentUses, findSiteAddress } from "./document-uses";
import { parseEntries } from "./entry";
import { contentFolder, documentsFolder, entryEnding, oldPathsSource } from "./folders";
import { omitTarget } from "./old-paths";
import { createFile, type ProjectFiles } from "./project-files";
import { formatWithdrawals, readWithdrawals, type Withdrawal, withdrawnFiles } from "./withdrawn-list";
import type { WrittenEntry } from "./written-entry";

/** Changes of a project's files, by path from its root: the new text, or null if the file is removed. */
export type FileChanges = ReadonlyMap<string, string | null>;

/** The note in an entry's list of changes, shown with the day of withdrawal. */
const notes: Readonly<Record<LocaleCode, string>> = {
  en: "The document was withdrawn.",
  hi: "दस्तावेज़ वापस लिया गया।",
  sa: "लेख्यं प्रत्याहृतम्।",
};

const note = Object.fromEntries(localeCodes.flatMap((code) => (notes[code] ? [[code, notes[code]]] : [])));

/** Returns a project's files after some changes. */
export function applyChanges(files: ProjectFiles, changes: FileChanges): ProjectFiles {
  const changed = new Map(files);
  for (const [file, text] of changes) {
    if (text === null) changed.delete(file);
    else changed.set(file, createFile(text));
  }
  return new Map([...changed].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Returns the changes that withdraw a document from the content, which the content check accepts. The file is removed,
 * also from the entries, links and redirects that name it. An entry that issued it loses its text and gets a note of the
 * day. The list of withdrawals gets a line, so that no later change publishes the name again.
 */
export function withdrawDocument(files: ProjectFiles, withdrawal: Withdrawal): FileChanges {
  const { name, day } = withdrawal;
  if (readWithdrawals(files).has(name)) return new Map();
  const { written } = parseEntries(files);
  const siteAddress = findSiteAddress(written);
  const entries = written.flatMap((entry): [string, string][] => {
    const uses = findDocumentUses(entry, siteAddress).filter((use) => use.name === name);
    return uses.length > 0 ? [[entry.file, removeUses(entry, uses, day)]] : [];
  });
  const file = `${documentsFolder}/${name}`;
  const sheet = decodeUtf8(files.get(oldPathsSource)?.read() ?? new Uint8Array()) ?? "";
  const rows = omitTarget(sheet, name);
  return new Map<string, string | null>([
    [`${withdrawnFiles}/${name}.txt`, formatWithdrawals([withdrawal])],
    ...(files.has(file) ? [[file, null] satisfies [string, null]] : []),
    ...(rows === sheet ? [] : [[oldPathsSource, rows] satisfies [string, string]]),
    ...entries,
  ]);
}

/**
 * Returns the changes that withdraw an entry, with the documents that no other entry names. Its file is removed, and the
 * list of withdrawals gets a line for each, so that stored releases lose them too.
 */
export function withdrawEntry(files: ProjectFiles, withdrawal: Withdrawal): FileChanges {
  const file = `${contentFolder}/${withdrawal.name}${entryEnding}`;
  const { written } = parseEntries(files);
  const siteAddress = findSiteAddress(written);
  const namedBy = (entries: readonly WrittenEntry[]) =>
    new Set(entries.flatMap((entry) => findDocumentUses(entry, siteAddress).map(({ name }) => name)));
  const elsewhere = namedBy(written.filter((entry) => entry.file !== file));
  const own = [...namedBy(written.filter((entry) => entry.file === file))].filter((name) => !elsewhere.has(name));
  const changes = new Map(own.flatMap((name) => [...withdrawDocument(files, { ...withdrawal, name })]));
  return changes.set(`${withdrawnFiles}/${withdrawal.name}.txt`, formatWithdrawals([withdrawal])).set(file, null);
}

/** Returns an entry's YAML without some uses of a document. */
function removeUses({ text, collection }: WrittenEntry, uses: readonly DocumentUse[], day: string): string {
  const document = parseDocument(text);
  for (const { path, address } of uses) {
    const written = String(document.getIn(path));
    if (address !== undefined && written.trim() !== address) document.setIn(path, removeLinks(written, address));
    else document.deleteIn(path);
    const group = document.getIn(path.slice(0, -1));
    if (path.length > 1 && isMap(group) && group.items.length === 0) document.deleteIn(path.slice(0, -1));
  }
  if (uses.some(({ address }) => address === undefined)) {
    // The document's text.
    document.delete("body");
    const others = document.get("otherLanguages");
    if (!document.has("document") && isMap(others)) {
      const [{ key, value } = {}] = others.items;
      document.set("document", value);
      others.delete(key);
      if (others.items.length === 0) document.delete("otherLanguages");
    }
    if ("changes" in collection.schema.shape && String(document.get("published") ?? "") <= day) {
      const changes = document.get("changes");
      const change = document.createNode({ day, note });
      if (isSeq(changes)) changes.add(change);
      else document.set("changes", document.createNode([change]));
    }
  }
  return document.toString({ lineWidth: 0 });
}

/** Returns a Markdown text without the links to an address. A link in a rare form leads to the home page instead. */
function removeLinks(text: string, address: string): string {
  const inline = new RegExp(`\\[([^\\]]*)\\]\\(\\s*<?${escapePattern(address)}>?(?:\\s+"[^"]*")?\\s*\\)`, "gu");
  return text.replaceAll(inline, "$1").replaceAll(address, "route:home");
}
