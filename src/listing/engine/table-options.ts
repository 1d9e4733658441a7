import type { ColumnDef, TableOptions } from "@tanstack/table-core";
import { collatorOf } from "../../language/collate";
import type { LocaleCode } from "../../site/locales";
import type { Column } from "../columns";
import type { ListQuery } from "../query-string";
import type { ListRow } from "../rows";
import type { TextSearch } from "../text/search-texts";
import { type Features, features } from "./features";

/** What a table of a list is made of: plain data, so that a worker can be sent it. */
export interface ListSetup {
  readonly columns: readonly Column[];
  readonly language: LocaleCode;
  /** The column that parts the list into groups. */
  readonly groupBy?: string | undefined;
  /** The names of the values of columns, by column and value; rows are searched by them. */
  readonly labels: Labels;
}

/** The names of values, by column. */
export type Labels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Gives what finds words in the rows, once there are words to find. */
type GetSearch = () => TextSearch | undefined;

/** The options of a list's table, the same on the page and in the worker: its columns, its rows, how they are filtered. */
export function tableOptions(setup: ListSetup, rows: readonly ListRow[], getSearch: GetSearch) {
  const { columns, language, groupBy } = setup;
  const { compare } = collatorOf(language);
  return {
    features,
    data: [...rows],
    columns: columns.map((column): ColumnDef<Features, ListRow> => {
      // The groups keep the order in which the list has them.
      const rankOf = createRanking(rows, column, column.id === groupBy ? undefined : compare);
      return {
        id: column.id,
        accessorFn: ({ cells }) => cells[column.id] ?? "",
        filterFn: (row, id, chosen) => row.getValue(id) === chosen,
        sortFn: (one, other) => rankOf(one.original) - rankOf(other.original),
        sortUndefined: false,
      };
    }),
    getRowId: ({ key }) => key,
    // One column stands for the whole row, whose texts are searched at once.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.id,
    globalFilterFn: ({ index }, _, query: string) => getSearch()?.(query).has(index) ?? true,
    autoResetPageIndex: false,
  } satisfies TableOptions<Features, ListRow>;
}

/** The state of a list's table that answers a query, with pages of so many rows. */
export function tableState({ q, facets, sort, page = 1 }: ListQuery, { groupBy }: ListSetup, pageSize: number) {
  const sorting = sort ? [{ id: sort.column, desc: sort.descending }] : [];
  return {
    globalFilter: q.trim(),
    columnFilters: Object.entries(facets).map(([id, value]) => ({ id, value })),
    // Within each group, where the list has them.
    sorting: sort && groupBy !== undefined ? [{ id: groupBy, desc: false }, ...sorting] : sorting,
    pagination: { pageIndex: page - 1, pageSize },
  };
}

/**
 * Gives the place of a row by its value in a column; equal ones share theirs. To compare two texts by the rules of a
 * language is slow: each different one is put in order once.
 *
 * @param compare undefined for the order in which the list has the values
 */
function createRanking(
  rows: readonly ListRow[],
  { id }: Column,
  compare: ((one: string, other: string) => number) | undefined,
): (row: ListRow) => number {
  let ranks: Map<string, number> | undefined;
  const rankAll = () => {
    const values = [...new Set(rows.map(({ cells }) => cells[id] ?? ""))];
    if (compare) values.sort(compare);
    let rank = 0;
    return new Map(
      values.map((value, index) => {
        if (compare?.(values[index - 1] ?? value, value) !== 0) rank = index;
        return [value, rank];
      }),
    );
  };
  return ({ cells }) => {
    ranks ??= rankAll();
    return ranks.get(cells[id] ?? "") ?? 0;
  };
}
