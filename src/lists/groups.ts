import type { Column } from "./columns";
import type { Counts } from "./engine/table-options";
import { type FacetCounts, type ListRow, toPlain } from "./rows";

/** Rows of a list that share a value. */
export interface ListGroup<Row> {
  readonly value: string;
  /** The name; empty if the list has no groups. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** The number of rows on all pages. */
  readonly total: number;
}

/** The number of rows of each group on all pages, in list order. Empty groups are omitted. */
export type GroupCounts = ReadonlyMap<string, number>;

/** Groups rows by a column, in row order. Without a column they form one unnamed group. */
export function groupRows(
  rows: readonly ListRow[],
  groupBy: string | undefined,
  labels: Readonly<Record<string, string>>,
  counts: GroupCounts,
): ListGroup<ListRow>[] {
  if (groupBy === undefined) return [{ value: "all", label: "", rows, total: rows.length }];
  const groups = new Map<string, ListRow[]>();
  for (const row of rows) {
    const value = toPlain(row.cells[groupBy]);
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  return Array.from(groups, ([value, members]) => ({
    value,
    label: labels[value] ?? value,
    rows: members,
    total: counts.get(value) ?? members.length,
  }));
}

/** Returns the group counts built into the page. */
export function countBuiltGroups(facets: readonly FacetCounts[], groupBy: string | undefined): GroupCounts {
  const { values = [] } = facets.find(({ column }) => column === groupBy) ?? {};
  return new Map(values.map(({ value, count }) => [value, count]));
}

/** Returns whether groups have the same rows, order and names. */
export function hasSameRows<Row>(some: readonly ListGroup<Row>[], others: readonly ListGroup<Row>[]): boolean {
  return some.length === others.length && some.every((group, index) => isSameGroup(group, others[index]));
}

function isSameGroup<Row>(one: ListGroup<Row>, other: ListGroup<Row> | undefined): boolean {
  return (
    one.value === other?.value &&
    one.label === other.label &&
    one.total === other.total &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => row === other.rows[index])
  );
}

/** A value of a facet with its number of rows, given all other choices. */
export type FacetOption = ReturnType<typeof listFacetOptions>[number];

/**
 * Returns the values of a facet in the order of its vocabulary, or else of the list.
 *
 * @param labels the names of its values, in order
 * @param counts the number of rows of each value; undefined for the counts built into the page
 */
export function listFacetOptions(
  { id, vocabulary, words }: Column,
  facets: readonly FacetCounts[],
  labels: Readonly<Record<string, string>>,
  counts: Counts | undefined,
) {
  const { values = [] } = facets.find(({ column }) => column === id) ?? {};
  const options = values.map(({ value, count }) => ({
    value,
    label: labels[value] ?? value,
    count: counts ? (counts.get(value) ?? 0) : count,
  }));
  if (!vocabulary && !words) return options;
  const order = Object.keys(labels);
  return options.sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
}
