import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { type Diagnostic, fileDiagnostic } from "./diagnostic";
import { documentsFolder, staticFolder } from "./folders";
import { message } from "./messages";

/** Hidden names that may stand in `static/`: well-known URIs (RFC 8615), and what macOS and git users leave in folders. */
const harmless = [`${staticFolder}/.well-known`, ".DS_Store", ".gitkeep"];

/**
 * Finds hidden files and symbolic links below `static/`. Gatsby copies both to the site, and follows links, so either
 * would publish what nobody reviewed. Links that stand directly among the documents are reported with the documents.
 */
export function checkStaticFiles(root: string): Diagnostic[] {
  return existsSync(path.join(root, staticFolder)) ? checkFolder(root, staticFolder) : [];
}

function checkFolder(root: string, folder: string): Diagnostic[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const file = `${folder}/${item.name}`;
    const isHidden = item.name.startsWith(".") && !harmless.includes(file) && !harmless.includes(item.name);
    if (isHidden) return [fileDiagnostic(file, message("file-hidden"))];
    if (item.isSymbolicLink()) return folder === documentsFolder ? [] : [fileDiagnostic(file, message("file-link"))];
    return item.isDirectory() ? checkFolder(root, file) : [];
  });
}
