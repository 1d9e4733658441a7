import { findCollectionOf } from "../../changes/describe-change";
import type { EntryFile } from "../../content/files";
import { entryEnding } from "../../content/folders";
import { getNotesFile, nameTextRecord, tidyForDigest } from "../../content/translations/records";
import { decodeUtf8 } from "../../documents/bytes";
import { fetchProductTexts } from "../built-texts";
import { joinLayers, listReplaced, splitLayers } from "../layered-text";
import type { Change, Host } from "./host";

const encode = (text: string) => new TextEncoder().encode(text);

/**
 * Lets pages read and write whole entries. A council's file has only what differs from the product's file below it; with it is
 * saved which texts of the product it replaces, so that later ones of the product are noticed.
 */
export function withProduct(host: Host, fetchTexts = fetchProductTexts): Host {
  const findBelow = async (path: string) => {
    const [below, file] = [(await fetchTexts())[path], toEntryFile(path)];
    return below === undefined || !file ? undefined : { below, file };
  };
  const split = async (changes: readonly Change[], commit?: string): Promise<readonly Change[]> => {
    const parts = changes.map(async (change): Promise<readonly Change[]> => {
      const text = change.bytes && decodeUtf8(change.bytes);
      const layer = text === undefined ? undefined : await findBelow(change.path);
      if (text === undefined || !layer) return [change];
      const own = splitLayers(layer.file, text, layer.below);
      const notes = { path: getNotesFile(change.path), bytes: encode(await formatNotes(layer.file, own, layer.below)) };
      const written = [{ ...change, bytes: encode(own) }, ...(notes.bytes.length > 0 ? [notes] : [])];
      return Promise.all(
        written.map(async (each) => ({ ...each, isNew: (await host.readAt(each.path, commit)) === undefined })),
      );
    });
    return (await Promise.all(parts)).flat();
  };
  return {
    ...host,
    async readAt(path, commit) {
      const [bytes, layer] = await Promise.all([host.readAt(path, commit), findBelow(path)]);
      const own = bytes && decodeUtf8(bytes);
      if (!layer || (bytes && own === undefined)) return bytes;
      return encode(joinLayers(layer.file, own, layer.below));
    },
    open: async (request) => host.open({ ...request, changes: await split(request.changes) }),
    amend: async (request, amendment) =>
      host.amend(request, { ...amendment, changes: await split(amendment.changes, request.commit) }),
  };
}

function toEntryFile(file: string): EntryFile | undefined {
  const collection = findCollectionOf(file);
  return collection && { collection, file, name: file.slice(file.lastIndexOf("/") + 1, -entryEnding.length) };
}

/** Returns the notes of a file as `writeRecords` writes them. */
async function formatNotes(file: EntryFile, own: string, below: string): Promise<string> {
  const lines = listReplaced(file, own, below).map(async (pair) => {
    const digests = await Promise.all([pair.translation ?? "", pair.source].map(computeDigest));
    return `${[nameTextRecord(pair), pair.language, ...digests].join(" ")}\n`;
  });
  return (await Promise.all(lines)).join("");
}

/** Computes what `computeTextDigest` does, in a browser. */
async function computeDigest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", encode(tidyForDigest(text))));
  return Array.from(bytes.subarray(0, 6), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
