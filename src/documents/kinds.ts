import { type ClerkMessage, toMessage } from "../messages";
import { type DocumentType, findDocumentType } from "../schema/formats";
import { decodeLatin1, decodeUtf8 } from "./bytes";
import { getStoredNameMessage } from "./names";
import { findPictureFault, pictureFormats } from "./pictures";

/** The functions that recognise documents of one type. */
interface DocumentKind {
  /** Checks whether a document may be of this type, by the text of its beginning. */
  readonly matches: (begin: string) => boolean;
  /** Finds a fault by all bytes, where the beginning is not enough and the document need not be opened. */
  readonly findFault?: (name: string, bytes: Uint8Array) => ClerkMessage | undefined;
}

/** The number of bytes at the beginning of a document that show its type. */
const beginLength = 1024;

const zipMark = "PK\u0003\u0004";

const kinds: Readonly<Record<DocumentType, DocumentKind>> = {
  // PDF readers accept the header anywhere in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1).
  pdf: { matches: (begin) => begin.includes("%PDF-") },
  xlsx: {
    matches: (begin) => begin.startsWith(zipMark),
    findFault: (name, bytes) =>
      decodeLatin1(bytes).includes("xl/workbook.xml") ? undefined : getKindMessage(name, "xlsx"),
  },
  csv: {
    matches: (begin) => !begin.startsWith(zipMark) && !/^\s*(?:<|%PDF-)/u.test(begin.slice(0, 64)),
    findFault: (name, bytes) =>
      decodeUtf8(bytes)?.includes("\0") === false ? undefined : toMessage("document-csv", { found: name }),
  },
  ...pictureFormats,
};

/**
 * Returns an error message if the bytes of a document do not match the type in its name, otherwise undefined.
 *
 * @param read returns the first bytes of the document, or all
 */
export function findKindFault(name: string, read: (length?: number) => Uint8Array): ClerkMessage | undefined {
  const type = findDocumentType(name);
  if (!type) return getStoredNameMessage(name);
  const { matches, findFault } = kinds[type];
  const begin = decodeLatin1(read(beginLength).subarray(0, beginLength));
  return matches(begin) ? findFault?.(name, read()) : getKindMessage(name, type);
}

/** Returns an error message if a picture cannot be read whole, otherwise undefined. */
export function findPhotographFault(name: string, bytes: Uint8Array): ClerkMessage | undefined {
  const format = Object.entries(pictureFormats).find(([type]) => type === findDocumentType(name))?.[1];
  return findKindFault(name, () => bytes) ?? (format && findPictureFault(name, bytes, format));
}

function getKindMessage(name: string, type: DocumentType): ClerkMessage {
  return toMessage("document-bytes", { found: name, ending: type.toUpperCase() });
}
