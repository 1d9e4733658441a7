import { ClerkFault, type ClerkTexts } from "../messages";
import { type PlacedText, placeTable } from "./placed-text";
import { readCsvRows } from "./read-csv";
import { largestUnpackedMegabytes } from "./read-xlsx";
import { type Cell, toCellText } from "./sheet";
import { readRelations, readWorkbookParts, type SheetPart, type WorkbookParts } from "./workbook-parts";
import { readWorkbookTexts } from "./workbook-texts";
import { readWorksheet, toColumnLetters } from "./worksheet";
import { openZip, type ZipArchive } from "./zip";

/** The content of a published sheet or workbook, for warnings. */
export interface PublishedTable {
  /** The cells, by sheet. */
  readonly tables: readonly PlacedText[];
  /** The texts in other places of a workbook. */
  readonly texts: readonly PlacedText[];
  /** The hidden sheets, columns and rows, as spreadsheet programs name them: `Totals!D:D`. */
  readonly hidden: readonly string[];
  /** The sheets with comments. */
  readonly commented: readonly string[];
  /** The parts that keep copies of data: the sources of pivot tables, and other workbooks. */
  readonly copies: readonly string[];
  /** Why parts of the table could not be read. */
  readonly unread: readonly ClerkTexts[];
  /** The part or formula that starts a program or asks the network; undefined without one. */
  readonly active: string | undefined;
}

/** Reads a published CSV file. */
export function readCsvTable(bytes: Uint8Array): PublishedTable {
  const table = readPart(() => ({ tables: [placeTable(readCsvRows(bytes, () => false))] }));
  return { tables: [], texts: [], hidden: [], commented: [], copies: [], unread: [], active: undefined, ...table };
}

/** Reads a published workbook with all its sheets. Throws for a damaged one, and `UnpackedTooLarge` beyond the limit. */
export function readXlsxTable(bytes: Uint8Array): PublishedTable {
  const open = () => openZip(bytes, largestUnpackedMegabytes * 1024 * 1024);
  const archive = open();
  const workbook = readWorkbookParts(archive);
  const { texts, active } = readWorkbookTexts(open());
  const sheets = workbook.sheets.map((sheet) => readPart(() => readSheetTable(archive, workbook, sheet)));
  const hasComments = ({ file }: SheetPart) =>
    readRelations(archive, file).some(({ type }) => type === "comments" || type === "threadedComment");
  const tables = sheets.flatMap((sheet) => sheet.tables ?? []);
  const shown = new Set(tables.flatMap(({ rows }) => rows.flatMap((cells) => cells.map(({ text }) => text))));
  const leftOver = workbook.strings.filter((text) => !shown.has(text)).map((text) => [text]);
  return {
    tables,
    texts: [placeTable(leftOver), ...texts],
    copies: workbook.copies.map((file) => file.slice(file.lastIndexOf("/") + 1)),
    active,
    hidden: [
      ...workbook.sheets.filter(({ isHidden }) => isHidden).map(({ name }) => name),
      ...sheets.flatMap(({ hidden = [] }) => hidden),
    ],
    commented: workbook.sheets.filter(hasComments).map(({ name }) => name),
    unread: sheets.flatMap(({ unread = [] }) => unread),
  };
}

function readSheetTable(archive: ZipArchive, workbook: WorkbookParts, { name, file }: SheetPart) {
  const { rows, hiddenColumns } = readWorksheet(archive.read(file) ?? "<none/>", workbook);
  const table = rows.map(({ cells }) => cells.map(toStoredText));
  const isHidden = (index: number) => hiddenColumns.some(({ from, to }) => index >= from && index <= to);
  const filled = new Set(table.flatMap((cells) => cells.flatMap((text, index) => (text.trim() === "" ? [] : [index]))));
  const letters = [...filled]
    .filter(isHidden)
    .sort((one, other) => one - other)
    .map(toColumnLetters);
  const numbers = rows.filter(({ isHidden: isHiddenRow }) => isHiddenRow).map(({ number }) => String(number));
  return { tables: [placeTable(table)], hidden: [...letters, ...numbers].map((part) => `${name}!${part}:${part}`) };
}

/** Returns the text of a cell; of a number that is not shown in full, its digits. */
function toStoredText(cell: Cell | undefined): string {
  return typeof cell === "object" && "stored" in cell ? (cell.stored ?? "") : toCellText(cell);
}

/** Returns the first match in a cell. */
export function findCell(tables: readonly PlacedText[], form: RegExp): string | undefined {
  for (const { rows } of tables)
    for (const { text } of rows.flat()) {
      const found = form.exec(text)?.[0];
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Reads a part of a table. Returns the reason if it is too large or malformed. */
function readPart(read: () => Partial<PublishedTable>): Partial<PublishedTable> {
  try {
    return read();
  } catch (error) {
    if (error instanceof ClerkFault) return { unread: [error.words] };
    throw error;
  }
}
