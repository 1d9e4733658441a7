import type { EntryFields } from "../content/entry-text";
import { type Cell, isBlank, type SheetRow, toCellText } from "../documents/sheet";
import { trimText } from "../language/script";
import { type ClerkTexts, getTexts } from "../messages";
import { isGroup } from "../site/merge";
import { type CellForm, type CellReading, createCellForm } from "./cells";
import { getColumnTitle, type SheetColumn } from "./columns";
import type { NamedEntries } from "./names";

/** A fault in a row, with the field if it concerns one. */
export interface RowFault {
  readonly field?: ClerkTexts;
  readonly words: ClerkTexts;
}

/** The changes and faults of a row in some columns. */
export interface RowReading {
  readonly changes: readonly { readonly column: SheetColumn; readonly value: unknown }[];
  readonly faults: readonly RowFault[];
}

/** Creates a reader of rows for the columns that `wanted` accepts. The cell readers are created once. */
export function createRowReader(
  columns: ReadonlyMap<number, SheetColumn>,
  wanted: (column: SheetColumn) => boolean,
  entriesCalled: (collection: string) => NamedEntries,
): (row: SheetRow) => RowReading {
  const forms: [number, SheetColumn, CellForm][] = [...columns]
    .filter(([, column]) => wanted(column))
    .map(([index, column]) => [index, column, createCellForm(column, entriesCalled)]);
  return ({ cells }) => {
    const faults: RowFault[] = [];
    const changes = forms.flatMap(([index, column, form]) => {
      const cell = cells[index];
      if (cell === undefined || isBlank(cell)) return [];
      const reading: CellReading = isDeletion(cell) ? { value: undefined } : form.read(cell);
      if ("value" in reading) return [{ column, value: reading.value }];
      faults.push({ field: nameColumn(column), words: reading.fault });
      return [];
    });
    return { changes, faults };
  };
}

/** Checks whether a cell is a dash, which deletes the field. An empty cell keeps it. */
function isDeletion(cell: Cell): boolean {
  return typeof cell === "string" && /^\p{Pd}$/u.test(trimText(cell));
}

/** Returns the faults of a row as a whole: it is hidden, or has content beyond the last title. */
export function listRowFaults({ cells, isHidden }: SheetRow, titles: readonly string[]): RowFault[] {
  const isBeyond = cells.some((cell, index) => (titles[index] ?? "") === "" && trimText(toCellText(cell)) !== "");
  return [
    ...(isHidden ? [{ words: getTexts("sheet.hidden-row") }] : []),
    ...(isBeyond ? [{ words: getTexts("sheet.cells-beyond") }] : []),
  ];
}

function nameColumn(column: SheetColumn): ClerkTexts {
  return { en: getColumnTitle(column, "en"), hi: getColumnTitle(column, "hi") };
}

/** Applies a row's changes to fields. Fields without a column or with an empty cell stay unchanged. */
export function withChanges(fields: EntryFields, changes: RowReading["changes"]): EntryFields {
  const changed = new Map(Object.entries(fields));
  for (const { column, value } of changes) {
    const { name } = column.field;
    changed.set(name, column.language ? withText(changed.get(name), column.language, value) : value);
  }
  return Object.fromEntries(changed);
}

function withText(texts: unknown, language: string, text: unknown): EntryFields | undefined {
  const kept = Object.entries({ ...(isGroup(texts) ? texts : {}), [language]: text });
  const written = kept.filter(([, each]) => each !== undefined);
  return written.length === 0 ? undefined : Object.fromEntries(written);
}
