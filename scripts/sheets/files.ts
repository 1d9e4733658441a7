import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ClerkFault } from "../entries/clerk-fault";
import { readCsv, writeCsv } from "./csv";
import { sheetMessages } from "./messages";
import type { Cell, Sheet } from "./sheet";
import { readXlsx, writeXlsx } from "./xlsx";

/** The largest sheet that is read, in megabytes: some hundred thousand rows, and no trap of a small file that unfolds. */
const largestMegabytes = 20;

/** Reads a .csv or .xlsx file. Throws a `ClerkFault` when it is not there, too large, of another kind or damaged. */
export async function readSheetFile(file: string): Promise<Sheet> {
  const ending = endingOf(file);
  if (!existsSync(file) || !statSync(file).isFile()) throw new ClerkFault(sheetMessages.missing());
  if (statSync(file).size > largestMegabytes * 1024 * 1024)
    throw new ClerkFault(sheetMessages.tooLarge(largestMegabytes));
  const bytes = readFileSync(file);
  return ending === ".xlsx" ? readXlsx(bytes) : readCsv(bytes);
}

/** Writes rows, the titles first, as the file's ending says. Throws a `ClerkFault` for another ending than .csv and .xlsx. */
export async function writeSheetFile(file: string, rows: readonly (readonly Cell[])[], name: string): Promise<void> {
  const bytes = endingOf(file) === ".xlsx" ? await writeXlsx(rows, name) : writeCsv(rows);
  writeFileSync(file, bytes);
}

/** The name of the file in which the wrong rows of a sheet are given back. */
export function errorsFileOf(file: string): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}.errors.csv`);
}

function endingOf(file: string): ".csv" | ".xlsx" {
  const ending = path.extname(file).toLowerCase();
  if (ending !== ".csv" && ending !== ".xlsx") throw new ClerkFault(sheetMessages.ending());
  return ending;
}
