import { readCsv } from "../documents/read-csv";
import { readXlsx } from "../documents/read-xlsx";
import type { IsTitle, Sheet } from "../documents/sheet";
import { ClerkFault, getTexts } from "../messages";
import type { Collection } from "../schema/collection";
import { createColumnFinder, getSheetColumns, isReason } from "./columns";

/** The maximum size of a sheet's file in megabytes: about a hundred thousand rows. */
const largestMegabytes = 20;

/** Throws a `ClerkFault` for a file above the maximum size. */
export function requireReadable(size: number): void {
  if (size > largestMegabytes * 1024 * 1024)
    throw new ClerkFault(getTexts("sheet.too-large", { megabytes: largestMegabytes }));
}

/** Reads a sheet according to its extension. Throws a `ClerkFault` for other, too large or damaged files. */
export function readSheet(name: string, bytes: Uint8Array, isTitle: IsTitle): Sheet {
  const ending = getSheetExtension(name);
  requireReadable(bytes.length);
  return ending === ".xlsx" ? readXlsx(bytes, isTitle) : readCsv(bytes, isTitle);
}

/** Returns the extension of a sheet's file name. Throws a `ClerkFault` unless it is .csv or .xlsx. */
export function getSheetExtension(name: string): ".csv" | ".xlsx" {
  const ending = /\.(?:csv|xlsx)$/u.exec(name.toLowerCase())?.[0];
  if (ending !== ".csv" && ending !== ".xlsx") throw new ClerkFault(getTexts("sheet.ending"));
  return ending;
}

/**
 * Creates a function that recognises a collection's column titles. Throws a `ClerkFault` if no sheet fits the
 * collection.
 */
export function createTitleTest(collection: Collection): IsTitle {
  const find = createColumnFinder(getSheetColumns(collection));
  return (text) => find(text) !== undefined || isReason(text);
}
