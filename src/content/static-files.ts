import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { documentsFolder, staticFolder } from "./folders";
import { message } from "./messages";
import { fileProblem, type Problem } from "./problem";

/** Hidden names that may stand in `static/`: well-known URIs (RFC 8615), and what macOS and git users leave in folders. */
const harmless = [`${staticFolder}/.well-known`, ".DS_Store", ".gitkeep"];

/**
 * Finds hidden files and symbolic links below `static/`. Gatsby copies both to the site, and follows links, so either
 * would publish what nobody reviewed. Links that stand directly among the documents are reported with the documents.
 */
export function checkStaticFiles(root: string): Problem[] {
  return existsSync(path.join(root, staticFolder)) ? checkFolder(root, staticFolder) : [];
}

function checkFolder(root: string, folder: string): Problem[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((item) => {
    const file = `${folder}/${item.name}`;
    const isHidden = item.name.startsWith(".") && !harmless.includes(file) && !harmless.includes(item.name);
    if (isHidden) return [fileProblem(file, message("file-hidden"))];
    if (item.isSymbolicLink()) return folder === documentsFolder ? [] : [fileProblem(file, message("file-link"))];
    return item.isDirectory() ? checkFolder(root, file) : [];
  });
}
