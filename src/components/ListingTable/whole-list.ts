import type { ListPages } from "../../site/listing";
import type { LocaleCode } from "../../site/locales";
import type { ListingColumn, ListingRow } from "./columns";
import type { Counts, RowsSetup } from "./rows-query";
import type { FacetOption } from "./useListing";

/** What a page knows of the whole list of which it shows a part. */
export interface WholeList extends ListPages {
  /** Which page it is, from 1. */
  readonly number: number;
  /** How many current entries the list has. */
  readonly total: number;
  /** How many are in the archive. */
  readonly archivedTotal: number;
  /** The values of every facet in the order of the list, with the number of all rows that have them. */
  readonly facets: readonly {
    readonly column: string;
    readonly values: readonly {
      readonly value: string;
      /** What it is called, where the page carries no vocabulary with its words. */
      readonly label: string | null;
      readonly count: number;
    }[];
  }[];
}

/** What the worker must be told of a list. */
export function setupFor<Row extends ListingRow>(
  columns: readonly ListingColumn<Row>[],
  list: WholeList,
  given: { readonly address: string; readonly language: LocaleCode; readonly groupBy: string | undefined },
): RowsSetup {
  const labelled = list.facets.map(({ column, values }) => {
    const labelOf = columns.find(({ id }) => id === column)?.facet;
    return [column, Object.fromEntries(values.map(({ value }) => [value, labelOf?.(value) ?? value]))];
  });
  return {
    ...given,
    current: list.total,
    searched: columns.map(({ id }) => id),
    facets: list.facets.map(({ column }) => column),
    labels: Object.fromEntries(labelled),
  };
}

/**
 * The values of a facet to choose from.
 *
 * @param counts how many rows each would leave; where nothing is asked for yet, what the page was built with
 */
export function optionsIn<Row extends ListingRow>(
  list: WholeList,
  { id, facet, choices }: ListingColumn<Row>,
  counts: Counts | undefined,
): FacetOption[] {
  const values = list.facets.find(({ column }) => column === id)?.values ?? [];
  const rank = (value: string) => choices?.indexOf(value) ?? 0;
  return [...values]
    .sort((one, other) => rank(one.value) - rank(other.value))
    .map(({ value, count }) => ({
      value,
      label: facet?.(value) ?? value,
      count: counts ? (counts[value] ?? 0) : count,
    }));
}
