import * as z from "zod";
import type { Sheet } from "../../documents/sheet";
import { foldText } from "../../language/fold";
import { withStorage } from "../../preferences/storage";
import type { Collection } from "../../schema/collection";

const storageKey = ({ name }: Collection) => `editor-columns/${name}`;
const meanings = z.record(z.string(), z.string());

/** Returns the titles of columns by the ones that sheets of an office have, as clerks chose them in this browser. */
function readMeanings(collection: Collection): z.output<typeof meanings> {
  const stored: unknown = JSON.parse(withStorage((storage) => storage.getItem(storageKey(collection))) ?? "{}");
  return meanings.safeParse(stored).data ?? {};
}

/** Returns a sheet with another title for a column, and remembers it for the next sheet. */
export function renameColumn(sheet: Sheet, index: number, title: string, collection: Collection): Sheet {
  const known = readMeanings(collection);
  const stored = JSON.stringify({ ...known, [foldText(sheet.titles[index] ?? "")]: title });
  withStorage((storage) => storage.setItem(storageKey(collection), stored));
  return { ...sheet, titles: sheet.titles.map((each, at) => (at === index ? title : each)) };
}

/** Returns a sheet with the titles that clerks chose for its columns earlier. */
export function renameKnownColumns(sheet: Sheet, collection: Collection): Sheet {
  const known = readMeanings(collection);
  return { ...sheet, titles: sheet.titles.map((title) => known[foldText(title)] ?? title) };
}
