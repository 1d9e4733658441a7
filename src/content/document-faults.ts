import { type ClerkMessage, message } from "../messages";
import { decodeLatin1, decodeUtf8 } from "./bytes";
import { type PdfContent, readPdf } from "./pdf-reader";
import { openZip } from "./zip";

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

/** The result of reading a document: why it cannot be published, or the content of a PDF. */
interface DocumentReading {
  readonly fault?: ClerkMessage | undefined;
  readonly content?: PdfContent | undefined;
}

/** Opens a document and checks it. With `withContent`, also returns a PDF's content. */
export async function readDocument(
  name: string,
  bytes: Uint8Array,
  { withContent = false } = {},
): Promise<DocumentReading> {
  if (name.endsWith(".pdf")) return readPdf(name, bytes, { withContent });
  return {
    fault: findKindFault(name, bytes) ?? (name.endsWith(".xlsx") ? findWorkbookFault(name, bytes) : undefined),
  };
}

/** The names of a workbook's parts with macros, controls or embedded files (ISO/IEC 29500-1; MS-OFFMACRO2). */
const activePart = /(?:vbaProject\.bin|(?:^|\/)(?:macrosheets|activeX|embeddings)\/.*)$/iu;

function findWorkbookFault(name: string, bytes: Uint8Array): ClerkMessage | undefined {
  try {
    const what = openZip(bytes, 0).names.find((part) => activePart.test(part));
    return what === undefined ? undefined : message("document-active", { found: name, what });
  } catch {
    return message("document-damaged", { found: name, ending: "XLSX" });
  }
}
