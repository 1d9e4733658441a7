import { type ClerkMessage, message } from "../messages";
import { readCsvTable, readXlsxTable } from "../sheets/published-table";
import { largestUnpackedMegabytes } from "../sheets/read-xlsx";
import { decodeLatin1, decodeUtf8 } from "./bytes";
import type { DocumentContent } from "./document-warnings";
import { readPdf } from "./pdf-reader";
import { openZip, UnpackedTooLarge } from "./zip";

const zipMark = "PK\u0003\u0004";

/** Returns an error message if a document's bytes do not match the type in its name, otherwise undefined. */
export function findKindFault(name: string, bytes: Uint8Array): ClerkMessage | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  const begin = decodeLatin1(bytes.subarray(0, 1024));
  const otherwise = message("document-bytes", { found: name, ending });
  switch (ending) {
    case "PDF":
      // PDF readers accept the header anywhere in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1).
      return begin.includes("%PDF-") ? undefined : otherwise;
    case "XLSX":
      return begin.startsWith(zipMark) && decodeLatin1(bytes).includes("xl/workbook.xml") ? undefined : otherwise;
    default:
      if (begin.startsWith(zipMark) || /^\s*(?:<|%PDF-)/u.test(begin.slice(0, 64))) return otherwise;
      return decodeUtf8(bytes)?.includes("\0") === false ? undefined : message("document-csv", { found: name });
  }
}

/** The result of reading a document: why it cannot be published, or its content. */
interface DocumentReading {
  readonly fault?: ClerkMessage | undefined;
  readonly content?: DocumentContent | undefined;
}

/** Opens a document and checks it. With `withContent`, also returns its content. */
export async function readDocument(
  name: string,
  bytes: Uint8Array,
  { withContent = false } = {},
): Promise<DocumentReading> {
  if (name.endsWith(".pdf")) return readPdf(name, bytes, { withContent });
  const fault = findKindFault(name, bytes);
  if (fault) return { fault };
  const { content, ...reading } = name.endsWith(".xlsx") ? readWorkbook(name, bytes) : readCsvFile(name, bytes);
  return withContent ? { ...reading, content } : reading;
}

/** The names of a workbook's parts with macros, controls or embedded files (ISO/IEC 29500-1; MS-OFFMACRO2). */
const activePart = /(?:vbaProject\.bin|(?:^|\/)(?:macrosheets|activeX|embeddings)\/.*)$/iu;

function readWorkbook(name: string, bytes: Uint8Array): DocumentReading {
  try {
    const what = openZip(bytes, 0).names.find((part) => activePart.test(part));
    if (what !== undefined) return { fault: message("document-active", { found: name, what }) };
    return { content: readXlsxTable(bytes) };
  } catch (error) {
    const isTooLarge = error instanceof UnpackedTooLarge;
    const limit = `${largestUnpackedMegabytes} MB`;
    return {
      fault: message(isTooLarge ? "document-unpacked" : "document-damaged", { found: name, ending: "XLSX", limit }),
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
  return cell === undefined ? { content } : { fault: message("document-formula", { found: name, cell }) };
}
