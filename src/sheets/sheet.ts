import type { ClerkTexts } from "../content/messages";

/** A cell that does not show what it holds, with the reason. */
export interface UnclearCell {
  readonly shown: string;
  readonly fault: ClerkTexts;
}

/** The content of a cell: the text that it shows, the day that it shows, or the reason why neither is certain. */
export type Cell = string | Date | UnclearCell;

/** A row of a sheet. */
export interface SheetRow {
  /** Its number as spreadsheet programs count. */
  readonly number: number;
  /** Its cells by column; undefined where the row says nothing of a column, so that its field stays as it is. */
  readonly cells: readonly (Cell | undefined)[];
  /** Set for a row that the spreadsheet does not show. */
  readonly isHidden?: boolean;
}

/** A sheet: its titles, and the rows below them that are not blank. */
export interface Sheet {
  readonly titles: readonly string[];
  readonly rows: readonly SheetRow[];
  /** What of the file is not read. */
  readonly notes?: readonly ClerkTexts[];
}

/** Returns whether a text is the title of a column. */
export type IsTitle = (text: string) => boolean;

/** The number of rows among which the titles are searched: lists often have a heading above them. */
export const rowsBeforeTitles = 10;

/**
 * Returns a sheet of all its rows without the blank ones. The titles are the row near the top with the most titles of
 * columns; if no row has any, the first row.
 */
export function toSheet(rows: readonly SheetRow[], isTitle: IsTitle): Sheet {
  const filled = rows.filter(({ cells }) => !cells.every(isBlank));
  const counts = filled.slice(0, rowsBeforeTitles).map(({ cells }) => countTitles(cells, isTitle));
  const head = Math.max(counts.indexOf(Math.max(...counts)), 0);
  const width = filled[head]?.cells.length ?? 0;
  const missing = ({ cells }: SheetRow): Cell[] => new Array(Math.max(0, width - cells.length)).fill("");
  return {
    titles: filled[head]?.cells.map((title) => trimText(cellText(title))) ?? [],
    // A row that ends early has empty cells.
    rows: filled.slice(head + 1).map((row) => ({ ...row, cells: [...row.cells, ...missing(row)] })),
  };
}

/** Counts the cells of a row that are titles of columns. */
export function countTitles(cells: readonly (Cell | undefined)[], isTitle: IsTitle): number {
  return cells.filter((cell) => isTitle(trimText(cellText(cell)))).length;
}

/** Returns a cell as text; a day as YYYY-MM-DD. */
export function cellText(cell: Cell | undefined): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return typeof cell === "object" ? cell.shown : (cell ?? "");
}

/** Blanks that spreadsheets and web pages leave around a text. Joiners are not among them: Devanagari needs them. */
const blanks = "[\\s\\u00AD\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF]+";
const blanksAround = new RegExp(`^${blanks}|${blanks}$`, "gu");

/** Returns a text without the blanks around it, visible or not. */
export function trimText(text: string): string {
  return text.replace(blanksAround, "");
}

function isBlank(cell: Cell | undefined): boolean {
  const isUnclear = typeof cell === "object" && !(cell instanceof Date);
  return !isUnclear && trimText(cellText(cell)) === "";
}
