import { format, getFormatDateInfo } from "numfmt";
import { type ClerkTexts, texts } from "../content/messages";
import { stripFormulaGuard } from "./formula-guard";
import { type Cell, trimText } from "./sheet";

/** A cell as a workbook stores it. */
export interface StoredCell {
  /** The cell's type: `s`, `str`, `inlineStr`, `b`, `e`, `d`, or `n` for a number. */
  readonly type: string;
  /** The cell's value; undefined for an empty cell or a formula without a result. */
  readonly value: string | undefined;
  readonly format: string;
  readonly isFormula: boolean;
}

/** The epoch of spreadsheet dates from March 1900 on: spreadsheets treat 1900 as a leap year. */
const dayZero = Date.UTC(1899, 11, 30);
const millisecondsInDay = 24 * 60 * 60 * 1000;

/** The first number beyond a spreadsheet's precision of 15 digits. */
const firstInexact = 1e15;

/** Returns a cell as spreadsheet programs display it, or why the display hides part of its content. */
export function toShownCell({ type, value, format: pattern, isFormula }: StoredCell, dayOffset: number): Cell {
  if (value === undefined) return isFormula ? unclear("", texts("sheet.no-result")) : "";
  switch (type) {
    case "e":
      return unclear(value, texts("sheet.error-shown", { shown: value }));
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
  if (shown === undefined) return unclear(text, texts("sheet.must-be-text", { shown: text }));
  if (shown === "" && trimText(text) !== "") return unclear(text, texts("sheet.nothing-shown"));
  return stripFormulaGuard(shown);
}

function toShownNumber(value: number, pattern: string, dayOffset: number): Cell {
  const raw = String(value);
  const { year, month, day } = findDateParts(pattern);
  const shown = applyFormat(pattern, year || month || day ? value + dayOffset : value);
  if (shown === undefined) return unclear(raw, texts("sheet.must-be-text", { shown: raw }));
  if (shown.trim() === "") return unclear(raw, texts("sheet.nothing-shown"));
  const isWhole = !/\dE[+-]?\d/iu.test(shown) && Math.abs(value) < firstInexact;
  if (!(year || month || day)) return isWhole ? shown.trim() : unclear(shown, texts("sheet.must-be-text", { shown }));
  if (!(year && month && day) || value < 0) return unclear(shown, texts("sheet.must-be-text", { shown }));
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
