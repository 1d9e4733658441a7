import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ClerkFault } from "../../src/content/clerk-fault";
import { texts } from "../../src/content/messages";
import { readCsv } from "../../src/sheets/csv";
import { readXlsx } from "../../src/sheets/read-xlsx";
import type { Cell, IsTitle, Sheet } from "../../src/sheets/sheet";
import { writeCsv } from "./write-csv";
import { writeXlsx } from "./write-xlsx";

/** The largest file that is read, in megabytes: some hundred thousand rows. */
const largestMegabytes = 20;

/** Reads a .csv or .xlsx file. Throws a `ClerkFault` when it is not there, too large, of another kind or damaged. */
export function readSheetFile(file: string, isTitle: IsTitle): Sheet {
  const ending = endingOf(file);
  if (!existsSync(file) || !statSync(file).isFile()) throw new ClerkFault(texts("sheet.missing"));
  if (statSync(file).size > largestMegabytes * 1024 * 1024)
    throw new ClerkFault(texts("sheet.too-large", { megabytes: largestMegabytes }));
  const bytes = readFileSync(file);
  return ending === ".xlsx" ? readXlsx(bytes, isTitle) : readCsv(bytes, isTitle);
}

/** Writes rows, the titles first, as the file's ending says. Throws a `ClerkFault` for another ending than .csv and .xlsx. */
export async function writeSheetFile(file: string, rows: readonly (readonly Cell[])[], name: string): Promise<void> {
  const bytes = endingOf(file) === ".xlsx" ? await writeXlsx(rows, name) : writeCsv(rows);
  writeFileSync(file, bytes);
}

/** Returns a name for the file of a sheet's wrong rows. No other file has it: somebody may be correcting earlier rows. */
export function errorsFileOf(file: string): string {
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

function endingOf(file: string): ".csv" | ".xlsx" {
  const ending = path.extname(file).toLowerCase();
  if (ending !== ".csv" && ending !== ".xlsx") throw new ClerkFault(texts("sheet.ending"));
  return ending;
}
