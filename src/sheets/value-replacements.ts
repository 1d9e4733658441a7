import { type Sheet, toCellText } from "../documents/sheet";
import { foldText } from "../language/fold";
import { trimText } from "../language/script";
import type { SheetColumn } from "./columns";
import { isAtColumn } from "./fault-groups";
import type { PlannedRow } from "./import-plan";

/** An unknown value in a column, with the number of its rows and the value to read instead. */
export interface ValueReplacement {
  readonly column: string;
  readonly value: string;
  readonly count: number;
  /** The replacement; empty until a clerk enters one. */
  readonly meant: string;
}

/** Finds the distinct unknown values in columns of choices and references. */
export function findUnknownValues(
  planned: readonly PlannedRow[],
  { titles }: Sheet,
  columns: ReadonlyMap<number, SheetColumn>,
): ValueReplacement[] {
  const found = new Map<string, ValueReplacement>();
  const named = [...columns].filter(([, { field }]) => "choices" in field || "collection" in field);
  for (const { row, errors } of planned) {
    for (const [index, column] of named) {
      const value = trimText(toCellText(row.cells[index]));
      if (value === "" || !errors.some(({ field }) => field && isAtColumn(field, column))) continue;
      const key = JSON.stringify([index, value]);
      const count = (found.get(key)?.count ?? 0) + 1;
      found.set(key, { column: titles[index] ?? "", value, count, meant: "" });
    }
  }
  return [...found.values()];
}

/** Returns a sheet with its values replaced. */
export function replaceValues(sheet: Sheet, replacements: readonly ValueReplacement[]): Sheet {
  const meantBy = new Map(
    replacements.flatMap(({ column, value, meant }) =>
      trimText(meant) === "" ? [] : [[JSON.stringify([foldText(column), foldText(value)]), trimText(meant)]],
    ),
  );
  const rows = sheet.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell, index) => {
      const title = sheet.titles[index] ?? "";
      return meantBy.get(JSON.stringify([foldText(title), foldText(trimText(toCellText(cell)))])) ?? cell;
    }),
  }));
  return { ...sheet, rows };
}
