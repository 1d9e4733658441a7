import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder, documentsFolder } from "../../src/content/folders";
import { toKey } from "../../src/content/proposed-key";
import { documentName, documentTypes } from "../../src/schema/formats";
import { escapePattern } from "../../src/site/redirect-patterns";

/** A file whose name could not be part of an address, with its new name and the content files that name it. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
  readonly files: readonly string[];
}

/**
 * Renames documents whose names have spaces, capitals or other scripts, and writes the new names into the content and
 * into sheets that will be imported: in fields, and in links as browsers encode them. Files of other types than
 * documents keep their names.
 *
 * @param root the project's folder
 * @param sheets the paths of CSV files
 */
export function renameDocuments(root: string, sheets: readonly string[] = []): Renamed[] {
  const folder = path.join(root, documentsFolder);
  const names = readdirSync(folder).filter((name) => !documentName.test(name) && endingOf(name));
  // The longest first, so that no name is replaced inside another one.
  names.sort((one, other) => other.length - one.length);
  return names.map((from) => {
    const to = findFreeName(folder, from);
    renameSync(path.join(folder, from), path.join(folder, to));
    return { from, to, files: replaceIn([...findContent(root), ...sheets], from, to) };
  });
}

function endingOf(name: string): string | undefined {
  return Object.keys(documentTypes).find((type) => name.toLowerCase().endsWith(`.${type}`));
}

function findFreeName(folder: string, name: string): string {
  const ending = endingOf(name) ?? "";
  const base = toKey(name.slice(0, -ending.length - 1)) || "document";
  for (let count = 1; ; count += 1) {
    const free = `${base}${count > 1 ? `-${count}` : ""}.${ending}`;
    if (!existsSync(path.join(folder, free))) return free;
  }
}

function findContent(root: string): string[] {
  const folder = path.join(root, contentFolder);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.ya?ml$/u.test(file))
    .map((file) => path.join(folder, file));
}

function replaceIn(files: readonly string[], from: string, to: string): string[] {
  const spellings = new Set([from, from.normalize("NFC"), encodeURI(from), encodeURI(from.normalize("NFC"))]);
  const escaped = [...spellings].map(escapePattern);
  const name = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}._-])(?:${escaped.join("|")})`, "gu");
  return files.filter((file) => {
    const text = readFileSync(file, "utf8");
    const changed = text.replace(name, to);
    if (changed !== text) writeFileSync(file, changed);
    return changed !== text;
  });
}
