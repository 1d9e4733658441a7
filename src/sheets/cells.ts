import { type Cell, toCellText } from "../documents/sheet";
import { findForeignSign, foldIdentifier } from "../language/digits";
import { foldText } from "../language/fold";
import { trimText } from "../language/script";
import { readTime } from "../language/times";
import { readWholeNumber } from "../language/whole-number";
import { readDay } from "../language/written-dates";
import { type ClerkLanguage, type ClerkTexts, getTexts } from "../messages";
import { listChoiceNames } from "../schema/description";
import { getKind } from "../schema/kinds";
import { getLocale, type LocaleCode, sourceLocale } from "../site/locales";
import { isGroup } from "../site/merge";
import type { SheetColumn } from "./columns";
import { formulaError, isDamaged, isRewritten } from "./damaged-text";
import { Lookup, type Meaning, type NamedEntries } from "./names";

/** The result of reading a cell: its value (undefined for an empty cell), or the fault that prevents reading it. */
export type CellReading = { readonly value: unknown } | { readonly fault: ClerkTexts };

/** The reader and writer of a column's cells. */
export interface CellForm {
  /** Reads a cell. Text that cannot be parsed is returned unchanged, for the content check to report. */
  readonly read: (cell: Cell) => CellReading;
  readonly write: (value: unknown, reader: ClerkLanguage) => string;
}

/** Returns the reader and writer of a column's cells. `entriesCalled` returns the entries of another collection. */
export function createCellForm(column: SheetColumn, entriesCalled: (collection: string) => NamedEntries): CellForm {
  const { field, language } = column;
  if (column.isIdentifier) return { read: textual(foldIdentifier, asIdentifier), write: plain };
  const asWritten = textual((text) => text, language ? (_, text) => asText(text, language) : asCode);
  if ("choices" in field) {
    const lookup = new Lookup(listChoiceNames(field.choices));
    const word = (value: unknown, reader: ClerkLanguage) =>
      field.choices.find((one) => one.value === value)?.label[reader];
    return { read: textual((text) => lookup.find(text), asMeant), write: wordWhereClear(lookup, word) };
  }
  if ("collection" in field) {
    const entries = entriesCalled(field.collection);
    const name = (value: unknown, reader: ClerkLanguage) => entries.nameOf(String(value))?.[reader];
    return { read: textual((text) => entries.lookup.find(text), asMeant), write: wordWhereClear(entries.lookup, name) };
  }
  switch (getKind(field.kind).shape) {
    case "day":
      return { read: dayIn, write: plain };
    case "time":
      return { read: textual((text) => readTime(text) ?? text), write: plain };
    case "integer":
      return { read: textual((text) => readWholeNumber(text) ?? text, asCode), write: plain };
    case "flag":
      return {
        read: textual(flagIn),
        write: (value, reader) => getTexts(value === true ? "sheet.yes" : "sheet.no")[reader],
      };
    case "texts":
    case "files":
      return { read: asWritten, write: (value) => (isGroup(value) && language ? plain(value[language]) : "") };
    default:
      return { read: asWritten, write: plain };
  }
}

/**
 * Creates a reader for cells that must not hold a date. Spreadsheets turn `12/2024` into one, which loses the typed
 * text.
 */
function textual<Value>(
  interpret: (text: string) => Value,
  reading: (value: Value, text: string) => CellReading = (value) => ({ value }),
): CellForm["read"] {
  return (cell) => {
    if (cell instanceof Date) return { fault: getTexts("sheet.day-instead", { day: toCellText(cell) }) };
    if (typeof cell === "object") return { fault: cell.fault };
    const text = trimText(cell);
    if (formulaError.test(text)) return { fault: getTexts("sheet.error-shown", { shown: text }) };
    return text === "" ? { value: undefined } : reading(interpret(text), text);
  };
}

function asIdentifier(folded: string, text: string): CellReading {
  const sign = findForeignSign(folded);
  return sign ? { fault: getTexts("sheet.foreign-sign", { text, sign }) } : asCode(folded, text);
}

/** Reads a value that is the same in every language, such as a number: spreadsheets may have replaced it. */
function asCode<Value>(value: Value, text: string): CellReading {
  if (isRewritten(text)) return { fault: getTexts("sheet.must-be-text", { shown: text }) };
  return typeof value === "string" ? asText(value, sourceLocale) : { value };
}

function asText(text: string, language: LocaleCode): CellReading {
  const { script } = getLocale(language);
  return isDamaged(text, script) ? { fault: getTexts("sheet.damaged", { text }) } : { value: text };
}

function asMeant(meaning: Meaning, text: string): CellReading {
  if (!meaning) return { value: text };
  return "value" in meaning
    ? meaning
    : { fault: getTexts("sheet.several", { found: text, keys: meaning.several.join(", ") }) };
}

/** Creates a writer that writes a value's name if the name is unambiguous, otherwise the value. */
function wordWhereClear(
  lookup: Lookup,
  wordFor: (value: unknown, reader: ClerkLanguage) => string | undefined,
): CellForm["write"] {
  return (value, reader) => {
    const word = wordFor(value, reader)?.trim();
    const meaning = word ? lookup.find(word) : undefined;
    return word && meaning && "value" in meaning && meaning.value === value ? word : plain(value);
  };
}

function plain(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}

function dayIn(cell: Cell): CellReading {
  if (typeof cell === "object" && !(cell instanceof Date)) return { fault: cell.fault };
  return { value: readDay(trimText(toCellText(cell))) || undefined };
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...["yes", "y", "true", "1", "हाँ", "हां", "जी हाँ"].map((word): [string, boolean] => [foldText(word), true]),
  ...["no", "n", "false", "0", "नहीं", "नही"].map((word): [string, boolean] => [foldText(word), false]),
]);

/** Parses yes or no in English or Hindi. Returns any other text unchanged. */
function flagIn(text: string): boolean | string {
  return flags.get(foldText(text)) ?? text;
}
