import { parse } from "yaml";
import { findOwnDocuments } from "../../content/document-uses";
import { listWrittenFields } from "../../content/fields";
import { getEntryFile } from "../../content/files";
import { documentsFolder } from "../../content/folders";
import { type OpenContent, openFiles } from "../../content/open-content";
import { createFile } from "../../content/project-files";
import { proposeKey } from "../../content/proposed-key";
import type { Repository } from "../../desk/host/read-project";
import { hasSameBytes } from "../../documents/bytes";
import { findFreeName, toPublishedName } from "../../documents/names";
import { type Sheet, type SheetRow, toCellText } from "../../documents/sheet";
import { getMinuteInIndia } from "../../language/dates";
import type { GlossaryRules } from "../../language/glossary";
import { ClerkFault, type ClerkMessage, type ClerkTexts, formatInBothLanguages } from "../../messages";
import type { Collection } from "../../schema/collection";
import { storedName } from "../../schema/formats";
import { getKind } from "../../schema/kinds";
import { type ColumnFault, findColumns, getColumnTitle, getSheetColumns, type SheetColumn } from "../../sheets/columns";
import { withDays } from "../../sheets/days";
import { type PlannedRow, planImport } from "../../sheets/import-plan";
import { requireValidContent } from "../../sheets/require-valid-content";
import { language } from "../page";
import { matchDocuments, type NamedRow } from "./match-documents";

/** A document chosen by the clerk. */
export interface ChosenDocument {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** The reason why the document cannot be published. */
  readonly fault: ClerkTexts | undefined;
  readonly warnings: readonly ClerkMessage[];
  /** The number of the document's row; undefined while unmatched. */
  readonly row: number | undefined;
  /** The row that the clerk took the document from. It is not matched to that row again. */
  readonly notRow?: number | undefined;
}

/** The clerk's input: the collection, the sheet and the documents. */
export interface Batch {
  readonly collection: Collection;
  readonly sheet: Sheet;
  readonly documents: readonly ChosenDocument[];
}

/** A checked row with its document. */
export interface BatchRow extends PlannedRow {
  readonly document: ChosenDocument | undefined;
  /** The file name of the row's document when published. */
  readonly name: string | undefined;
  /** True if the document differs from the stored one of that name. */
  readonly isDocumentNew: boolean;
}

/** The result of checking a batch. */
export interface BatchPlan {
  readonly columns: ReadonlyMap<number, SheetColumn>;
  /** The errors of the whole sheet. */
  readonly faults: readonly ColumnFault[];
  /** The notes about columns that are left out. */
  readonly notes: readonly ClerkTexts[];
  readonly rows: readonly BatchRow[];
  readonly content: OpenContent;
}

/** Checks the rows of a batch against the repository, as if all entries and documents were published. */
export function planBatch(
  { collection, sheet: given, documents }: Batch,
  repository: Repository,
  misspelled: GlossaryRules["misspelled"],
): BatchPlan {
  const named = nameDocuments(given, collection, documents, repository);
  const { columns, faults, notes } = findColumns(named.sheet, collection, language);
  const { sheet, faults: dayFaults } = withDays(named.sheet, columns);
  const added = documents.flatMap((document): [string, ReturnType<typeof createFile>][] => {
    const name = named.names.get(document);
    return name === undefined ? [] : [[`${documentsFolder}/${name}`, createFile(document.bytes)]];
  });
  const content = openFiles(new Map([...repository.files, ...added]), misspelled, getMinuteInIndia(new Date()));
  const sheetFaults = [...faults, ...dayFaults.map((words) => ({ words }))];
  try {
    requireValidContent(collection, content);
    const rows = planImport(sheet, columns, collection, content).map((row): BatchRow => {
      const document = documents.find((each) => each.row === row.row.number);
      const name = document && named.names.get(document);
      const stored = name === undefined ? undefined : repository.files.get(`${documentsFolder}/${name}`);
      const isDocumentNew = document !== undefined && !(stored && hasSameBytes(stored.read(), document.bytes));
      if (document?.fault === undefined) {
        const found = document?.warnings.map((warning) => ({ words: formatInBothLanguages(warning) })) ?? [];
        return { ...row, document, name, isDocumentNew, warnings: [...row.warnings, ...found] };
      }
      const errors = [...row.errors, { words: document.fault }];
      return { ...row, document, name, isDocumentNew, outcome: "wrong", planned: undefined, errors };
    });
    return { columns, faults: sheetFaults, notes, rows, content };
  } catch (error) {
    if (!(error instanceof ClerkFault)) throw error;
    return { columns, faults: [...sheetFaults, { words: error.words }], notes, rows: [], content };
  }
}

