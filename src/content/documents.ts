import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";
import path from "node:path";
import { kilobytes } from "./bytes";
import { findKindFault } from "./document-faults";
import { listFolder } from "./files";
import { documentsFolder } from "./folders";
import { type Message, message } from "./messages";
import { documentNameMessage } from "./rule-messages";

/** A file in the folder of published documents. */
export interface StoredDocument {
  readonly name: string;
  /** The path from the project's root, with `/`. */
  readonly file: string;
  /** Its size in bytes. */
  readonly bytes: number;
  /** Why it cannot be published; undefined when it can. */
  readonly fault: Message | undefined;
}

/** Every file in `static/documents`, each looked at: its name, its size, and whether its bytes are what its ending says. */
export function listDocuments(root: string, limit: number): StoredDocument[] {
  return listFolder(root, documentsFolder).map((item): StoredDocument => {
    const { name } = item;
    const file = `${documentsFolder}/${name}`;
    const place = path.join(root, file);
    if (item.isSymbolicLink()) return { name, file, bytes: 0, fault: message("document-link") };
    if (item.isDirectory()) return { name, file, bytes: 0, fault: message("file-folder", { folder: documentsFolder }) };
    const bytes = statSync(place).size;
    return { name, file, bytes, fault: documentNameMessage(name) ?? faultInside(name, place, bytes, limit) };
  });
}

function faultInside(name: string, place: string, bytes: number, limit: number): Message | undefined {
  if (bytes === 0) return message("document-empty", { found: name });
  if (bytes > limit) return message("document-large", { found: name, size: kilobytes(bytes), limit: kilobytes(limit) });
  // Of a PDF the beginning is enough; the whole is read by `checkDocuments`.
  return findKindFault(name, name.endsWith(".pdf") ? firstBytes(place, 1024) : readFileSync(place));
}

function firstBytes(place: string, count: number): Buffer {
  const file = openSync(place, "r");
  try {
    const bytes = Buffer.alloc(count);
    return bytes.subarray(0, readSync(file, bytes, 0, count, 0));
  } finally {
    closeSync(file);
  }
}
