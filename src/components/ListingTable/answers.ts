import { type ColumnDef, constructTable } from "@tanstack/react-table";
import { collatorOf } from "../../language/collate";
import { prepareForCompounds } from "../../language/sandhi";
import { indexTexts, type TextIndex } from "../../language/text-index";
import type { LocaleCode } from "../../site/locales";
import type { ListingRequest } from "./address";
import type { ListingColumn, ListingRow } from "./columns";
import { type Features, features } from "./features";

/** What a request finds. */
export interface ListingAnswer<Row extends ListingRow> {
  /** The rows, in the order asked for. */
  readonly found: readonly Row[];
  /** How many rows a value of a column would leave, given all other choices. */
  readonly countOf: (column: string, value: string | number) => number;
}

/** Answers requests to a list. */
export type Answers<Row extends ListingRow> = (request: ListingRequest) => ListingAnswer<Row>;

/**
 * Makes the answers of a list. It stands in a file of its own, which a page fetches when something is first asked:
 * who only reads needs no table library.
 */
export function answersOf<Row extends ListingRow>(
  rows: readonly Row[],
  columns: readonly ListingColumn<Row>[],
  language: LocaleCode,
): Answers<Row> {
  const definitions = columns.map((column) => definitionOf(column, collatorOf(language)));
  const data = [...rows];
  let texts: TextIndex | undefined;
  const keysFound = (q: string) => {
    texts ??= indexTexts(
      columns.map((column) => ({ values: textsIn(column, rows) })),
      rows.length,
    );
    return new Set(texts.find(prepareForCompounds(q)).map((place) => rows[place]?.key));
  };
  return ({ q, facets, sort }) => {
    const found = q.trim() === "" ? undefined : keysFound(q);
    const table = constructTable<Features, Row>({
      features,
      columns: definitions,
      data,
      getRowId: ({ key }) => key,
      // One column stands for the whole row, whose text is searched once.
      getColumnCanGlobalFilter: (column) => column.id === columns[0]?.id,
      globalFilterFn: ({ original }) => found?.has(original.key) ?? true,
      state: {
        globalFilter: q.trim(),
        columnFilters: Object.entries(facets).map(([id, value]) => ({ id, value })),
        sorting: sort ? [{ id: sort.column, desc: sort.descending }] : [],
      },
    });
    return {
      found: table.getRowModel().rows.map(({ original }) => original),
      countOf: (column, value) => table.getColumn(column)?.getFacetedUniqueValues().get(value) ?? 0,
    };
  };
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

function textsIn<Row extends ListingRow>(
  { value, facet }: ListingColumn<Row>,
  rows: readonly Row[],
): readonly string[] {
  return rows.map((row) => facet?.(value(row)) ?? String(value(row)));
}
