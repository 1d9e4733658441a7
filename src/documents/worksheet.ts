import { format, getFormatDateInfo } from "numfmt";
import { stripFormulaGuard } from "../language/csv";
import { trimText } from "../language/script";
import { ClerkFault, type ClerkTexts, getTexts } from "../messages";
import type { Cell, SheetRow } from "./sheet";
import { isStrike, isTrue, parseXml, type WorkbookParts } from "./workbook-parts";

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
export function readWorksheet(xml: string, { strings, struckStrings, styles, dayOffset }: WorkbookParts): Worksheet {
  const rows: SheetRow[] = [];
  const hiddenColumns: { from: number; to: number }[] = [];
  const merges: { range: string; first: Position; last: Position }[] = [];
  let row = { number: 0, isHidden: false };
  let cells: Cell[] = [];
  let position: Position = { row: 0, column: -1 };
  let cell: { type: string; style: string } = { type: "n", style: "0" };
  let stored: { value: string | undefined; isFormula: boolean; isStruck: boolean } = { ...blank };
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
        stored = { ...blank };
      }
      if (name === "f") stored.isFormula = true;
      if (isStrike(name, attributes)) stored.isStruck = true;
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
      if (rows.length > mostRows) throw new ClerkFault(getTexts("sheet.too-many-rows", { most: mostRows }));
    },
  });
  return { rows, hiddenColumns, merges };

  function toStored(): StoredCell {
    const isShared = cell.type === "s" && stored.value !== undefined;
    const value = isShared ? strings[Number(stored.value)] : stored.value;
    const isStruckPart = stored.isStruck || (isShared && struckStrings.has(Number(stored.value)));
    const { format: pattern = "General", isStruck = false } = styles[Number(cell.style)] ?? {};
    return {
      ...stored,
      value,
      type: cell.type,
      format: pattern,
      isStruck: isStruck || isStruckPart,
    };
  }
}

/** A cell before its content is read. */
const blank = { value: undefined, isFormula: false, isStruck: false };

function place(cells: Cell[], { row, column }: Position, cell: Cell): void {
  if (cell === "") return;
  if (column >= mostColumns)
    throw new ClerkFault(getTexts("sheet.far-cell", { cell: `${toColumnLetters(column)}${row}` }));
  cells[column] = cell;
}

function isHidden(hidden: string | undefined, size: string | undefined): boolean {
  return isTrue(hidden) || (size !== undefined && Number(size) === 0);
}

/** Returns the letters of a column: A, B, ... Z, AA. */
export function toColumnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return `${rest > 0 ? toColumnLetters(rest - 1) : ""}${String.fromCharCode(65 + (column % 26))}`;
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

/** A cell as a workbook stores it. */
export interface StoredCell {
  /** The cell's type: `s`, `str`, `inlineStr`, `b`, `e`, `d`, or `n` for a number. */
  readonly type: string;
  /** The cell's value; undefined for an empty cell or a formula without a result. */
  readonly value: string | undefined;
  readonly format: string;
  readonly isFormula: boolean;
  /** True if all or a part of the text is struck out. */
  readonly isStruck: boolean;
}

/** The epoch of spreadsheet dates from March 1900 on: spreadsheets treat 1900 as a leap year. */
const dayZero = Date.UTC(1899, 11, 30);
const millisecondsInDay = 24 * 60 * 60 * 1000;

/** The first number beyond a spreadsheet's precision of 15 digits. */
const firstInexact = 1e15;

/** Returns a cell as spreadsheet programs display it, or why the display hides part of its content. */
function toShownCell(stored: StoredCell, dayOffset: number): Cell {
  const cell = toClearCell(stored, dayOffset);
  return typeof cell === "object" && "fault" in cell ? { ...cell, stored: stored.value } : cell;
}

function toClearCell({ type, value, format: pattern, isFormula, isStruck }: StoredCell, dayOffset: number): Cell {
  if (value === undefined) return isFormula ? unclear("", getTexts("sheet.no-result")) : "";
  if (isStruck && value.trim() !== "") return unclear(value, getTexts("sheet.struck"));
  switch (type) {
    case "e":
      return unclear(value, getTexts("sheet.error-shown", { shown: value }));
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "d":
      return new Date(value.slice(0, 10));
    case "n":
      return value === "" ? "" : toShownNumber(Number(value), pattern, dayOffset);
    default:
      return toShownText(decodeEscapes(value), pattern);
  }
}

function toShownText(text: string, pattern: string): Cell {
  const shown = pattern === "General" || pattern === "@" ? text : applyFormat(pattern, text);
  if (shown === undefined) return unclear(text, getTexts("sheet.must-be-text", { shown: text }));
  if (shown === "" && trimText(text) !== "") return unclear(text, getTexts("sheet.nothing-shown"));
  return stripFormulaGuard(shown);
}

function toShownNumber(value: number, pattern: string, dayOffset: number): Cell {
  const raw = String(value);
  const { year, month, day } = findDateParts(pattern);
  const shown = applyFormat(pattern, year || month || day ? value + dayOffset : value);
  if (shown === undefined) return unclear(raw, getTexts("sheet.must-be-text", { shown: raw }));
  if (shown.trim() === "") return unclear(raw, getTexts("sheet.nothing-shown"));
  const isWhole = !/\dE[+-]?\d/iu.test(shown) && Math.abs(value) < firstInexact;
  if (!(year || month || day))
    return isWhole ? shown.trim() : unclear(shown, getTexts("sheet.must-be-text", { shown }));
  if (!(year && month && day) || value < 0) return unclear(shown, getTexts("sheet.must-be-text", { shown }));
  return new Date(dayZero + Math.floor(value + dayOffset) * millisecondsInDay);
}

function findDateParts(pattern: string) {
  try {
    return getFormatDateInfo(pattern);
  } catch {
    // `applyFormat` fails as well and refuses the cell.
    return { year: false, month: false, day: false };
  }
}

/** Formats a value in a number format. Returns undefined for an invalid format. */
function applyFormat(pattern: string, value: number | string): string | undefined {
  try {
    return format(pattern, value, { nbsp: false, throws: true });
  } catch {
    return undefined;
  }
}

function unclear(shown: string, fault: ClerkTexts): Cell {
  return { shown, fault };
}

/** Decodes characters that XML cannot contain and workbooks write as `_x000D_`. */
function decodeEscapes(text: string): string {
  return text.replace(/_x([\da-f]{4})_/giu, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}
