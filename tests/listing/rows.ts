/** For tests alone: pages of lists made from rows as tests write them, by the build's own code. */

import type { Column } from "../../src/lists/columns";
import { encodeRow } from "../../src/lists/encode-row";
import { type ListPageRows, type ListRow, readRow } from "../../src/lists/rows";
import { listPages } from "../../src/pipeline/lists/list-pages";
import type { LocaleCode } from "../../src/site/locales";

/** A row as a test writes it: fields by name, a text in the page's own language. */
export interface TestRow {
  readonly key: string;
  readonly isArchived?: boolean;
  readonly [field: string]: string | number | boolean | null | undefined;
}

/** The cells of a row. */
function cellsOf(columns: readonly Column[], { isArchived: _, ...fields }: TestRow, language: LocaleCode = "en") {
  const texts = columns.filter(({ type }) => ["title", "text"].includes(type)).map(({ field }) => field);
  const localized = Object.entries(fields).map(([name, value]) => [
    name,
    texts.includes(name) ? { text: String(value), language } : value,
  ]);
  return encodeRow(columns, { specimen: false, ...Object.fromEntries(localized) }, "2026-11-21");
}

/** A row outside of any page. */
export function createListRow(columns: readonly Column[], fields: TestRow, language?: LocaleCode): ListRow {
  const cells = cellsOf(columns, fields, language);
  return readRow(Object.keys(cells), Object.values(cells), fields.isArchived);
}

/** A list that is one page. */
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
