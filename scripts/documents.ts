import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFolder, documentsFolder } from "../src/content/folders";
import { findFreeName, toPublishedName } from "../src/documents/names";
import { formatCsv } from "../src/language/csv";
import { listFiles } from "../src/pipeline/published-folder";
import { findDocumentType, storedName } from "../src/schema/formats";
import { readSheet } from "../src/sheets/read-sheet";
import { escapePattern } from "../src/site/redirect-patterns";
import { defineCommand, Misuse } from "./command";

defineCommand(__filename, {
  name: "documents",
  summary:
    "Renames documents with spaces or other scripts in `static/documents`, and updates their entries and the sheets.",
  words: "rename [SHEET.csv...]",
  run: ({ words: [action, ...sheets], root }) => {
    if (action !== "rename") throw new Misuse("Write: rename, and the sheets that name the documents.");
    const wrong = sheets.find((file) => !file.endsWith(".csv") || !existsSync(file));
    if (wrong !== undefined) throw new Misuse(`${wrong} is not a CSV file. Save the sheet as CSV first.`);
    for (const { from, to, files } of renameDocuments(root, sheets))
      console.log(`${from} → ${to}  ${files.join(", ") || "(no entry names it)"}`);
  },
});

/** The folder of a council's own sheets, which git ignores, and the sheet there with the names of renamed documents. */
const sheetsFolder = "private";
const namesSheet = path.join(sheetsFolder, "renamed-documents.csv");
const titles = ["from", "to"];

/**
 * Renames documents with spaces, capitals or other scripts in their names. Writes the new names into the content and
 * into sheets before their import, in fields and in encoded links. Renames only documents. Keeps the former names, and
 * corrects them in later sheets too.
 *
 * @param root the project's folder
 * @param sheets the paths of CSV files, besides those of `private/`
 * @returns the former and the new name of each document, and the files that name it
 */
export function renameDocuments(root: string, sheets: readonly string[] = []) {
  const folder = path.join(root, documentsFolder);
  const names = readdirSync(folder).filter((name) => !storedName.test(name) && findDocumentType(name));
  // The longest first, so that no name is replaced inside another one.
  names.sort((one, other) => other.length - one.length);
  const content = path.join(root, contentFolder);
  const entries = listFiles(content).filter((file) => /\.ya?ml$/u.test(file));
  const allSheets = [...listOwnSheets(root), ...sheets];
  const known = readNames(root);
  // A name that a file has again is that of another document.
  const earlier = known
    .filter(([from = ""]) => !names.includes(from))
    .map(([from = "", to = ""]) => ({ from, to, files: replaceIn(allSheets, from, to) }));
  const files = [...entries.map((file) => path.join(content, file)), ...allSheets];
  const renamed = names.map((from) => {
    const to = findFreeName(toPublishedName(from), (name) => !existsSync(path.join(folder, name)));
    renameSync(path.join(folder, from), path.join(folder, to));
    return { from, to, files: replaceIn(files, from, to) };
  });
  if (renamed.length > 0) {
    mkdirSync(path.join(root, sheetsFolder), { recursive: true });
    const rows = [titles, ...known, ...renamed.map(({ from, to }) => [from, to])];
    writeFileSync(path.join(root, namesSheet), formatCsv(rows));
  }
  return [...earlier.filter((one) => one.files.length > 0), ...renamed];
}

/** Lists the council's own CSV files, without the one with the names of renamed documents. */
function listOwnSheets(root: string): string[] {
  const folder = path.join(root, sheetsFolder);
  const files = existsSync(folder) ? listFiles(folder).map((file) => path.join(folder, file)) : [];
  return files.filter((file) => file.endsWith(".csv") && file !== path.join(root, namesSheet));
}

/** Reads the former and the new names of renamed documents. */
function readNames(root: string): string[][] {
  const file = path.join(root, namesSheet);
  if (!existsSync(file)) return [];
  const { rows } = readSheet(file, readFileSync(file), (title) => titles.includes(title));
  return rows.map(({ cells }) => cells.map(String));
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
