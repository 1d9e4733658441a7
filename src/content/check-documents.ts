import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import { findDocumentFault } from "./document-faults";
import type { StoredDocument } from "./documents";
import { findPdfWarnings } from "./pdf-warnings";
import type { ProjectFiles } from "./project-files";

/**
 * Opens every document that has no other fault, and reports those that do not open, ask for a password, or have active
 * content or files inside.
 */
export async function checkDocuments(files: ProjectFiles, documents: readonly StoredDocument[]): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  for (const { name, file, fault } of documents) {
    const bytes = fault ? undefined : files.get(file)?.read();
    const found = bytes && (await findDocumentFault(name, bytes));
    if (found) problems.push(fileDiagnostic(file, found));
  }
  return problems;
}

/** Warns of PDFs that open and yet serve some readers badly, or name people. Every page is read: it takes a while. */
export async function warnOfDocuments(
  files: ProjectFiles,
  documents: readonly StoredDocument[],
): Promise<Diagnostic[]> {
  const warnings: Diagnostic[] = [];
  for (const { name, file, fault } of documents) {
    const bytes = fault || !name.endsWith(".pdf") ? undefined : files.get(file)?.read();
    if (!bytes || (await findDocumentFault(name, bytes))) continue;
    for (const found of await findPdfWarnings(name, bytes)) warnings.push(fileDiagnostic(file, found, "warning"));
  }
  return warnings;
}
