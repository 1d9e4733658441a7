import { ClerkFault } from "../content/clerk-fault";
import { type ClerkLanguage, texts } from "../content/messages";
import { suggest } from "../content/suggest";
import type { Collection } from "../schema/collection";
import { type Column, columnFinder, columnsOf, titleOf, titlesOf } from "./columns";
import { isDamaged } from "./damaged-text";
import type { Sheet } from "./sheet";

/**
 * Returns the collection's column for each index of a sheet. A blank title has none, nor has the column of reasons in a
 * returned sheet. Throws a `ClerkFault` for an unknown title and for two of one column.
 */
export function columnsIn(
  { titles, rows }: Sheet,
  collection: Collection,
  reader: ClerkLanguage,
): ReadonlyMap<number, Column> {
  const columns = columnsOf(collection);
  const find = columnFinder(columns);
  const found = new Map<number, Column>();
  const seen = new Set<Column>();
  for (const [index, title] of titles.entries()) {
    if (isReason(title) || (title === "" && rows.every(({ cells }) => !cells[index]))) continue;
    const column = find(title);
    if (!column && isDamaged(title, false)) throw new ClerkFault(texts("sheet.damaged-title", { title }));
    if (!column) throw new ClerkFault(unknownTitle(title, columns, reader));
    if (seen.has(column)) throw new ClerkFault(texts("sheet.column-twice", { title: titleOf(column, reader) }));
    seen.add(column);
    found.set(index, column);
  }
  if (found.size === 0) throw new ClerkFault(texts("sheet.empty"));
  return found;
}

/** Returns whether a title is that of the column of reasons in a returned sheet. */
export function isReason(title: string): boolean {
  return Object.values(texts("sheet.reason")).includes(title);
}

function unknownTitle(title: string, columns: readonly Column[], reader: ClerkLanguage) {
  const known = columns.map((column) => ({ value: titleOf(column, reader), words: titlesOf(column) }));
  const near = suggest(title, known);
  if (near) return texts("sheet.column-near", { title, near });
  return texts("sheet.column-unknown", { title, titles: known.map(({ value }) => value).join(", ") });
}
