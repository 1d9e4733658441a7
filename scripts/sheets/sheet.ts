/** The content of a cell: the text as typed, or a date if the spreadsheet converted the text to one. */
export type Cell = string | Date;

/** A row below the titles. */
export interface SheetRow {
  /** Its number as spreadsheet programs count, the titles being row 1. */
  readonly number: number;
  readonly cells: readonly Cell[];
}

/** A sheet: a row of titles, and the rows below it that are not blank. */
export interface Sheet {
  readonly titles: readonly string[];
  readonly rows: readonly SheetRow[];
}

/** A sheet of all its rows, the titles first; rows in which nothing stands are dropped, as are blanks at a title's ends. */
export function sheetOf(rows: readonly (readonly Cell[])[]): Sheet {
  const [titles = [], ...below] = rows;
  return {
    titles: titles.map((title) => cellText(title).trim()),
    rows: below.flatMap((cells, index) => (cells.every(isBlank) ? [] : [{ number: index + 2, cells }])),
  };
}

/** A cell as text; a day as YYYY-MM-DD. */
export function cellText(cell: Cell | undefined): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? "" : cell.toISOString().slice(0, 10);
  return cell ?? "";
}

function isBlank(cell: Cell): boolean {
  return cellText(cell).trim() === "";
}
