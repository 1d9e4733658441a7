import { ClerkFault } from "../content/clerk-fault";
import { texts } from "../content/messages";
import type { Collection } from "../schema/collection";
import { columnFinder, getSheetColumns } from "./columns";
import { readCsv } from "./csv";
import { readXlsx } from "./read-xlsx";
import type { IsTitle, Sheet } from "./sheet";
import { isReason } from "./titles";

/** The largest file that is read, in megabytes: some hundred thousand rows. */
const largestMegabytes = 20;

/** Throws a `ClerkFault` for a file that is too large to be read. */
export function requireReadable(size: number): void {
  if (size > largestMegabytes * 1024 * 1024)
    throw new ClerkFault(texts("sheet.too-large", { megabytes: largestMegabytes }));
}

/** Reads a sheet by the ending of its name. Throws a `ClerkFault` for one of another kind, too large or damaged. */
export function readSheet(name: string, bytes: Uint8Array, isTitle: IsTitle): Sheet {
  const ending = sheetEnding(name);
  requireReadable(bytes.length);
  return ending === ".xlsx" ? readXlsx(bytes, isTitle) : readCsv(bytes, isTitle);
}

/** Returns the ending of a sheet's name. Throws a `ClerkFault` for any other than .csv and .xlsx. */
export function sheetEnding(name: string): ".csv" | ".xlsx" {
  const ending = /\.(?:csv|xlsx)$/u.exec(name.toLowerCase())?.[0];
  if (ending !== ".csv" && ending !== ".xlsx") throw new ClerkFault(texts("sheet.ending"));
  return ending;
}

/** Returns what recognises the titles of a collection's sheets. Throws a `ClerkFault` for one that no sheet can hold. */
export function createIsTitle(collection: Collection): IsTitle {
  const find = columnFinder(getSheetColumns(collection));
  return (text) => find(text) !== undefined || isReason(text);
}
