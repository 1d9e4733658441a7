import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import writeXlsxFile from "write-excel-file/node";
import { listProjectFiles, readMisspellings } from "../../src/content/disk";
import { type OpenContent, openFiles, type PlannedEntry } from "../../src/content/open-content";
import { type Cell, type IsTitle, type Sheet, toCellText } from "../../src/documents/sheet";
import { escapeGuard, formatCsv } from "../../src/language/csv";
import { ClerkFault, getTexts } from "../../src/messages";
import { buildMoment } from "../../src/pipeline/build-date";
import { getSheetExtension, readSheet, requireReadable } from "../../src/sheets/read-sheet";

/** Reads a .csv or .xlsx file. Throws a `ClerkFault` if it is missing, too large, damaged or of another type. */
export function readSheetFile(file: string, isTitle: IsTitle): Sheet {
  getSheetExtension(file);
  if (!existsSync(file) || !statSync(file).isFile()) throw new ClerkFault(getTexts("sheet.missing"));
  requireReadable(statSync(file).size);
  return readSheet(file, readFileSync(file), isTitle);
}

/** Writes rows, the titles first, as .csv or .xlsx. Throws a `ClerkFault` for any other file extension. */
export async function writeSheetFile(file: string, rows: readonly (readonly Cell[])[], name: string): Promise<void> {
  const isWorkbook = getSheetExtension(file) === ".xlsx";
  writeFileSync(file, isWorkbook ? await createXlsx(rows, name) : formatCsv(rows.map((row) => row.map(toCellText))));
}

/** Returns an unused path for a sheet's invalid rows, because somebody may be correcting those of an earlier import. */
export function chooseErrorsFile(file: string): string {
  const { dir, name } = path.parse(file);
  for (let count = 1; ; count += 1) {
    const errorsFile = path.join(dir, `${name}.errors${count === 1 ? "" : `-${count}`}.csv`);
    if (!existsSync(errorsFile)) return errorsFile;
  }
}

/** Returns an .xlsx workbook with one sheet. All cells are marked as text, so that codes keep their leading zeros. */
export async function createXlsx(rows: readonly (readonly Cell[])[], name: string): Promise<Uint8Array> {
  const cells = rows.map((row) => row.map((cell) => ({ value: escaped(cell), type: String, format: "@" })));
  const widths = rows[0]?.map((_title, column) => ({ width: widthOf(rows, column) })) ?? [];
  return writeXlsxFile(cells, { sheet: name, stickyRowsCount: 1, columns: widths }).toBuffer();
}

/**
 * Escapes a text for a workbook, where `_x000D_` encodes a character by its number. Encodes the underscore of text that
 * only looks like such a code. Also encodes the first character of texts such as "constructor", which the library would
 * take for a property that every JavaScript object has.
 */
function escaped(cell: Cell): string {
  const text = escapeGuard(toCellText(cell)).replace(/_(?=x[\da-f]{4}_)/giu, "_x005F_");
  const code = text.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return text in {} ? `_x${code}_${text.slice(1)}` : text;
}

/** Returns the width of a column in characters, wide enough for most cells. */
function widthOf(rows: readonly (readonly Cell[])[], column: number): number {
  const longest = Math.max(...rows.map((row) => toCellText(row[column]).length));
  return Math.min(Math.max(longest + 2, 10), 60);
}

/** Reads the content below a project's root, so that planned entries can be checked against it. */
export function openContent(root: string): OpenContent {
  return openFiles(listProjectFiles(root), readMisspellings(), buildMoment());
}

/** Writes entries to their files below a project's root. Throws if a file cannot be written. */
export function writePlanned(root: string, planned: readonly PlannedEntry[]): void {
  for (const { file, text } of planned) {
    const place = path.join(root, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
}
