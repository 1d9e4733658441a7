import { readFileSync } from "node:fs";
import path from "node:path";
import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import type { StoredDocument } from "./documents";
import { type Message, message } from "./messages";
import { readPdf } from "./pdf-reader";
import { openZip } from "./zip";

/**
 * Opens every document that has no other fault, and reports those that do not open, ask for a password, or have active
 * content or files inside.
 */
export async function checkDocuments(root: string, documents: readonly StoredDocument[]): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  for (const { name, file, fault } of documents) {
    if (fault) continue;
    const found = await findDocumentFault(name, readFileSync(path.join(root, file)));
    if (found) problems.push(fileDiagnostic(file, found));
  }
  return problems;
}

/** Returns why a document cannot be published by what is inside; undefined if it can. */
export async function findDocumentFault(name: string, bytes: Uint8Array): Promise<Message | undefined> {
  if (name.endsWith(".pdf")) {
    const reading = await readPdf(name, bytes);
    return "fault" in reading ? reading.fault : undefined;
  }
  return name.endsWith(".xlsx") ? findWorkbookFault(name, bytes) : undefined;
}

/** Macros, controls and files inside a workbook (ISO/IEC 29500-1; MS-OFFMACRO2). */
const activePart = /(?:vbaProject\.bin|(?:^|\/)(?:macrosheets|activeX|embeddings)\/.*)$/iu;

function findWorkbookFault(name: string, bytes: Uint8Array): Message | undefined {
  try {
    const what = openZip(bytes, 0).names.find((part) => activePart.test(part));
    return what === undefined ? undefined : message("document-active", { found: name, what });
  } catch {
    return message("document-damaged", { found: name, ending: "XLSX" });
  }
}
