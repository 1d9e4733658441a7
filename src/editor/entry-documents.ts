import { parse } from "yaml";
import { findDocumentUses, findOwnDocuments } from "../content/document-uses";
import { listWrittenFields } from "../content/fields";
import { getEntryFile } from "../content/files";
import { documentsFolder } from "../content/folders";
import { toBase64 } from "../desk/base64";
import { hasSameBytes } from "../documents/bytes";
import { findFreeName, toPublishedName } from "../documents/names";
import type { Collection } from "../schema/collection";
import { editedCollections } from "../schema/collections";
import type { Asset, Backend, SavedEntry } from "./decap";
import type { OpenedVersions } from "./lost-updates";
import { isInUnsaved } from "./unsaved/store";

/** The git host that the editor is signed in to. */
interface Desk {
  readonly backend: Pick<Backend, "getMedia">;
  readonly versions: OpenedVersions;
}

let desk: Desk | undefined;

/** Sets the git host. The names of chosen files are compared with its documents. */
export function setDesk(opened: Desk): void {
  desk = opened;
}

/** The documents that were chosen in this tab and not saved yet, by published name. */
const chosen = new Map<string, Blob>();

/** The names of the documents that this tab saved in drafts, which the published branch lacks. */
const inDrafts = new Set<string>();

/** The browser's store of chosen documents, for unsaved forms that are opened again. */
const openStore = async () => window.caches.open("editor-documents");

/**
 * Returns the name that a chosen file gets. It differs from the names of other entries' documents and of files chosen
 * earlier, so the file replaces none. Only documents of the entry itself may be replaced by a corrected copy.
 */
export async function nameChosenFile({ name }: Pick<File, "name">, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const own = await listOwnDocuments();
  const published = await listPublished();
  const wanted = toPublishedName(name);
  const earlier = new Map<string, Uint8Array>();
  for (const [each, file] of chosen) earlier.set(each, new Uint8Array(await file.arrayBuffer()));
  return findFreeName(wanted, (each) => {
    if (own.has(each)) return true;
    const known = earlier.get(each);
    return !published.has(each) && !inDrafts.has(each) && (known === undefined || hasSameBytes(known, bytes));
  });
}

/** Stores a chosen document until it is saved, in this tab and in the browser. */
export async function keepChosen(name: string, file: Blob): Promise<void> {
  chosen.set(name, file);
  // A browser without room keeps the document in this tab only; saving reports a document that is missing.
  await openStore()
    .then((store) => store.put(`/${name}`, new Response(file)))
    .catch(() => undefined);
}

/** Finds an unsaved document, chosen in this tab or before a form was restored. */
export async function findChosen(name: string): Promise<Blob | undefined> {
  if (chosen.has(name)) return chosen.get(name);
  const stored = await openStore()
    .then((store) => store.match(`/${name}`))
    .catch(() => undefined);
  return stored?.blob();
}

/** Removes the stored documents that no unsaved form names. */
export async function discardDocuments(): Promise<void> {
  const store = await openStore();
  for (const { url } of await store.keys()) {
    const name = url.slice(url.lastIndexOf("/") + 1);
    if (!isInUnsaved(name)) await store.delete(`/${name}`);
  }
}

/**
 * Finds the documents to save with an entry: those that it names, even if they were chosen before the form was
 * restored. Files that were chosen and replaced are omitted.
 *
 * @returns the documents, and the names of those that are neither chosen nor on the git host (`missing`), that another
 *   entry has published since (`taken`), or that the entry does not name, as another was chosen after them (`leftOut`)
 */
export async function findEntryDocuments({ assets, dataFiles }: SavedEntry, schema: Collection["schema"]) {
  const fields = dataFiles.flatMap(({ raw }) => listWrittenFields(schema, parse(raw)));
  const named = new Set(findDocumentUses({ fields }, undefined).map(({ name }) => name));
  const given = new Map(assets.map((asset) => [nameOf(asset), asset]));
  for (const { name } of findOwnDocuments(fields)) {
    const file = given.has(name) ? undefined : await findChosen(name);
    if (file) given.set(name, toAsset(name, file));
  }
  const kept = [...given].filter(([name]) => named.has(name));
  const unknown = findOwnDocuments(fields).filter(({ name }) => !given.has(name));
  const leftOut = [...given.keys()].filter((name) => !named.has(name));
  if (kept.length === 0 && unknown.length === 0) return { assets: [], missing: [], taken: [], leftOut };
  const [own, published] = [await listOwnDocuments(), await listPublished()];
  return {
    assets: kept.map(([, asset]) => asset),
    missing: unknown.map(({ name }) => name).filter((name) => !own.has(name) && !published.has(name)),
    leftOut,
    taken: kept.map(([name]) => name).filter((name) => published.has(name) && !own.has(name)),
  };
}

/** Records that documents were saved in a draft. */
export function recordSaved(assets: readonly Asset[]): void {
  for (const asset of assets) {
    chosen.delete(nameOf(asset));
    inDrafts.add(nameOf(asset));
  }
}

const nameOf = ({ path }: Asset) => path.slice(path.lastIndexOf("/") + 1);

function toAsset(name: string, file: Blob): Asset {
  return {
    path: `${documentsFolder}/${name}`,
    toBase64: async () => toBase64(new Uint8Array(await file.arrayBuffer())),
  };
}

async function listPublished(): Promise<Set<string>> {
  return new Set((await desk?.backend.getMedia(documentsFolder))?.map(({ name }) => name));
}

/** Returns the names of the documents of the entry in the form, as it was opened. */
async function listOwnDocuments(): Promise<Set<string>> {
  const [, name, key = ""] = /^#\/collections\/([^/]+)\/entries\/([^?]+)/u.exec(window.location.hash) ?? [];
  const collection = editedCollections.find((each) => each.name === name);
  if (!collection || !desk) return new Set();
  const { published, draft } = await desk.versions.openedFrom(getEntryFile(collection, key).file);
  const fields = [published, draft].flatMap((text) => listWrittenFields(collection.schema, parse(text ?? "")));
  return new Set(findOwnDocuments(fields).map((use) => use.name));
}
