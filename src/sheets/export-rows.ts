import { getEntryFile } from "../content/files";
import type { OpenContent } from "../content/open-content";
import type { ClerkLanguage } from "../messages";
import type { Collection } from "../schema/collection";
import { createCellForm } from "./cells";
import { getColumnTitle, getSheetColumns } from "./columns";
import { createNameLookup, listStoredFields } from "./names";

/**
 * Returns a collection as the rows of a sheet: titles, then entries. Labels are in the clerk's language. Importing the
 * rows again changes nothing. Throws a `ClerkFault` for a collection that does not fit a sheet.
 *
 * @param isWanted returns whether to export the entry in a file; by default all are
 */
export function exportRows(
  collection: Collection,
  content: OpenContent,
  reader: ClerkLanguage,
  isWanted: (file: string) => boolean = () => true,
): string[][] {
  const names = createNameLookup(content, new Map());
  const columns = getSheetColumns(collection).map((column) => ({ column, form: createCellForm(column, names) }));
  const entries = [...listStoredFields(content, collection)];
  const wanted = entries.filter(([key]) => isWanted(getEntryFile(collection, key).file));
  const rows = wanted.map(([, fields]) =>
    columns.map(({ column, form }) => form.write(fields[column.field.name], reader)),
  );
  return [columns.map(({ column }) => getColumnTitle(column, reader)), ...rows];
}
