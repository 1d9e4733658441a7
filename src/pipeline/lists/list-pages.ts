import { createListTable } from "../../lists/engine/list-table";
import { emptyQuery } from "../../lists/query-string";
import { type Cells, type ListPageRows, readRow } from "../../lists/rows";
import { countPages, rowsPerPage } from "../../site/listing";
import { defaultLocale, type LocaleCode } from "../../site/locales";
import type { ListDefinition, LocalizedList } from "./definition";

/**
 * Splits a list in a language into pages. A short list and its archive are one page. In a long list the pages of
 * current entries precede those of archived ones.
 */
export function listPages(
  { columns }: Pick<ListDefinition, "columns">,
  language: LocaleCode,
  { entries, labels = {} }: LocalizedList,
): ListPageRows[] {
  const names = Object.keys(entries[0]?.cells ?? {});
  const valuesOf = (cells: Cells) => names.map((name) => cells[name] ?? "");
  const current = entries.filter(({ isArchived }) => !isArchived).map(({ cells }) => valuesOf(cells));
  const archived = entries.filter(({ isArchived }) => isArchived).map(({ cells }) => valuesOf(cells));
  const { counts } = createListTable(
    { columns, language, labels },
    current.map((row) => readRow(names, row)),
  ).answer(emptyQuery);
  const facets = Object.entries(counts).map(([column, values]) => ({
    column,
    values: Array.from(values, ([value, count]) => ({ value, count, label: labels[column]?.[value] ?? null })),
  }));
  const { pages, archivePages } = countPages(current.length, archived.length);
  const isWhole = pages + archivePages === 1;
  const part = (rows: readonly string[][], page: number) =>
    isWhole ? rows : rows.slice(Math.max(0, page - 1) * rowsPerPage, Math.max(0, page) * rowsPerPage);
  return Array.from({ length: pages + archivePages }, (_, index) => {
    const rows = part(current, index + 1);
    const over = part(archived, index + 1 - pages);
    return {
      number: index + 1,
      ...{ pages, archivePages, total: current.length, archivedTotal: archived.length },
      hasFallback: language !== defaultLocale && [...rows, ...over].some((row) => hasEnglish(names, row)),
      ...{ facets, columns: names, rows, archived: over },
    };
  });
}

function hasEnglish(names: readonly string[], row: readonly string[]): boolean {
  return row.some((value, index) => value === defaultLocale && names[index]?.endsWith("Language"));
}
