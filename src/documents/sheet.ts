import { trimText } from "../language/script";
import type { ClerkTexts } from "../messages";

/** A cell whose content is unclear, with the reason. */
export interface UnclearCell {
  readonly shown: string;
  readonly fault: ClerkTexts;
  /** The value that a workbook stores; undefined for a cell that only lacks one. */
  readonly stored?: string | undefined;
}

/** The displayed content of a cell: a text, a date, or why it is unclear. */
export type Cell = string | Date | UnclearCell;

/** A row of a sheet. */
export interface SheetRow {
  /** The row number in spreadsheet programs. */
  readonly number: number;
  /** The cells by column; undefined where the row has no value for a column, so that its field stays unchanged. */
  readonly cells: readonly (Cell | undefined)[];
  /** True for a row hidden in the spreadsheet. */
  readonly isHidden?: boolean;
}

/** A sheet: its titles, and the non-blank rows below them. */
export interface Sheet {
  readonly titles: readonly string[];
  readonly rows: readonly SheetRow[];
  /** Notes about parts of the file that are not read. */
  readonly notes?: readonly ClerkTexts[];
}

/** Checks whether a text is a column title. */
export type IsTitle = (text: string) => boolean;

/** The number of rows that are searched for titles. Lists often have a heading above them. */
export const rowsBeforeTitles = 10;

/**
 * Creates a sheet from its rows without the blank ones. The title row is the row near the top with the most titles;
 * without any, the first row.
 */
export function toSheet(rows: readonly SheetRow[], isTitle: IsTitle): Sheet {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  const counts = filled.slice(0, rowsBeforeTitles).map(({ cells }) => countTitles(cells, isTitle));
  const head = Math.max(counts.indexOf(Math.max(...counts)), 0);
  const width = filled[head]?.cells.length ?? 0;
  const missing = ({ cells }: SheetRow): Cell[] => new Array(Math.max(0, width - cells.length)).fill("");
  return {
    titles: filled[head]?.cells.map((title) => trimText(toCellText(title))) ?? [],
    // Pad short rows with empty cells.
    rows: filled.slice(head + 1).map((row) => ({ ...row, cells: [...row.cells, ...missing(row)] })),
  };
}

/** Returns the number of cells in a row that are column titles. */
export function countTitles(cells: readonly (Cell | undefined)[], isTitle: IsTitle): number {
  return cells.filter((cell) => isTitle(trimText(toCellText(cell)))).length;
}

/** Returns a cell as text; a date as YYYY-MM-DD. */
export function toCellText(cell: Cell | undefined): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return typeof cell === "object" ? cell.shown : (cell ?? "");
}

/** Checks whether a cell is empty. An unclear cell is not. */
export function isBlank(cell: Cell | undefined): boolean {
  const isUnclear = typeof cell === "object" && !(cell instanceof Date);
  return !isUnclear && trimText(toCellText(cell)) === "";
}
