import { getCollectionPath } from "../content/files";
import { documentsFolder } from "../content/folders";
import type { ProjectFiles } from "../content/project-files";
import { nameEntry } from "../content/view";
import { withdrawnFiles } from "../content/withdrawn-list";
import { type ClerkLanguage, getTexts } from "../messages";
import { type Collection, isSingle } from "../schema/collection";
import { editedCollections } from "../schema/collections";
import { type ChangedField, type FindNames, listFieldChanges, parseEntryText } from "./field-changes";
import { createNameFinder } from "./find-names";

/** The kind of a change to an entry, a document or another file. */
export type ChangeKind = "added" | "changed" | "deleted";

/** A change of an entry, with its fields. */
export interface ChangedEntry {
  readonly what: "entry";
  readonly kind: ChangeKind;
  readonly collection: Collection;
  readonly key: string;
  /** The entry's name in the reader's language. */
  readonly name: string;
  readonly fields: readonly ChangedField[];
}

/**
 * A change of a document, or of a file that clerks do not edit, which is named by its path. `withdrawn` is the record of
 * a withdrawal.
 */
export interface ChangedFile {
  readonly what: "document" | "withdrawn" | "other";
  readonly kind: ChangeKind;
  readonly name: string;
}

/** A change of one file, as clerks read it. */
export type DescribedChange = ChangedEntry | ChangedFile;

/** Finds the collection of the entry in a file. */
export function findCollectionOf(path: string): Collection | undefined {
  return editedCollections.find((collection) => {
    const place = getCollectionPath(collection);
    return isSingle(collection) ? path === place : path.startsWith(`${place}/`);
  });
}

/** Returns the kind of a change by the presence of the file before and after it. */
export function getChangeKind(before: unknown, after: unknown): ChangeKind {
  if (before === undefined) return "added";
  return after === undefined ? "deleted" : "changed";
}

/**
 * Describes the change of an entry's file.
 *
 * @param before the text of the file; undefined if it is missing
 * @param language the language of its reader
 * @param findNames names the entries that fields refer to
 */
export function describeEntryChange(
  collection: Collection,
  path: string,
  before: string | undefined,
  after: string | undefined,
  language: ClerkLanguage,
  findNames?: FindNames,
): ChangedEntry {
  const key = path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/u, "");
  const { name } = nameEntry(collection, key, parseEntryText(after ?? before) ?? {});
  return {
    ...{ what: "entry", collection, key, name: name[language], kind: getChangeKind(before, after) },
    fields: after === undefined ? [] : listFieldChanges(collection, before, after, language, findNames),
  };
}

/** A file that a request adds or replaces, or removes if it has no bytes. */
interface WrittenFile {
  readonly path: string;
  readonly bytes: Uint8Array | undefined;
}

/** Describes the changes of a request that is about to be sent. */
export function describeChanges(
  changes: readonly WrittenFile[],
  files: ProjectFiles,
  language: ClerkLanguage,
): DescribedChange[] {
  const readText = (path: string) => decode(files.get(path)?.read());
  return changes.map(({ path, bytes }) => {
    const collection = findCollectionOf(path);
    if (!collection) return describeFileChange(path, getChangeKind(files.get(path), bytes));
    return describeEntryChange(collection, path, readText(path), decode(bytes), language, createNameFinder(readText));
  });
}

const decode = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

/** Describes the change of a file that is not an entry. */
export function describeFileChange(path: string, kind: ChangeKind): ChangedFile {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (path.startsWith(`${withdrawnFiles}/`)) return { what: "withdrawn", kind, name: name.replace(/\.txt$/u, "") };
  return path.startsWith(`${documentsFolder}/`)
    ? { what: "document", kind, name }
    : { what: "other", kind, name: path };
}

/** Returns a change as one line: what happens to which entry or document. */
export function formatChange(change: DescribedChange, language: ClerkLanguage): string {
  if (change.what === "entry")
    return getTexts(`changes.${change.kind}`, { list: change.collection.label[language], name: change.name })[language];
  if (change.what === "withdrawn") return getTexts("changes.withdrawn", { name: change.name })[language];
  return getTexts(`changes.${change.what}-${change.kind}`, { name: change.name })[language];
}
