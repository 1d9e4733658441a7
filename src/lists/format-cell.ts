import type { Formats } from "../i18n/formats";
import type { Column, ColumnType } from "./columns";
import { type CellValue, toPlain } from "./rows";

/** Returns the name of a value, from a vocabulary, from the messages of a column, or from an entry that it refers to. */
export type NameValue = (column: Column, value: string) => string | undefined;

/** Formats the value of a column for people; empty for a column that links to the source. */
export function formatCell(column: Column, cell: CellValue, formats: Formats, nameOf: NameValue): string {
  const value = toPlain(cell);
  switch (column.type) {
    case "number":
      return formats.number(Number(value));
    case "year":
      return formats.year(Number(value));
    case "date":
      return formats.date(value);
    default:
      return isNamed(column) ? (nameOf(column, value) ?? value) : value;
  }
}

/**
 * Formats the value of a column for programs: names as displayed, numbers as numbers, and days so that they sort; empty
 * for a column that links to the source.
 */
export function writeCell(column: Column, cell: CellValue, nameOf: NameValue): string | number {
  if (typeof cell === "number") return cell;
  const value = toPlain(cell);
  return isNamed(column) ? (nameOf(column, value) ?? value) : value;
}

/** The types of columns whose values have names. */
const named: ReadonlySet<ColumnType> = new Set(["choice", "reference", "status"]);

function isNamed({ type }: Column): boolean {
  return named.has(type);
}
