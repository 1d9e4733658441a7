import type { Collection } from "../collection";
import { type Field, type FieldOf, getFields } from "../description";

/** A field that fits a sheet: one cell, or one per language. */
export type SheetField = Exclude<Field, FieldOf<"list">>;

/** The layout of a collection's sheet: the fields of its columns, or why none is possible. */
export type SheetLayout =
  | { readonly fields: readonly SheetField[] }
  | { readonly list: FieldOf<"list"> }
  | { readonly isSingle: true };

/**
 * Returns the layout of a collection's sheet, with one entry per row. A collection whose entries require lists, or of a
 * single file, has none. Optional lists have no column and stay unchanged on import.
 */
export function getSheetLayout(collection: Collection): SheetLayout {
  if (collection.folder.endsWith(".yaml")) return { isSingle: true };
  const fields = getFields(collection);
  const list = fields.find((field): field is FieldOf<"list"> => field.kind === "list" && field.required);
  return list ? { list } : { fields: fields.filter((field) => field.kind !== "list") };
}
