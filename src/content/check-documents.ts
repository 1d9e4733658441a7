import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import { findDocumentFault } from "./document-faults";
import type { StoredDocument } from "./documents";
import { findPdfWarnings } from "./pdf-warnings";
import type { ProjectFiles } from "./project-files";

/**
 * Opens every document that has no other fault, and reports those that do not open, ask for a password, or have active
 * content or files inside.
 *
 * @param warns also whether a PDF that opens serves some readers badly, or names people: every page is read for it
 */
export async function checkDocuments(
  files: ProjectFiles,
  documents: readonly StoredDocument[],
  { warns = false } = {},
): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  for (const { name, file, fault } of documents) {
    const bytes = fault ? undefined : files.get(file)?.read();
    if (!bytes) continue;
    const found = await findDocumentFault(name, bytes);
    if (found) problems.push(fileDiagnostic(file, found));
    else if (warns && name.endsWith(".pdf"))
      for (const warning of await findPdfWarnings(name, bytes)) warnings.push(fileDiagnostic(file, warning, "warning"));
  }
  return [...problems, ...warnings];
}
