import type { ClerkLanguage } from "../content/messages";
import type { OpenContent } from "../content/open-content";
import type { Collection } from "../schema/collection";
import { cellForm } from "./cells";
import { getColumnTitle, getSheetColumns } from "./columns";
import { namesIn, storedFields } from "./names";

/**
 * Returns a collection as the rows of a sheet: titles, then entries. Labels are in the clerk's language. Importing the
 * rows again changes nothing. Throws a `ClerkFault` for a collection that does not fit a sheet.
 */
export function exportRows(collection: Collection, content: OpenContent, reader: ClerkLanguage): string[][] {
  const names = namesIn(content, new Map());
  const columns = getSheetColumns(collection).map((column) => ({ column, form: cellForm(column, names) }));
  const rows = [...storedFields(content, collection).values()].map((fields) =>
    columns.map(({ column, form }) => form.write(fields[column.field.name], reader)),
  );
  return [columns.map(({ column }) => getColumnTitle(column, reader)), ...rows];
}
