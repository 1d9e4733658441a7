import { readDocument } from "../documents/read-document";
import { findDocumentWarnings } from "../documents/warnings";
import type { LocaleCode } from "../site/locales";
import { createFileDiagnostic, type Diagnostic } from "./diagnostic";
import type { StoredDocument } from "./documents";
import type { ProjectFiles } from "./project-files";

/**
 * Opens every document without another fault. Reports those that do not open, need a password, or carry active content
 * or files.
 *
 * @param warns also warns of documents that are hard to read or name people, which requires reading every page
 * @param read reads a document; a build passes a function that caches
 * @param languages the languages that entries state for documents, by document name
 */
export async function checkDocuments(
  files: ProjectFiles,
  documents: readonly StoredDocument[],
  { warns = false, languages = new Map<string, LocaleCode>(), read = readDocument } = {},
): Promise<Diagnostic[]> {
  const problems: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  for (const { name, file, fault } of documents) {
    const bytes = fault ? undefined : files.get(file)?.read();
    if (!bytes) continue;
    const { fault: found, content } = await read(name, bytes, { withContent: warns });
    if (found) problems.push(createFileDiagnostic(file, found));
    if (content)
      for (const warning of findDocumentWarnings(name, content, languages.get(name)))
        warnings.push(createFileDiagnostic(file, warning, "warning"));
  }
  return [...problems, ...warnings];
}
