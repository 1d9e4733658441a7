import { ClerkFault } from "../content/clerk-fault";
import { type ClerkLanguage, languageNames, texts } from "../content/messages";
import { identifyingFields } from "../content/proposed-key";
import { fold } from "../language/fold";
import type { Collection } from "../schema/collection";
import { getKind } from "../schema/kinds";
import { getSheetLayout, type SheetField } from "../schema/outputs/sheets";
import { getLocale, type LocaleCode, localeCodes } from "../site/locales";

/** A column of a sheet: a field, or one language of a field with several. */
export interface Column {
  readonly field: SheetField;
  /** The language of the value; undefined for fields without languages. */
  readonly language: LocaleCode | undefined;
  /** True for keys and for identifying codes and numbers, which are compared and become part of URLs. */
  readonly isIdentifier?: boolean;
}

/**
 * Returns the columns of a collection's sheet in field order, one per language where a field has several. Throws a
 * `ClerkFault` for a collection that does not fit a sheet: its entries contain lists, or it is a single file.
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

/** Checks whether a field has a value per language. */
function isByLanguage({ kind }: Pick<SheetField, "kind">): boolean {
  const { shape } = getKind(kind);
  return shape === "texts" || shape === "files";
}

/** Returns the title of a column: `Year`, or `Name (Hindi)` for a text. */
export function getColumnTitle({ field: { label }, language }: Column, reader: ClerkLanguage): string {
  return language ? `${label[reader]} (${languageNames[language][reader]})` : label[reader];
}

/**
 * Returns a function that finds a column by its title. Titles may be in English, Hindi or Sanskrit, or the field's name
 * (`title.hi`). Case, brackets and equivalent Devanagari spellings do not matter.
 */
export function columnFinder(columns: readonly Column[]): (title: string) => Column | undefined {
  const byTitle = new Map(columns.flatMap((column) => getColumnTitles(column).map((title) => [fold(title), column])));
  return (title) => byTitle.get(fold(title));
}

/** Returns all titles that a column may have. */
export function getColumnTitles({ field, language }: Column): string[] {
  const labels = [field.name, ...Object.values(field.label)];
  if (!language) return labels;
  const names = [language, getLocale(language).name, ...Object.values(languageNames[language])];
  return labels.flatMap((label) => names.map((name) => `${label} (${name})`));
}
