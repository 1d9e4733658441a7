import type { ClerkLanguage } from "../content/messages";
import type { OpenContent } from "../content/open-content";
import type { Collection } from "../schema/collection";
import { cellForm } from "./cells";
import { getColumnTitle, getSheetColumns } from "./columns";
import { storedFields } from "./existing-entries";
import { namesIn } from "./names";

/**
 * A collection as the rows of a sheet, the titles first, then its entries by their keys: what people read is in the
 * reader's language, and importing it again changes nothing. Throws a `ClerkFault` for a collection no sheet can hold.
 */
export function exportRows(collection: Collection, content: OpenContent, reader: ClerkLanguage): string[][] {
  const names = namesIn(content, new Map());
  const columns = getSheetColumns(collection).map((column) => ({ column, form: cellForm(column, names) }));
  const rows = [...storedFields(content, collection).values()].map((fields) =>
    columns.map(({ column, form }) => form.write(fields[column.field.name], reader)),
  );
  return [columns.map(({ column }) => getColumnTitle(column, reader)), ...rows];
}
