import { getDocumentNameFault, getStoredNameMessage, toPublishedName } from "../documents/names";
import { type ClerkTexts, formatInBothLanguages, getTexts } from "../messages";
import { findDocumentType, isPictureName } from "../schema/formats";
import { documentLimit } from "../site/documents";

const megabyte = 1024 * 1024;

/** Matches the names of photographs in Apple's format. */
const heic = /\.hei[cf]$/iu;

/**
 * Returns the reason why a field cannot take a file of this kind; undefined to take it. The document of a field can be
 * made of photographs.
 *
 * @param field the name of the field for clerks
 */
export function findKindRefusal(name: string, isPicture: boolean, field: string): ClerkTexts | undefined {
  if (heic.test(name)) return getTexts("editor.file-heic", { name, field });
  const isTaken = findDocumentType(name) && (!isPicture || isPictureName(name));
  return isTaken ? undefined : formatInBothLanguages(getDocumentNameFault(name, isPicture));
}

/** Returns the reason to refuse a file by name and size; undefined to accept it. */
export function findFileRefusal({ name, size }: Pick<File, "name" | "size">): ClerkTexts | undefined {
  if (heic.test(name)) return getTexts("editor.file-heic", { name, field: getTexts("batch.documents") });
  if (size === 0) return getTexts("editor.file-empty", { name });
  if (size > documentLimit) {
    return getTexts("editor.file-too-large", {
      name,
      size: Math.ceil((size / megabyte) * 10) / 10,
      limit: documentLimit / megabyte,
    });
  }
  if (!findDocumentType(name)) {
    const fault = getStoredNameMessage(name);
    return fault && formatInBothLanguages(fault);
  }
  return undefined;
}

/**
 * Checks the name, the size and the content of a document.
 *
 * @param name the file's name when published
 * @returns the bytes, the content for warnings, and the reason to refuse the file
 */
export async function examineFile(file: File, name: string) {
  const refusal = findFileRefusal({ name, size: file.size });
  if (refusal) return { bytes: new Uint8Array(), content: undefined, fault: refusal };
  const bytes = new Uint8Array(await file.arrayBuffer());
  // The reader of PDFs is as large as the rest of the editor's code, so it is loaded for the first document.
  const reader = await import("../documents/read-document").catch(() => undefined);
  if (!reader) return { bytes, content: undefined, fault: getTexts("editor.file-unread", { name }) };
  const { content, fault } = await reader.readDocument(toPublishedName(name), bytes, { withContent: true });
  return { bytes, content, fault: fault && formatInBothLanguages(fault) };
}
