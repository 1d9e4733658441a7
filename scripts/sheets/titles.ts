import type { ClerkLanguage } from "../../src/content/messages";
import { nearest } from "../../src/content/nearest";
import type { Collection } from "../../src/schema/collection";
import { ClerkFault } from "../entries/clerk-fault";
import { type Column, columnFinder, columnsOf, titleOf, titlesOf } from "./columns";
import type { Sheet } from "./sheet";
import { sheetWords } from "./words";

/**
 * Which column of a collection stands at each place of a sheet; at the place of a blank title, and of the reasons in a
 * sheet that was given back, there is none. Throws a `ClerkFault` for an unknown title and for two of one column.
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
    if (!column) throw new ClerkFault(unknownTitle(title, columns, reader));
    if (seen.has(column)) throw new ClerkFault(sheetWords.columnTwice(titleOf(column, reader)));
    seen.add(column);
    found.set(index, column);
  }
  if (found.size === 0) throw new ClerkFault(sheetWords.empty());
  return found;
}

/** Whether a title is that of the column in which a sheet is given back with reasons. */
export function isReason(title: string): boolean {
  return Object.values(sheetWords.reason()).includes(title);
}

function unknownTitle(title: string, columns: readonly Column[], reader: ClerkLanguage) {
  const known = columns.map((column) => ({ value: titleOf(column, reader), words: titlesOf(column) }));
  const all = known.map(({ value }) => value).join(", ");
  return sheetWords.columnUnknown(title, nearest(title, known), all);
}
