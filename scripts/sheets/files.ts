import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ClerkFault } from "../../src/content/clerk-fault";
import { texts } from "../../src/content/messages";
import { readSheet, requireReadable, sheetEnding } from "../../src/sheets/read-sheet";
import type { Cell, IsTitle, Sheet } from "../../src/sheets/sheet";
import { writeCsv } from "./write-csv";
import { writeXlsx } from "./write-xlsx";

/** Reads a .csv or .xlsx file. Throws a `ClerkFault` when it is not there, too large, of another kind or damaged. */
export function readSheetFile(file: string, isTitle: IsTitle): Sheet {
  sheetEnding(file);
  if (!existsSync(file) || !statSync(file).isFile()) throw new ClerkFault(texts("sheet.missing"));
  requireReadable(statSync(file).size);
  return readSheet(file, readFileSync(file), isTitle);
}

/** Writes rows, the titles first, as the file's ending says. Throws a `ClerkFault` for another ending than .csv and .xlsx. */
export async function writeSheetFile(file: string, rows: readonly (readonly Cell[])[], name: string): Promise<void> {
  const bytes = sheetEnding(file) === ".xlsx" ? await writeXlsx(rows, name) : writeCsv(rows);
  writeFileSync(file, bytes);
}

/** Returns a name for the file of a sheet's wrong rows. No other file has it: somebody may be correcting earlier rows. */
export function chooseErrorsFile(file: string): string {
  const { dir, name } = path.parse(file);
  for (let count = 1; ; count += 1) {
    const errorsFile = path.join(dir, `${name}.errors${count === 1 ? "" : `-${count}`}.csv`);
    if (!existsSync(errorsFile)) return errorsFile;
  }
}

/** Lists the files of wrong rows that imports of a sheet have left beside it. */
export function listErrorsFiles(file: string): string[] {
  const { dir, name } = path.parse(file);
  const isErrorsFile = (other: string) => other.startsWith(`${name}.errors`) && other.endsWith(".csv");
  return existsSync(dir)
    ? readdirSync(dir)
        .filter(isErrorsFile)
        .map((other) => path.join(dir, other))
    : [];
}
