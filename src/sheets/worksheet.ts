import { ClerkFault } from "../content/clerk-fault";
import { texts } from "../content/messages";
import type { Cell, SheetRow } from "./sheet";
import { type StoredCell, toShownCell } from "./shown-cell";
import { isTrue, parseXml, type WorkbookParts } from "./workbook-parts";

/** The position of a cell: row number as in spreadsheet programs, column counted from 0. */
interface Position {
  readonly row: number;
  readonly column: number;
}

/** The content of a worksheet, with its hidden columns and merged cells. */
export interface Worksheet {
  readonly rows: readonly SheetRow[];
  readonly hiddenColumns: readonly { readonly from: number; readonly to: number }[];
  readonly merges: readonly { readonly range: string; readonly first: Position; readonly last: Position }[];
}

/** The maximum size of a sheet. A single stray value beyond it would make the table as large as the sheet. */
const mostColumns = 256;
const mostRows = 100_000;

/**
 * Reads the cells of a worksheet. Throws a `ClerkFault` if it is too large, and an error if its XML is not well-formed.
 */
export function readWorksheet(xml: string, { strings, formats, dayOffset }: WorkbookParts): Worksheet {
  const rows: SheetRow[] = [];
  const hiddenColumns: { from: number; to: number }[] = [];
  const merges: { range: string; first: Position; last: Position }[] = [];
  let row = { number: 0, isHidden: false };
  let cells: Cell[] = [];
  let position: Position = { row: 0, column: -1 };
  let cell: { type: string; style: string } = { type: "n", style: "0" };
  let stored: { value: string | undefined; isFormula: boolean } = { value: undefined, isFormula: false };
  const within: string[] = [];
  parseXml(xml, {
    open(name, attributes) {
      within.push(name);
      if (name === "col" && isHidden(attributes.hidden, attributes.width))
        hiddenColumns.push({ from: Number(attributes.min) - 1, to: Number(attributes.max) - 1 });
      if (name === "row") {
        const number = Number(attributes.r ?? row.number + 1);
        row = { number, isHidden: isHidden(attributes.hidden, attributes.ht) };
        position = { row: number, column: -1 };
        cells = [];
      }
      if (name === "c") {
        position = attributes.r ? toPosition(attributes.r) : { ...position, column: position.column + 1 };
        cell = { type: attributes.t ?? "n", style: attributes.s ?? "0" };
        stored = { value: undefined, isFormula: false };
      }
      if (name === "f") stored.isFormula = true;
      if (name === "v" || name === "is") stored.value = "";
      if (name === "mergeCell" && attributes.ref) merges.push(toMerge(attributes.ref));
    },
    text(text) {
      const name = within.at(-1);
      if (name === "v" || (name === "t" && !within.includes("rPh"))) stored.value = `${stored.value ?? ""}${text}`;
    },
    close(name) {
      within.pop();
      if (name === "c") place(cells, position, toShownCell(toStored(), dayOffset));
      if (name === "row" && cells.length > 0) rows.push({ ...row, cells: Array.from(cells, (each) => each ?? "") });
      if (rows.length > mostRows) throw new ClerkFault(texts("sheet.too-many-rows", { most: mostRows }));
    },
  });
  return { rows, hiddenColumns, merges };

  function toStored(): StoredCell {
    const value = cell.type === "s" && stored.value !== undefined ? strings[Number(stored.value)] : stored.value;
    return { ...stored, value, type: cell.type, format: formats[Number(cell.style)] ?? "General" };
  }
}

function place(cells: Cell[], { row, column }: Position, cell: Cell): void {
  if (cell === "") return;
  if (column >= mostColumns) throw new ClerkFault(texts("sheet.far-cell", { cell: `${columnLetters(column)}${row}` }));
  cells[column] = cell;
}

function isHidden(hidden: string | undefined, size: string | undefined): boolean {
  return isTrue(hidden) || (size !== undefined && Number(size) === 0);
}

/** Returns the letters of a column: A, B, ... Z, AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? columnLetters(rest - 1) : ""}${String.fromCharCode(65 + (column % 26))}`;
}

function toPosition(reference: string): Position {
  const [, letters = "", digits = ""] = /^\$?([A-Z]{1,3})\$?(\d+)$/u.exec(reference) ?? [];
  if (letters === "") throw new Error(`Not the name of a cell: ${reference}`);
  const column = Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits), column };
}

function toMerge(range: string) {
  const [first = "", last = first] = range.split(":");
  return { range, first: toPosition(first), last: toPosition(last) };
}
