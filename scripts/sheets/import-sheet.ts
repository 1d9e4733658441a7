import { type ClerkLanguage, texts } from "../../src/content/messages";
import type { Collection } from "../../src/schema/collection";
import { columnFinder, columnsOf } from "../../src/sheets/columns";
import { withDays } from "../../src/sheets/days";
import type { PlannedRow } from "../../src/sheets/import-plan";
import { demandSoundContent } from "../../src/sheets/require-valid-content";
import { resolveRow } from "../../src/sheets/resolve-rows";
import type { RowFault } from "../../src/sheets/row-fields";
import type { Cell, Sheet } from "../../src/sheets/sheet";
import { columnsIn, isReason } from "../../src/sheets/titles";
import { openContent, writeDrafts } from "../entries/drafts";
import { errorsFileOf, readSheetFile, writeSheetFile } from "./files";

/** The options of an import. */
export interface ImportOptions {
  readonly root: string;
  readonly reader: ClerkLanguage;
  /** True if valid rows are written even if other rows are invalid. */
  readonly partial: boolean;
  /** Takes the lines of the report. */
  readonly say: (line: string) => void;
}

/** The numbers of rows written and returned by an import. */
export interface Imported {
  readonly written: number;
  readonly refused: number;
}

/**
 * Writes the rows of a sheet as entries. Unless all are right or `partial` is asked for, nothing is written; wrong rows
 * are given back beside the sheet in `<name>.errors.csv`. Throws a `ClerkFault` when the sheet as a whole cannot be used.
 */
export async function importSheet(
  collection: Collection,
  file: string,
  { root, reader, partial, say }: ImportOptions,
): Promise<Imported> {
  const find = columnFinder(columnsOf(collection));
  const stored = readSheetFile(file, (text) => find(text) !== undefined || isReason(text));
  const sheet = withDays(stored, columnsIn(stored, collection, reader));
  const content = openContent(root);
  demandSoundContent(collection, content);
  for (const note of sheet.notes ?? []) say(`${file}  ${note[reader]}`);
  const { accepted, refused } = resolveRow(sheet, collection, content, { reader, partial });
  for (const { row, errors } of refused) for (const fault of errors) say(told(file, row.number, fault, reader, false));
  for (const { row, warnings } of accepted)
    for (const fault of warnings) say(told(file, row.number, fault, reader, true));
  const count = (outcome: PlannedRow["outcome"]) => accepted.filter((row) => row.outcome === outcome).length;
  const counts = { rows: sheet.rows.length, wrong: refused.length };
  say(
    texts("import.counts", { ...counts, fresh: count("new"), changed: count("changed"), same: count("same") })[reader],
  );
  const errorsFile = errorsFileOf(file);
  if (refused.length > 0) await writeSheetFile(errorsFile, givenBack(sheet, refused, reader), collection.name);
  const written = refused.length > 0 && !partial ? [] : accepted.filter(({ outcome }) => outcome !== "same");
  writeDrafts(
    root,
    written.flatMap(({ draft }) => (draft ? [draft] : [])),
  );
  say(texts("import.written", { count: written.length })[reader]);
  if (refused.length > 0)
    say(texts(partial ? "import.rest-returned" : "import.all-returned", { file: errorsFile })[reader]);
  return { written: written.length, refused: refused.length };
}

function told(file: string, row: number, fault: RowFault, reader: ClerkLanguage, isWarning: boolean): string {
  return `${texts(isWarning ? "import.row-warning" : "import.row", { file, row })[reader]}  ${sentence(fault, reader)}`;
}

function sentence({ field, words }: RowFault, reader: ClerkLanguage): string {
  return field ? `${field[reader]}: ${words[reader]}` : words[reader];
}

/** The wrong rows as they came, with one more column that says why. */
function givenBack({ titles }: Sheet, refused: readonly PlannedRow[], reader: ClerkLanguage): Cell[][] {
  const kept = titles.flatMap((title, index) => (isReason(title) ? [] : [index]));
  const rows = refused.map(({ row: { cells }, errors }) => [
    ...kept.map((index) => cells[index] ?? ""),
    errors.map((fault) => sentence(fault, reader)).join(" | "),
    ...cells.slice(titles.length),
  ]);
  return [[...kept.map((index) => titles[index] ?? ""), texts("sheet.reason")[reader]], ...rows];
}
