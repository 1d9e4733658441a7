import { type ClerkMessage, toMessage } from "../messages";
import { type DocumentType, findDocumentType } from "../schema/formats";
import { readCsvTable, readXlsxTable } from "../sheets/published-table";
import { largestUnpackedMegabytes } from "../sheets/read-xlsx";
import { decodeLatin1, decodeUtf8 } from "./bytes";
import type { DocumentContent } from "./document-warnings";
import { readPdf } from "./pdf-reader";
import { findPictureFault, type PictureFormat, pictureFormats } from "./pictures";
import { getStoredNameMessage } from "./rule-messages";
import { openZip, UnpackedTooLarge } from "./zip";

/** The result of reading a document: why it cannot be published, or its content. */
interface DocumentReading {
  readonly fault?: ClerkMessage | undefined;
  readonly content?: DocumentContent | undefined;
}

/** The functions that recognise and read documents of one type. */
interface DocumentKind {
  /** Checks whether a document may be of this type, by the text of its beginning. */
  readonly matches: (begin: string) => boolean;
  /** Finds a fault by all bytes, where the beginning is not enough and the document need not be opened. */
  readonly findFault?: (name: string, bytes: Uint8Array) => ClerkMessage | undefined;
  /** Opens a document of this type and checks it. */
  readonly read: (
    name: string,
    bytes: Uint8Array,
    options: { readonly withContent: boolean },
  ) => DocumentReading | Promise<DocumentReading>;
}

/** The number of bytes at the beginning of a document that show its type. */
const beginLength = 1024;

const zipMark = "PK\u0003\u0004";

const createPictureKind = (format: PictureFormat): DocumentKind => ({
  matches: format.matches,
  read: (name, bytes) => ({ fault: findPictureFault(name, bytes, format) }),
});

const kinds: Readonly<Record<DocumentType, DocumentKind>> = {
  pdf: {
    // PDF readers accept the header anywhere in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1).
    matches: (begin) => begin.includes("%PDF-"),
    read: readPdf,
  },
  xlsx: {
    matches: (begin) => begin.startsWith(zipMark),
    findFault: (name, bytes) =>
      decodeLatin1(bytes).includes("xl/workbook.xml") ? undefined : getKindMessage(name, "xlsx"),
    read: readWorkbook,
  },
  csv: {
    matches: (begin) => !begin.startsWith(zipMark) && !/^\s*(?:<|%PDF-)/u.test(begin.slice(0, 64)),
    findFault: (name, bytes) =>
      decodeUtf8(bytes)?.includes("\0") === false ? undefined : toMessage("document-csv", { found: name }),
    read: readCsvFile,
  },
  jpg: createPictureKind(pictureFormats.jpeg),
  jpeg: createPictureKind(pictureFormats.jpeg),
  png: createPictureKind(pictureFormats.png),
  webp: createPictureKind(pictureFormats.webp),
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

function getKindMessage(name: string, type: DocumentType): ClerkMessage {
  return toMessage("document-bytes", { found: name, ending: type.toUpperCase() });
}

/** Opens a document and checks it. With `withContent`, also returns its content. */
export async function readDocument(
  name: string,
  bytes: Uint8Array,
  { withContent = false } = {},
): Promise<DocumentReading> {
  const type = findDocumentType(name);
  const fault = findKindFault(name, () => bytes);
  if (fault || !type) return { fault };
  const { content, ...reading } = await kinds[type].read(name, bytes, { withContent });
  return withContent ? { ...reading, content } : reading;
}

/** The names of a workbook's parts with macros, controls or embedded files (ISO/IEC 29500-1; MS-OFFMACRO2). */
const activePart = /(?:vbaProject\.bin|(?:^|\/)(?:macrosheets|activeX|embeddings)\/.*)$/iu;

function readWorkbook(name: string, bytes: Uint8Array): DocumentReading {
  try {
    const what = openZip(bytes, 0).names.find((part) => activePart.test(part));
    if (what !== undefined) return { fault: toMessage("document-active", { found: name, what }) };
    return { content: readXlsxTable(bytes) };
  } catch (error) {
    const isTooLarge = error instanceof UnpackedTooLarge;
    const limit = `${largestUnpackedMegabytes} MB`;
    return {
      fault: toMessage(isTooLarge ? "document-unpacked" : "document-damaged", {
        found: name,
        ending: "XLSX",
        limit,
      }),
    };
  }
}

/**
 * Matches a cell that spreadsheet programs run as a formula (OWASP, "CSV Injection"). Numbers, telephone numbers and
 * words after a sign are right.
 */
const formula = /^(?:[=\uFF1D][^\s=]|[+\-@]\S*\p{L}[\p{L}\d.]*[(|])/mu;

function readCsvFile(name: string, bytes: Uint8Array): DocumentReading {
  const content = readCsvTable(bytes);
  const cell = content.columns.map((text) => formula.exec(text)?.[0]).find((found) => found !== undefined);
  return cell === undefined ? { content } : { fault: toMessage("document-formula", { found: name, cell }) };
}
