import { type ColumnDef, type Row as TableRow, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import { useLanguage } from "../../i18n";
import { collatorOf } from "../../language/collate";
import { matchQuality, prepareQuery, prepareTexts } from "../../language/match";
import type { ListingRequest } from "./address";
import type { ListingColumn, ListingRow } from "./columns";
import { type Features, features } from "./features";

/** A value of a facet and how many rows have it, given all other choices. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

/** The rows that answer a request, in its order, and for each facet the values still to choose from. */
export function useListing<Row extends ListingRow>(
  rows: readonly Row[],
  columns: readonly ListingColumn<Row>[],
  { q, facets, sort }: ListingRequest,
) {
  const language = useLanguage();
  const definitions = useMemo(
    () => columns.map((column) => definitionOf(column, collatorOf(language))),
    [columns, language],
  );
  const isSearched = q.trim() !== "";
  // Making the rows ready to be searched is work that a visitor who only reads should not wait for.
  const prepared = useMemo(() => (isSearched ? prepareRows(rows, columns) : undefined), [isSearched, rows, columns]);
  const query = useMemo(() => prepareQuery(q), [q]);
  const data = useMemo(() => [...rows], [rows]);

  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: (row: Row) => row.key,
    // One column stands for the whole row, whose text is searched once.
    getColumnCanGlobalFilter: (column) => column.id === columns[0]?.id,
    globalFilterFn: (row: TableRow<Features, Row>) => {
      const text = prepared?.get(row.original.key);
      return text !== undefined && matchQuality(query, text) > 0;
    },
    state: {
      globalFilter: q.trim(),
      columnFilters: useMemo(() => Object.entries(facets).map(([id, value]) => ({ id, value })), [facets]),
      sorting: useMemo(() => (sort ? [{ id: sort.column, desc: sort.descending }] : []), [sort]),
    },
  });

  const optionsOf = (column: ListingColumn<Row>): FacetOption[] => {
    const counts = table.getColumn(column.id)?.getFacetedUniqueValues() ?? new Map<unknown, number>();
    const rank = (value: string | number) => column.choices?.indexOf(String(value)) ?? 0;
    return [...new Set(rows.map(column.value))]
      .sort((a, b) => rank(a) - rank(b))
      .map((value) => ({
        value: String(value),
        label: column.facet?.(value) ?? String(value),
        count: counts.get(value) ?? 0,
      }));
  };
  return { found: table.getRowModel().rows.map((row) => row.original), optionsOf };
}

function definitionOf<Row extends ListingRow>(
  { id, value }: ListingColumn<Row>,
  collator: Intl.Collator,
): ColumnDef<Features, Row> {
  return {
    id,
    accessorFn: value,
    filterFn: (row, columnId, chosen) => String(row.getValue(columnId)) === chosen,
    sortFn: (first, second, columnId) => {
      const [a, b] = [first.getValue(columnId), second.getValue(columnId)];
      return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
    },
  };
}

function prepareRows<Row extends ListingRow>(rows: readonly Row[], columns: readonly ListingColumn<Row>[]) {
  const texts = prepareTexts(rows.map((row) => textOf(row, columns)));
  return new Map(rows.map(({ key }, index) => [key, texts[index]]));
}

function textOf<Row extends ListingRow>(row: Row, columns: readonly ListingColumn<Row>[]): string {
  return columns.map(({ value, facet }) => facet?.(value(row)) ?? value(row)).join(" ");
}
