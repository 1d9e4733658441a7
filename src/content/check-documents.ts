import type { LocaleCode } from "../site/locales";
import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import { readDocument } from "./document-faults";
import type { StoredDocument } from "./documents";
import { findPdfWarnings } from "./pdf-warnings";
import type { ProjectFiles } from "./project-files";

/**
 * Opens every document that has no other fault, and reports those that do not open, ask for a password, or have active
 * content or files inside.
 *
 * @param warns also whether a PDF that opens serves some readers badly, or names people: every page is read for it
 * @param languages the languages that entries say documents are in, by the names of these
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
