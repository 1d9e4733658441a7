import type { LocaleCode } from "../site/locales";
import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import { readDocument } from "./document-faults";
import type { StoredDocument } from "./documents";
import { findPdfWarnings } from "./pdf-warnings";
import type { ProjectFiles } from "./project-files";

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
