import { type ClerkTexts, getLanguageName, getTexts } from "../messages";
import { getColumnTitle, type SheetColumn } from "./columns";
import type { PlannedRow } from "./import-plan";
import type { RowFault } from "./row-fields";

/** A fault with the numbers of all rows that have it. */
export interface FaultGroup {
  readonly fault: RowFault;
  readonly rows: readonly number[];
}

/** Groups equal faults of rows, so that a missing column or an unknown value is reported once. */
export function groupFaults(
  planned: readonly PlannedRow[],
  faultsOf: (row: PlannedRow) => readonly RowFault[],
  columns: ReadonlyMap<number, SheetColumn>,
): FaultGroup[] {
  const groups = new Map<string, { fault: RowFault; rows: number[] }>();
  for (const row of planned) {
    for (const fault of faultsOf(row)) {
      const known = groups.get(JSON.stringify(fault));
      if (known) known.rows.push(row.row.number);
      else groups.set(JSON.stringify(fault), { fault, rows: [row.row.number] });
    }
  }
  return [...groups.values()].map(({ fault, rows }) => ({ fault: nameColumn(fault, columns), rows }));
}

/** Replaces a field's fault by a missing column if the sheet has no column for the field. */
function nameColumn(fault: RowFault, columns: ReadonlyMap<number, SheetColumn>): RowFault {
  const { field, words } = fault;
  if (!field || [...columns.values()].some((column) => isAtColumn(field, column))) return fault;
  return { words: getTexts("sheet.column-missing", { column: field, reason: words }) };
}

/** Checks whether a fault belongs to a column: to its title, or to its field in any language. */
export function isAtColumn(field: ClerkTexts, column: SheetColumn): boolean {
  const { field: own, language } = column;
  const label = language ? `${own.label.en} › ${getLanguageName(language).en}` : own.label.en;
  return [getColumnTitle(column, "en"), own.label.en, label].includes(field.en);
}

/** Formats a fault as one sentence: its field, if any, and its message. */
export function formatFault({ field, words }: RowFault): ClerkTexts {
  return field ? { en: `${field.en}: ${words.en}`, hi: `${field.hi}: ${words.hi}` } : words;
}
