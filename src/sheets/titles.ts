import { type ClerkLanguage, type ClerkTexts, texts } from "../content/messages";
import { suggest } from "../content/suggest";
import type { Collection } from "../schema/collection";
import { type Column, columnFinder, getColumnTitle, getColumnTitles, getSheetColumns } from "./columns";
import { isDamaged } from "./damaged-text";
import type { Sheet } from "./sheet";

/** The columns of a sheet, and the faults in its titles. */
export interface SheetColumns {
  /** The collection's columns, by index in the sheet. */
  readonly columns: ReadonlyMap<number, Column>;
  /** The faults in titles, each with its column's index; without an index if the sheet has no title. */
  readonly faults: readonly { readonly index?: number; readonly words: ClerkTexts }[];
}

/**
 * Finds the collection's columns in a sheet. Skips columns without title and content, and the column of reasons in a
 * returned sheet. Unknown and duplicate titles are faults.
 */
export function columnsIn({ titles, rows }: Sheet, collection: Collection, reader: ClerkLanguage): SheetColumns {
  const columns = getSheetColumns(collection);
  const find = columnFinder(columns);
  const found = new Map<number, Column>();
  const faults: { index?: number; words: ClerkTexts }[] = [];
  for (const [index, title] of titles.entries()) {
    if (isReason(title) || (title === "" && rows.every(({ cells }) => !cells[index]))) continue;
    const column = find(title);
    if (!column)
      faults.push({
        index,
        words: isDamaged(title, false) ? texts("sheet.damaged-title", { title }) : unknownTitle(title, columns, reader),
      });
    else if ([...found.values()].includes(column))
      faults.push({ index, words: texts("sheet.column-twice", { title: getColumnTitle(column, reader) }) });
    else found.set(index, column);
  }
  if (found.size === 0 && faults.length === 0) faults.push({ words: texts("sheet.empty") });
  return { columns: found, faults };
}

/** Checks whether a title is that of the column of reasons in a returned sheet. */
export function isReason(title: string): boolean {
  return Object.values(texts("sheet.reason")).includes(title);
}

function unknownTitle(title: string, columns: readonly Column[], reader: ClerkLanguage) {
  const known = columns.map((column) => ({ value: getColumnTitle(column, reader), words: getColumnTitles(column) }));
  const near = suggest(title, known);
  if (near) return texts("sheet.column-near", { title, near });
  return texts("sheet.column-unknown", { title, titles: known.map(({ value }) => value).join(", ") });
}
