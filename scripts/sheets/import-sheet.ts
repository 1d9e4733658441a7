import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listRowChanges } from "../../src/changes/field-changes";
import { type Cell, type Sheet, toCellText } from "../../src/documents/sheet";
import { ClerkFault, type ClerkLanguage, type ClerkTexts, getTexts, onOneLine } from "../../src/messages";
import type { Collection } from "../../src/schema/collection";
import { findColumns, isReason } from "../../src/sheets/columns";
import { withDays } from "../../src/sheets/days";
import { type FaultGroup, formatFault, groupFaults } from "../../src/sheets/fault-groups";
import { type PlannedRow, resolveRows } from "../../src/sheets/import-plan";
import { createNameLookup } from "../../src/sheets/names";
import { createTitleTest, readSheet } from "../../src/sheets/read-sheet";
import { requireValidContent } from "../../src/sheets/require-valid-content";
import { findUnknownValues, replaceValues, type ValueReplacement } from "../../src/sheets/value-replacements";
import { chooseErrorsFile, openContent, readSheetFile, writePlanned, writeSheetFile } from "./files";

/** The options of an import. */
export interface ImportOptions {
  readonly root: string;
  readonly reader: ClerkLanguage;
  /** True to write valid rows if other rows are invalid. */
  readonly partial: boolean;
  /** Receives each line of the report. */
  readonly say: (line: string) => void;
}

/**
 * Writes the rows of a sheet as entries. Writes nothing if a row is invalid, unless `partial` is set. Returns invalid
 * rows to the clerk in `<name>.errors.csv` next to the sheet. Throws a `ClerkFault` if the sheet as a whole is invalid.
 */
export async function importSheet(collection: Collection, file: string, { root, reader, partial, say }: ImportOptions) {
  const stored = readSheetFile(file, createTitleTest(collection));
  const { columns, faults: titleFaults, notes } = findColumns(stored, collection, reader);
  const { sheet, faults: dayFaults } = withDays(replaceValues(stored, readReplacements(file)), columns);
  const sheetFaults = [...titleFaults.map(({ words }) => words), ...dayFaults];
  const content = openContent(root);
  requireValidContent(collection, content);
  for (const note of [...(sheet.notes ?? []), ...notes]) say(`${file}  ${note[reader]}`);
  if (columns.size === 0) throw createFault(sheetFaults);
  const { accepted, refused } = resolveRows(sheet, columns, collection, content, { partial });
  for (const group of groupFaults(refused, ({ errors }) => errors, columns))
    say(formatProblem(file, group, reader, false));
  for (const group of groupFaults(accepted, ({ warnings }) => warnings, columns))
    say(formatProblem(file, group, reader, true));
  const count = (outcome: PlannedRow["outcome"]) => accepted.filter((row) => row.outcome === outcome).length;
  const counts = { rows: sheet.rows.length, wrong: refused.length };
  say(
    getTexts("import.counts", {
      ...counts,
      fresh: count("new"),
      changed: count("changed"),
      same: count("same"),
    })[reader],
  );
  const names = createNameLookup(content, new Map());
  for (const row of accepted)
    for (const { label: field, ...values } of listRowChanges(row, content, reader, names)) {
      const place = { row: row.row.number, key: row.planned?.name ?? "" };
      say(onOneLine(getTexts("import.change", { ...place, field, ...values })[reader]));
    }
  const valuesFile = await writeReplacements(file, findUnknownValues(refused, sheet, columns), reader);
  if (valuesFile) say(getTexts("import.values", { file: valuesFile })[reader]);
  // Data in an unknown column would be lost, and a date in another order may look valid.
  if (sheetFaults.length > 0) throw createFault(sheetFaults);
  const errorsFile = chooseErrorsFile(file);
  if (refused.length > 0) await writeSheetFile(errorsFile, returnRefused(sheet, refused, reader), collection.name);
  const written = refused.length > 0 && !partial ? [] : accepted.filter(({ outcome }) => outcome !== "same");
  writePlanned(
    root,
    written.flatMap(({ planned }) => (planned ? [planned] : [])),
  );
  say(getTexts("import.written", { count: written.length })[reader]);
  if (refused.length > 0)
    say(getTexts(partial ? "import.rest-returned" : "import.all-returned", { file: errorsFile })[reader]);
  return { written: written.length, refused: refused.length };
}

