import { type Sheet, toCellText } from "../documents/sheet";
import { toDigits } from "../language/digits";
import { trimText } from "../language/script";
import { readDay } from "../language/written-dates";
import { type ClerkTexts, getTexts } from "../messages";
import { getKind } from "../schema/kinds";
import { getColumnTitle, type SheetColumn } from "./columns";

/** A date in digits, with the two parts before its year. */
interface WrittenDay {
  readonly row: number;
  readonly text: string;
  readonly first: number;
  readonly second: number;
  /** True if the format excludes the month first: dots, or Devanagari digits. */
  readonly isIndian: boolean;
}

/**
 * Returns a sheet with its dates as YYYY-MM-DD. In each column at least one date must prove that the day is first.
 * Month first, mixed orders or no proof is a fault: a spreadsheet with another locale may have written the column, so
 * any date would be a guess.
 */
export function withDays(
  sheet: Sheet,
  columns: ReadonlyMap<number, SheetColumn>,
): { readonly sheet: Sheet; readonly faults: readonly ClerkTexts[] } {
  const days = [...columns].filter(([, { field }]) => getKind(field.kind).shape === "day").map(([index]) => index);
  const faults = days.flatMap((index) => findOrderFault(sheet, index, columns.get(index)) ?? []);
  const rows = sheet.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => (days.includes(index) && typeof cell === "string" ? readDay(cell) : cell)),
  }));
  return { sheet: { ...sheet, rows }, faults };
}

function findOrderFault({ rows }: Sheet, index: number, column: SheetColumn | undefined): ClerkTexts | undefined {
  const cells = rows.map(({ number, cells: all }) => ({ row: number, cell: all[index] ?? "" }));
  const written = cells.flatMap(({ row, cell }) => (typeof cell === "string" ? findWrittenDay(row, cell) : []));
  const dayFirst = written.find(({ first }) => first > 12);
  const monthFirst = written.find(({ second }) => second > 12);
  const open = written.find(({ first, second, isIndian }) => first !== second && first <= 12 && !isIndian);
  const converted = cells.find(({ cell }) => cell instanceof Date && cell.getUTCDate() <= 12);
  const certain = monthFirst ?? dayFirst;
  const titles = { en: column ? getColumnTitle(column, "en") : "", hi: column ? getColumnTitle(column, "hi") : "" };
  if (dayFirst && monthFirst)
    return getTexts("sheet.day-orders", { column: titles, ...placeOf(dayFirst), ...otherPlace(monthFirst) });
  if (monthFirst) return getTexts("sheet.month-first", { column: titles, ...placeOf(monthFirst) });
  // The program converted the dates that fit its own order, and left the others as text.
  if (certain && converted)
    return getTexts("sheet.days-and-texts", {
      column: titles,
      row: converted.row,
      text: toCellText(converted.cell),
      ...otherPlace(certain),
    });
  return open && !dayFirst ? getTexts("sheet.day-uncertain", { column: titles, ...placeOf(open) }) : undefined;
}

const placeOf = ({ row, text }: WrittenDay) => ({ row, text });
const otherPlace = ({ row, text }: WrittenDay) => ({ otherRow: row, otherText: text });

function findWrittenDay(row: number, text: string): WrittenDay[] {
  const [, first, sign, second] =
    /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*[-/.]\s*\d{2}/u.exec(toDigits(trimText(text), "en")) ?? [];
  const isIndian = sign === "." || /[०-९]/u.test(text);
  return first && second ? [{ row, text: trimText(text), first: Number(first), second: Number(second), isIndian }] : [];
}
