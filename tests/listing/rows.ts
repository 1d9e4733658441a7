/** For tests: list pages made by the build's code from rows that a test writes. */

import type { Column } from "../../src/lists/columns";
import { encodeRow } from "../../src/lists/encode-row";
import { type ListPageRows, type ListRow, readRow } from "../../src/lists/rows";
import { listPages } from "../../src/pipeline/lists/definition";
import type { LocaleCode } from "../../src/site/locales";

/** A row as a test writes it: field values by name, texts in the page's language. */
export interface TestRow {
  readonly key: string;
  readonly isArchived?: boolean;
  readonly [field: string]: string | number | boolean | null | undefined;
}

/** Returns the cells of a row by column. */
function cellsOf(columns: readonly Column[], { isArchived: _, ...fields }: TestRow, language: LocaleCode = "en") {
  const texts = columns.filter(({ type }) => ["title", "text"].includes(type)).map(({ field }) => field);
  const localized = Object.entries(fields).map(([name, value]) => [
    name,
    texts.includes(name) ? { text: String(value), language } : value,
  ]);
  return encodeRow(columns, { specimen: false, ...Object.fromEntries(localized) }, "2026-11-21");
}

/** Creates a row that belongs to no page. */
export function createListRow(columns: readonly Column[], fields: TestRow, language?: LocaleCode): ListRow {
  const cells = cellsOf(columns, fields, language);
  return readRow(Object.keys(cells), Object.values(cells), fields.isArchived);
}

/** Creates a list with one page. */
export function createListPage(
  columns: readonly Column[],
  rows: readonly TestRow[],
  language: LocaleCode = "en",
): ListPageRows {
  const entries = rows.map((row) => ({ isArchived: row.isArchived ?? false, cells: cellsOf(columns, row, language) }));
  const [page] = listPages({ columns }, language, { entries });
  if (!page) throw new Error("A list has a page at least.");
  return page;
}
