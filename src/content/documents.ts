import { formatKilobytes } from "../documents/bytes";
import { findKindFault } from "../documents/kinds";
import { getStoredNameMessage } from "../documents/names";
import { type ClerkMessage, toMessage } from "../messages";
import { documentLimit } from "../site/documents";
import { documentsFolder } from "./folders";
import { listFolder, type ProjectFile, type ProjectFiles } from "./project-files";

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
