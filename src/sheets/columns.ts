import { listIdentifyingFields } from "../content/proposed-key";
import { suggest } from "../content/suggest";
import { type Cell, isBlank, type Sheet, toCellText } from "../documents/sheet";
import { toDigits } from "../language/digits";
import { foldText } from "../language/fold";
import { trimText } from "../language/script";
import { ClerkFault, type ClerkLanguage, type ClerkTexts, getLanguageName, getTexts } from "../messages";
import { type Collection, getSheetLayout, type SheetField } from "../schema/collection";
import { getKind } from "../schema/kinds";
import { getLocale, type LocaleCode, localeCodes } from "../site/locales";
import { isDamaged } from "./damaged-text";

/** A column of a sheet: a field, or one language of a field with several. */
export interface SheetColumn {
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
export function getSheetColumns(collection: Collection): SheetColumn[] {
  const form = getSheetLayout(collection);
  if ("isSingle" in form) throw new ClerkFault(getTexts("sheet.single", { collection: collection.label }));
  if ("list" in form)
    throw new ClerkFault(getTexts("sheet.list-inside", { collection: collection.label, list: form.list.label }));
  return form.fields.flatMap((field): SheetColumn[] => {
    const { shape } = getKind(field.kind);
    const isIdentifier = shape === "line" && ["key", ...listIdentifyingFields(collection)].includes(field.name);
    return shape === "texts" || shape === "files"
      ? localeCodes.map((language) => ({ field, language, isIdentifier }))
      : [{ field, language: undefined, isIdentifier }];
  });
}

/** Returns the title of a column: `Year`, or `Name (Hindi)` for a text. */
export function getColumnTitle({ field: { label }, language }: SheetColumn, reader: ClerkLanguage): string {
  return language ? `${label[reader]} (${getLanguageName(language)[reader]})` : label[reader];
}

/**
 * Returns a function that finds a column by its title. Titles may be in any language with labels, or the field's name (`title.hi`). Case, brackets and equivalent Devanagari spellings do not matter.
 */
export function createColumnFinder(columns: readonly SheetColumn[]): (title: string) => SheetColumn | undefined {
  const byTitle = new Map(
    columns.flatMap((column) => getColumnTitles(column).map((title) => [foldText(title), column])),
  );
  return (title) => byTitle.get(foldText(title));
}

/** Returns all titles that a column may have. */
export function getColumnTitles({ field, language }: SheetColumn): string[] {
  const labels = [field.name, ...Object.values(field.label)];
  if (!language) return labels;
  const names = [language, getLocale(language).name, ...Object.values(getLanguageName(language))];
  return labels.flatMap((label) => names.map((name) => `${label} (${name})`));
}

/** A fault in a title. */
export interface ColumnFault {
  /** The column's index; undefined if the sheet has no title. */
  readonly index?: number;
  readonly words: ClerkTexts;
  /** The title that is perhaps meant. */
  readonly near?: string | undefined;
  /** True if the title is that of no column. */
  readonly isUnknown?: boolean;
}

/**
 * Finds the collection's columns in a sheet. Skips columns without content or with running numbers, and the column of
 * reasons in a returned sheet. Unknown and duplicate titles are faults.
 *
 * @returns the columns by index in the sheet, the faults in titles, and notes about titled columns that are left out
 */
export function findColumns({ titles, rows }: Sheet, collection: Collection, reader: ClerkLanguage) {
  const columns = getSheetColumns(collection);
  const find = createColumnFinder(columns);
  const found = new Map<number, SheetColumn>();
  const faults: ColumnFault[] = [];
  const notes: ClerkTexts[] = [];
  for (const [index, title] of titles.entries()) {
    const cells = rows.map((row) => row.cells[index] ?? "");
    if (isReason(title) || (title === "" && cells.every(isBlank))) continue;
    const column = find(title);
    const needless = column ? undefined : findReasonToLeaveOut(title, cells);
    if (needless) notes.push(getTexts("sheet.column-left-out", { title, reason: getTexts(needless) }));
    else if (!column)
      faults.push({
        index,
        ...(isDamaged(title, "Latn")
          ? { words: getTexts("sheet.damaged-title", { title }) }
          : unknownTitle(title, columns, reader)),
      });
    else if ([...found.values()].includes(column))
      faults.push({
        index,
        words: getTexts("sheet.column-twice", { title: getColumnTitle(column, reader) }),
      });
    else found.set(index, column);
  }
  if (found.size === 0 && faults.length === 0) faults.push({ words: getTexts("sheet.empty") });
  return { columns: found, faults, notes };
}

/** Checks whether a title is that of the column of reasons in a returned sheet. */
export function isReason(title: string): boolean {
  return Object.values(getTexts("sheet.reason")).includes(title);
}

/** Titles of columns that number the rows, in lower case without dots, signs and spaces. */
const numberingTitles = /^(?:(?:s|sr|sl|serial)?(?:n|no|nr|number)?|#|क्र(?:म|म?सं|म?संख्या|म?सङ्ख्या|मांक|माङ्क)?)$/u;

/** Returns the message about an unknown column that no entry needs: it is empty, or numbers the rows. */
function findReasonToLeaveOut(title: string, cells: readonly Cell[]) {
  if (cells.length > 0 && cells.every(isBlank)) return "sheet.no-cells";
  const plain = title.toLowerCase().replace(/[\s.०0:()]/gu, "");
  const numbers = cells.filter((cell) => !isBlank(cell)).map((cell) => toDigits(trimText(toCellText(cell)), "en"));
  const isRunning = numbers.every(
    (number, index) =>
      /^\d+[.)]?$/u.test(number) && Number.parseInt(number, 10) > Number.parseInt(numbers[index - 1] ?? "0", 10),
  );
  return isRunning && numberingTitles.test(plain) ? "sheet.running-numbers" : undefined;
}

/** Returns the title with the most words that all occur in another one: “परीक्षा” for “परीक्षा का नाम”; undefined for several. */
function guessByWords(title: string, known: readonly { readonly value: string; readonly words: readonly string[] }[]) {
  const split = (text: string) => foldText(text).split(" ").filter(Boolean);
  const given = split(title);
  const count = (words: readonly string[]) => (words.every((word) => given.includes(word)) ? words.length : 0);
  const scored = known.map(({ value, words }) => ({ value, score: Math.max(...words.map(split).map(count)) }));
  const best = Math.max(1, ...scored.map(({ score }) => score));
  const [found, another] = scored.filter(({ score }) => score === best);
  return another ? undefined : found?.value;
}

function unknownTitle(title: string, columns: readonly SheetColumn[], reader: ClerkLanguage) {
  const known = columns.map((column) => ({ value: getColumnTitle(column, reader), words: getColumnTitles(column) }));
  const near = suggest(title, known) ?? guessByWords(title, known);
  if (near) return { near, isUnknown: true, words: getTexts("sheet.column-near", { title, near }) };
  return {
    isUnknown: true,
    words: getTexts("sheet.column-unknown", { title, titles: known.map(({ value }) => value).join(", ") }),
  };
}
