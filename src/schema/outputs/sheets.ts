import type { Collection } from "../collection";
import { type FormField, type FormFieldOf, getFields } from "./form-fields";

/** A field that stands in one cell of a sheet, or in one for each language. */
export type SheetField = Exclude<FormField, FormFieldOf<"list">>;

/** The form of a collection in sheets: the fields of its columns, or the part that no row can hold. */
export type SheetLayout =
  | { readonly fields: readonly SheetField[] }
  | { readonly list: FormFieldOf<"list"> }
  | { readonly isSingle: true };

/**
 * Whether a collection can be a sheet, a row an entry: not when its entries must have lists inside, nor when it is one file.
 * A list that may be left out has no column; an entry that has one keeps it when its row is imported.
 */
export function getSheetLayout(collection: Collection): SheetLayout {
  if (collection.folder.endsWith(".yaml")) return { isSingle: true };
  const fields = getFields(collection);
  const list = fields.find((field): field is FormFieldOf<"list"> => field.kind === "list" && field.required);
  return list ? { list } : { fields: fields.filter((field) => field.kind !== "list") };
}
