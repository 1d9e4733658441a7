import { type ClerkMessage, toMessage } from "../messages";
import { documentLimit } from "../site/documents";
import type { LocaleCode } from "../site/locales";
import { formatKilobytes } from "./bytes";
import { createFileDiagnostic, type Diagnostic } from "./diagnostic";
import { findKindFault, readDocument } from "./document-faults";
import { findDocumentWarnings } from "./document-warnings";
import { documentsFolder } from "./folders";
import { listFolder, type ProjectFile, type ProjectFiles } from "./project-files";
import { getStoredNameMessage } from "./rule-messages";

/** A file in the folder of published documents. */
export interface StoredDocument {
  readonly name: string;
  /** The path from the project's root, with `/`. */
  readonly file: string;
  /** Why the document cannot be published; undefined if it can. */
  readonly fault: ClerkMessage | undefined;
}

/** Lists all files in `static/documents`. Checks the name, the size and the type of each file. */
export function listStoredDocuments(files: ProjectFiles): StoredDocument[] {
  return listFolder(files, documentsFolder).map(({ name, isLink, isFolder }): StoredDocument => {
    const file = `${documentsFolder}/${name}`;
    const found = files.get(file);
    if (isLink) return { name, file, fault: toMessage("document-link") };
    if (isFolder || !found) return { name, file, fault: toMessage("file-folder", { folder: documentsFolder }) };
    return { name, file, fault: getStoredNameMessage(name) ?? faultInside(name, found) };
  });
}

function faultInside(name: string, { size, read }: ProjectFile): ClerkMessage | undefined {
  if (size === 0) return toMessage("document-empty", { found: name });
  if (size > documentLimit)
    return toMessage("document-large", {
      found: name,
      size: formatKilobytes(size),
      limit: formatKilobytes(documentLimit),
    });
  return findKindFault(name, read);
}

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
