import { ClerkFault, type ClerkLanguage, getTexts } from "../messages";
import { type IsTitle, type Sheet, type SheetRow, toSheet } from "./sheet";
import { readWorkbookParts, type SheetPart } from "./workbook-parts";
import { readWorksheet, toColumnLetters, type Worksheet } from "./worksheet";
import { openZip, UnpackedTooLarge } from "./zip";

/** The maximum unpacked size of a workbook, in megabytes. */
export const largestUnpackedMegabytes = 100;

/**
 * Reads the first visible sheet of an .xlsx workbook, as displayed. Throws a `ClerkFault` for other files and for
 * sheets with hidden columns.
 *
 * @param isTitle recognises column titles
 */
export function readXlsx(bytes: Uint8Array, isTitle: IsTitle): Sheet {
  const { worksheet, part, others } = readFirstSheet(bytes);
  const sheet = toSheet(worksheet.rows, isTitle);
  requireVisibleColumns(sheet, worksheet);
  const listed = others.map(({ name, isHidden }) =>
    isHidden ? getTexts("sheet.sheet-hidden", { name }) : `“${name}”`,
  );
  const inLanguage = (language: ClerkLanguage) =>
    listed.map((one) => (typeof one === "string" ? one : one[language])).join(", ");
  const all = { en: inLanguage("en"), hi: inLanguage("hi") };
  const notes = others.length > 0 ? [getTexts("sheet.sheets-not-read", { read: part.name, others: all })] : [];
  return { ...sheet, rows: sheet.rows.map((row) => withMergedCells(row, sheet, worksheet)), notes };
}

function readFirstSheet(bytes: Uint8Array): {
  readonly worksheet: Worksheet;
  readonly part: SheetPart;
  readonly others: readonly SheetPart[];
} {
  try {
    const archive = openZip(bytes, largestUnpackedMegabytes * 1024 * 1024);
    const workbook = readWorkbookParts(archive);
    const part = workbook.sheets.find(({ isHidden }) => !isHidden);
    if (!part && workbook.sheets.length > 0) throw new ClerkFault(getTexts("sheet.all-hidden"));
    const xml = part && archive.read(part.file);
    if (!xml) throw new Error("The workbook has no sheet.");
    const others = workbook.sheets.filter((sheet) => sheet !== part);
    return { worksheet: readWorksheet(xml, workbook), part, others };
  } catch (error) {
    if (error instanceof ClerkFault) throw error;
    if (error instanceof UnpackedTooLarge)
      throw new ClerkFault(getTexts("sheet.unpacked-too-large", { megabytes: largestUnpackedMegabytes }), {
        cause: error,
      });
    throw new ClerkFault(getTexts("sheet.not-workbook"), { cause: error });
  }
}

function requireVisibleColumns({ titles }: Sheet, { hiddenColumns }: Worksheet): void {
  for (const [index, title] of titles.entries()) {
    if (title !== "" && hiddenColumns.some(({ from, to }) => index >= from && index <= to))
      throw new ClerkFault(getTexts("sheet.hidden-column", { column: toColumnLetters(index), title }));
  }
}

/** Marks a row's merged cells as faults, except the first cell of each merge, which has the value. */
function withMergedCells(row: SheetRow, { titles }: Sheet, { merges }: Worksheet): SheetRow {
  const own = merges.filter(({ first, last }) => row.number >= first.row && row.number <= last.row);
  if (own.length === 0) return row;
  const width = Math.max(titles.length, row.cells.length);
  const cells = Array.from({ length: width }, (_, index) => {
    const cell = row.cells[index] ?? "";
    const merge = own.find(({ first, last }) => index >= first.column && index <= last.column);
    const isFirst = merge?.first.row === row.number && merge.first.column === index;
    return merge && !isFirst ? { shown: "", fault: getTexts("sheet.merged-cell", { range: merge.range }) } : cell;
  });
  return { ...row, cells };
}
