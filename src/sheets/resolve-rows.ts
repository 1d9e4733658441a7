import type { OpenContent } from "../content/open-content";
import type { Collection } from "../schema/collection";
import type { Column } from "./columns";
import { type PlannedRow, planImport } from "./import-plan";
import type { Sheet } from "./sheet";

/** The rows of a sheet to write, and those to return. */
export interface SettledRows {
  readonly accepted: readonly PlannedRow[];
  readonly refused: readonly PlannedRow[];
}

/**
 * Separates valid rows from invalid ones. With `partial`, plans the valid rows again without the invalid ones until all
 * are valid, since a row may refer to a refused one.
 */
export function resolveRows(
  sheet: Sheet,
  columns: ReadonlyMap<number, Column>,
  collection: Collection,
  content: OpenContent,
  { partial }: { readonly partial: boolean },
): SettledRows {
  const refused: PlannedRow[] = [];
  for (let rows = sheet.rows; ; ) {
    const planned = planImport({ ...sheet, rows }, columns, collection, content);
    const accepted = planned.filter(({ outcome }) => outcome !== "wrong");
    refused.push(...planned.filter(({ outcome }) => outcome === "wrong"));
    if (!partial || accepted.length === planned.length) return { accepted, refused: inOrder(refused) };
    rows = accepted.map(({ row }) => row);
  }
}

function inOrder(rows: readonly PlannedRow[]): PlannedRow[] {
  return rows.toSorted((one, other) => one.row.number - other.row.number);
}