/** Matches documents without a row to rows without a document. A document that fits several rows is left to the clerk. */
export function assignDocuments(batch: Batch): Batch {
  const { documents } = batch;
  const free = documents.filter(({ row }) => row === undefined);
  const files = free.map(({ file }) => file);
  const matches = new Map(matchDocuments(files, listNamedRows(batch)));
  const taken = documents.map(({ row }) => row);
  const assigned = documents.map((one) => {
    const found = matches.get(free.indexOf(one));
    return found === undefined || taken.includes(found) || found === one.notRow ? one : { ...one, row: found };
  });
  return { ...batch, documents: assigned };
}

/** Lists the rows with the texts that file names are compared with. */
export function listNamedRows({ collection, sheet }: Batch): NamedRow[] {
  const { columns } = findColumns(sheet, collection, language);
  return sheet.rows.map((row) => ({ number: row.number, names: namesOf(row, columns, collection) }));
}

/** Checks whether the cells of a column name the documents of the rows. */
export function isDocumentColumn({ field: { kind } }: SheetColumn): boolean {
  const { names, shape } = getKind(kind);
  return names === "document" && shape === "line";
}

/** Checks whether the texts of a field can occur in the file name of its entry's document. */
function isNaming({ kind }: SheetColumn["field"]): boolean {
  const { shape, names, isMarkdown } = getKind(kind);
  return (shape === "line" && names !== "address") || (shape === "texts" && !isMarkdown);
}

function findKeyOf({ cells }: SheetRow, columns: ReadonlyMap<number, SheetColumn>, collection: Collection) {
  const fields = [...columns].map(([index, { field }]) => [field.name, toCellText(cells[index])]);
  const written = Object.fromEntries(fields);
  return written.key || proposeKey(collection, written);
}

function namesOf(row: SheetRow, columns: ReadonlyMap<number, SheetColumn>, collection: Collection): string[] {
  const found = [...columns].map(([index, { field }]) => ({ field, text: toCellText(row.cells[index]) }));
  const key = findKeyOf(row, columns, collection) ?? "";
  return [key, ...found.filter(({ field }) => isNaming(field)).map(({ text }) => text)];
}

/** Chooses a unique file name for each document that has a row, and writes it into the row's document cell. */
function nameDocuments(
  sheet: Sheet,
  collection: Collection,
  documents: readonly ChosenDocument[],
  { files }: Repository,
) {
  const column = getSheetColumns(collection).find(isDocumentColumn);
  const names = new Map<ChosenDocument, string>();
  if (!column) return { sheet, names };
  const index = findIndex(sheet, column, collection);
  const { columns } = findColumns(sheet, collection, language);
  /** Checks whether a name is that of a document of the row's entry, which the row then replaces. */
  const isOwn = (row: SheetRow | undefined, name: string) => {
    const key = row && findKeyOf(row, columns, collection);
    const stored = key === undefined ? undefined : files.get(getEntryFile(collection, key).file);
    const fields = stored && listWrittenFields(collection.schema, parse(new TextDecoder().decode(stored.read())));
    return findOwnDocuments(fields ?? []).some((own) => own.name === name);
  };
  let named = sheet;
  for (const document of documents) {
    if (document.row === undefined) continue;
    const used = [...names.values()];
    const isFree = (name: string) => !used.includes(name) && !files.has(`${documentsFolder}/${name}`);
    const row = sheet.rows.find(({ number }) => number === document.row);
    const given = index === undefined ? "" : toCellText(row?.cells[index]);
    const wanted = storedName.test(given) ? given : toPublishedName(document.file);
    const name = findFreeName(wanted, (each) => isFree(each) || isOwn(row, each));
    names.set(document, name);
    named = setCell(named, document.row, column, name, collection);
  }
  return { sheet: named, names };
}

function findIndex(sheet: Sheet, wanted: SheetColumn, collection: Collection): number | undefined {
  const { columns } = findColumns(sheet, collection, language);
  const title = getColumnTitle(wanted, "en");
  return [...columns].find(([, column]) => getColumnTitle(column, "en") === title)?.[0];
}

/** Returns the sheet with one changed cell. A missing column is added, with empty cells in the other rows. */
export function setCell(sheet: Sheet, row: number, column: SheetColumn, text: string, collection: Collection): Sheet {
  const found = findIndex(sheet, column, collection);
  const index = found ?? sheet.titles.length;
  const titles = found === undefined ? [...sheet.titles, getColumnTitle(column, language)] : sheet.titles;
  const rows = sheet.rows.map((each) => {
    const cells = Array.from(titles, (_, at) => each.cells[at]);
    if (each.number === row) cells[index] = text;
    return { ...each, cells: [...cells, ...each.cells.slice(titles.length)] };
  });
  return { ...sheet, titles, rows };
}

/** Returns the sheet with the title and cells of a column emptied. */
export function clearColumn(sheet: Sheet, index: number): Sheet {
  const titles = sheet.titles.map((title, at) => (at === index ? "" : title));
  const rows = sheet.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, at) => (at === index ? undefined : cell)),
  }));
  return { ...sheet, titles, rows };
}
