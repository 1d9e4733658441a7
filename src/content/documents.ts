import type { LocaleCode } from "../site/locales";
import { decodeUtf8, kilobytes, latin1 } from "./bytes";
import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import { documentsFolder } from "./folders";
import { type ClerkMessage, message } from "./messages";
import { type PdfContent, readPdf } from "./pdf-reader";
import { findPdfWarnings } from "./pdf-warnings";
import { listFolder, type ProjectFile, type ProjectFiles } from "./project-files";
import { documentNameMessage } from "./rule-messages";
import { openZip } from "./zip";

/** A file in the folder of published documents. */
export interface StoredDocument {
  readonly name: string;
  /** The path from the project's root, with `/`. */
  readonly file: string;
  /** The file's size in bytes. */
  readonly bytes: number;
  /** Why the document cannot be published; undefined if it can. */
  readonly fault: ClerkMessage | undefined;
}

/** Lists all files in `static/documents`. Checks each one's name, its size, and whether its bytes match its type. */
export function listDocuments(files: ProjectFiles, limit: number): StoredDocument[] {
  return listFolder(files, documentsFolder).map(({ name, isLink, isFolder }): StoredDocument => {
    const file = `${documentsFolder}/${name}`;
    const found = files.get(file);
    if (isLink) return { name, file, bytes: 0, fault: message("document-link") };
    if (isFolder || !found) return { name, file, bytes: 0, fault: message("file-folder", { folder: documentsFolder }) };
    return { name, file, bytes: found.size, fault: documentNameMessage(name) ?? faultInside(name, found, limit) };
  });
}

function faultInside(name: string, { size, read }: ProjectFile, limit: number): ClerkMessage | undefined {
  if (size === 0) return message("document-empty", { found: name });
  if (size > limit) return message("document-large", { found: name, size: kilobytes(size), limit: kilobytes(limit) });
  // For a PDF the first bytes suffice here; `checkDocuments` reads the whole file.
  return findKindFault(name, name.endsWith(".pdf") ? read(1024) : read());
}

/**
 * Opens every document without another fault. Reports those that do not open, need a password, or carry active content
 * or files.
 *
 * @param warns also warns of PDFs that are hard to read or name people, which requires reading every page
 * @param languages the languages that entries state for documents, by document name
 */
export async function checkDocuments(
  files: ProjectFiles,
  documents: readonly StoredDocument[],
  { warns = false, languages = new Map<string, LocaleCode>() } = {},
): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  for (const { name, file, fault } of documents) {
    const bytes = fault ? undefined : files.get(file)?.read();
    if (!bytes) continue;
    const { fault: found, content } = await readDocument(name, bytes, { withContent: warns });
    if (found) problems.push(fileDiagnostic(file, found));
    if (content)
      for (const warning of findPdfWarnings(name, content, languages.get(name)))
        warnings.push(fileDiagnostic(file, warning, "warning"));
  }
  return [...problems, ...warnings];
}

const zipMark = "PK\u0003\u0004";

/** Returns an error message if a document's bytes do not match the type in its name, otherwise undefined. */
export function findKindFault(name: string, bytes: Uint8Array): ClerkMessage | undefined {
  const ending = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  const begin = latin1(bytes.subarray(0, 1024));
  const otherwise = message("document-bytes", { found: name, ending });
  switch (ending) {
    case "PDF":
      // PDF readers accept the header anywhere in the first 1,024 bytes (ISO 32000-1, annex H.3.4.1).
      return begin.includes("%PDF-") ? undefined : otherwise;
    case "XLSX":
      return begin.startsWith(zipMark) && latin1(bytes).includes("xl/workbook.xml") ? undefined : otherwise;
    default:
      if (begin.startsWith(zipMark) || /^\s*(?:<|%PDF-)/u.test(begin.slice(0, 64))) return otherwise;
      return isText(bytes) ? undefined : message("document-csv", { found: name });
  }
}

function isText(bytes: Uint8Array): boolean {
  const text = decodeUtf8(bytes);
  return text !== undefined && !text.includes("\0");
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
