import { type ClerkMessage, toMessage } from "../messages";
import { type DocumentType, findDocumentType } from "../schema/formats";
import { findKindFault } from "./kinds";
import { readPdf } from "./pdf-reader";
import { findPictureFault, type PictureFormat, pictureFormats } from "./pictures";
import { findCell, readCsvTable, readXlsxTable } from "./published-table";
import { largestUnpackedMegabytes } from "./read-xlsx";
import type { DocumentContent } from "./warnings";
import { UnpackedTooLarge } from "./zip";

/** The result of reading a document: why it cannot be published, or its content. */
interface DocumentReading {
  readonly fault?: ClerkMessage | undefined;
  readonly content?: DocumentContent | undefined;
}

/** Opens a document and checks it. */
type ReadKind = (
  name: string,
  bytes: Uint8Array,
  options: { readonly withContent: boolean },
) => DocumentReading | Promise<DocumentReading>;

const readPicture =
  (format: PictureFormat): ReadKind =>
  (name, bytes) => ({ fault: findPictureFault(name, bytes, format) });

const readers: Readonly<Record<DocumentType, ReadKind>> = {
  pdf: readPdf,
  xlsx: readWorkbook,
  csv: readCsvFile,
  jpg: readPicture(pictureFormats.jpg),
  jpeg: readPicture(pictureFormats.jpeg),
  png: readPicture(pictureFormats.png),
  webp: readPicture(pictureFormats.webp),
};

/** Opens a document and checks it. With `withContent`, also returns its content. */
export async function readDocument(
  name: string,
  bytes: Uint8Array,
  { withContent = false } = {},
): Promise<DocumentReading> {
  const type = findDocumentType(name);
  const fault = findKindFault(name, () => bytes);
  if (fault || !type) return { fault };
  const { content, ...reading } = await readers[type](name, bytes, { withContent });
  return withContent ? { ...reading, content } : reading;
}

/** The maximum length of a formula in a message. */
const longestQuote = 60;

function readWorkbook(name: string, bytes: Uint8Array): DocumentReading {
  try {
    const content = readXlsxTable(bytes);
    const what = content.active?.slice(0, longestQuote);
    return what === undefined ? { content } : { fault: toMessage("document-active", { found: name, what }) };
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
const formula = /^(?:[=\uFF1D][^\s=]|[+\-@]\S{0,200}\p{L}[\p{L}\d.]{0,200}[(|])/mu;

function readCsvFile(name: string, bytes: Uint8Array): DocumentReading {
  const content = readCsvTable(bytes);
  const cell = findCell(content.tables, formula);
  return cell === undefined ? { content } : { fault: toMessage("document-formula", { found: name, cell }) };
}
