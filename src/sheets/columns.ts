import { ClerkFault } from "../content/clerk-fault";
import { type ClerkLanguage, languageNames, texts } from "../content/messages";
import { identifyingFields } from "../content/proposed-key";
import { fold } from "../language/fold";
import type { Collection } from "../schema/collection";
import { getKind } from "../schema/kinds";
import { getSheetLayout, type SheetField } from "../schema/outputs/sheets";
import { getLocale, type LocaleCode, localeCodes } from "../site/locales";

/** A field that one cell can hold, or one language of a text or of documents. */
export interface Column {
  readonly field: SheetField;
  /** The language of the value; undefined for a field that is the same in every language. */
  readonly language: LocaleCode | undefined;
  /** True for a key, and for a code or number that identifies an entry: it is compared, and becomes part of an address. */
  readonly isIdentifier?: boolean;
}

/**
 * The columns of a collection's sheet, in the order of its fields. A field with a value for each language has a column for
 * each. Throws a `ClerkFault` for a collection that no sheet can hold: its entries have lists inside, or it is a single file.
 */
export function getSheetColumns(collection: Collection): Column[] {
  const form = getSheetLayout(collection);
  if ("isSingle" in form) throw new ClerkFault(texts("sheet.single", { collection: collection.label }));
  if ("list" in form)
    throw new ClerkFault(texts("sheet.list-inside", { collection: collection.label, list: form.list.label }));
  return form.fields.flatMap((field): Column[] => {
    const isLine = field.kind === "line" && identifyingFields(collection).includes(field.name);
    const isIdentifier = field.kind === "key" || isLine;
    return isByLanguage(field)
      ? localeCodes.map((language) => ({ field, language, isIdentifier }))
      : [{ field, language: undefined, isIdentifier }];
  });
}

/** Tells whether a field has a value for each language. */
function isByLanguage({ kind }: Pick<SheetField, "kind">): boolean {
  const { shape } = getKind(kind);
  return shape === "texts" || shape === "files";
}

/** The title of a column: `Year`, or `Name (Hindi)` for a text. */
export function getColumnTitle({ field: { label }, language }: Column, reader: ClerkLanguage): string {
  return language ? `${label[reader]} (${languageNames[language][reader]})` : label[reader];
}

/**
 * Finds the column a title means. A title may be in English, Hindi or Sanskrit, the field's own name (`title.hi`), and
 * spelt with other brackets, case, or signs of Devanagari that mean the same.
 */
export function columnFinder(columns: readonly Column[]): (title: string) => Column | undefined {
  const byTitle = new Map(columns.flatMap((column) => getColumnTitles(column).map((title) => [fold(title), column])));
  return (title) => byTitle.get(fold(title));
}

/** Every title a column may bear. */
export function getColumnTitles({ field, language }: Column): string[] {
  const labels = [field.name, ...Object.values(field.label)];
  if (!language) return labels;
  const names = [language, getLocale(language).name, ...Object.values(languageNames[language])];
  return labels.flatMap((label) => names.map((name) => `${label} (${name})`));
}