/** Joins the faults of a sheet as a whole into one error. */
function createFault(faults: readonly ClerkTexts[]): ClerkFault {
  const inLanguage = (language: ClerkLanguage) => faults.map((each) => each[language]).join("\n");
  return new ClerkFault({ en: inLanguage("en"), hi: inLanguage("hi") });
}

/** The maximum number of row numbers in a message, which always contains their count. */
const namedRows = 10;

function formatProblem(file: string, { fault, rows }: FaultGroup, reader: ClerkLanguage, isWarning: boolean): string {
  const [row = 0] = rows;
  const shown = `${rows.slice(0, namedRows).join(", ")}${rows.length > namedRows ? " …" : ""}`;
  const place =
    rows.length === 1
      ? getTexts(isWarning ? "import.row-warning" : "import.row", { file, row })
      : getTexts(isWarning ? "import.rows-warning" : "import.rows", {
          file,
          rows: shown,
          count: rows.length,
        });
  return `${place[reader]}  ${formatFault(fault)[reader]}`;
}

/** Returns the invalid rows unchanged, with an additional column for the reasons. */
function returnRefused({ titles }: Sheet, refused: readonly PlannedRow[], reader: ClerkLanguage): Cell[][] {
  const kept = titles.flatMap((title, index) => (isReason(title) ? [] : [index]));
  const rows = refused.map(({ row: { cells }, errors }) => [
    ...kept.map((index) => cells[index] ?? ""),
    errors.map((fault) => formatFault(fault)[reader]).join(" | "),
    ...cells.slice(titles.length).map((cell) => cell ?? ""),
  ]);
  return [[...kept.map((index) => titles[index] ?? ""), getTexts("sheet.reason")[reader]], ...rows];
}

/** The titles of the file, in the order of its columns. */
const titles = [getTexts("values.column"), getTexts("values.value"), getTexts("values.rows"), getTexts("values.meant")];

/** Returns the path of the file next to a sheet where clerks write the meaning of unknown values. */
function getReplacementsFile(file: string): string {
  const { dir, name } = path.parse(file);
  return path.join(dir, `${name}.values.csv`);
}

/** Reads the replacements for unknown values of a sheet; empty if no import found any. */
function readReplacements(file: string): ValueReplacement[] {
  const own = getReplacementsFile(file);
  if (!existsSync(own)) return [];
  const isTitle = (text: string) => titles.some((title) => Object.values(title).includes(text));
  return readSheet(own, readFileSync(own), isTitle).rows.map(({ cells }) => {
    const [column = "", value = "", count = "", meant = ""] = cells.map(toCellText);
    return { column, value, count: Number(count), meant };
  });
}

/** Writes unknown values, after the replacements of earlier imports. Returns the file; undefined without any. */
async function writeReplacements(
  file: string,
  found: readonly ValueReplacement[],
  reader: "en" | "hi",
): Promise<string | undefined> {
  if (found.length === 0) return undefined;
  const isSame = (one: ValueReplacement) => (other: ValueReplacement) =>
    one.column === other.column && one.value === other.value;
  const earlier = readReplacements(file).filter((one) => one.meant !== "" && !found.some(isSame(one)));
  const rows = [...earlier, ...found].map(({ column, value, count, meant }) => [column, value, String(count), meant]);
  const own = getReplacementsFile(file);
  await writeSheetFile(own, [titles.map((title) => title[reader]), ...rows], "values");
  return own;
}
