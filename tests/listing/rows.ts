/** For tests: list pages made by the build's code from rows that a test writes. */

import type { Column } from "../../src/lists/columns";
import { createRow } from "../../src/lists/create-row";
import type { ListPageRows, ListRow } from "../../src/lists/rows";
import { paginate } from "../../src/page-data/read-list";
import type { LocaleCode } from "../../src/site/locales";

/** A row as a test writes it: field values by name, texts in the page's language. */
export interface TestRow {
  readonly key: string;
  readonly expiresOn?: string;
  readonly isArchived?: boolean;
  readonly [field: string]: string | number | boolean | null | undefined;
}

/** Creates a row that belongs to no page. */
export function createListRow(columns: readonly Column[], row: TestRow, language: LocaleCode = "en"): ListRow {
  const { key, expiresOn, isArchived = false, ...values } = row;
  const texts = columns.filter(({ type }) => ["title", "text"].includes(type)).map(({ field }) => field);
  const fields = Object.entries(values).map(([name, value]) => [
    name,
    texts.includes(name) ? { text: String(value), language } : value,
  ]);
  const view = { key, expiresOn, isExpired: isArchived, specimen: false, documents: [] };
  return createRow(columns, { ...view, fields: Object.fromEntries(fields) }, "2026-11-21");
}

/** Creates a list with one page. */
export function createListPage(
  columns: readonly Column[],
  rows: readonly TestRow[],
  language: LocaleCode = "en",
): ListPageRows {
  const [page] = paginate(
    columns,
    rows.map((row) => createListRow(columns, row, language)),
  );
  if (!page) throw new Error("A list has a page at least.");
  return page;
}
