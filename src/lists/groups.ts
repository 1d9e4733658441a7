import type { FacetCounts, ListRow } from "./rows";

/** Rows of a list that share a value. */
export interface ListGroup<Row> {
  readonly value: string;
  /** Its name; empty where the list has no groups. */
  readonly label: string;
  readonly rows: readonly Row[];
  /** The number of its rows on all pages. */
  readonly total: number;
}

/** The number of rows of each group on all pages, in the order of the list. Groups without rows are left out. */
export type GroupCounts = ReadonlyMap<string, number>;

/** Parts rows into groups by a column, in the order in which they come; into one without a name where there is no column. */
export function groupRows(
  rows: readonly ListRow[],
  groupBy: string | undefined,
  labels: Readonly<Record<string, string>>,
  counts: GroupCounts,
): ListGroup<ListRow>[] {
  if (groupBy === undefined) return [{ value: "all", label: "", rows, total: rows.length }];
  const groups = new Map<string, ListRow[]>();
  for (const row of rows) {
    const value = row.cells[groupBy] ?? "";
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

/** A link to a group. */
export interface GroupLink {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** The page, from 1, on which its first row is. */
  readonly page: number;
}

/** The counts of groups as a list was built. */
export function builtGroupCounts(facets: readonly FacetCounts[], groupBy: string | undefined): GroupCounts {
  const { values = [] } = facets.find(({ column }) => column === groupBy) ?? {};
  return new Map(values.map(({ value, count }) => [value, count]));
}

/** The links to groups that follow each other on pages of so many rows. */
export function linksToGroups(
  counts: GroupCounts,
  labels: Readonly<Record<string, string>>,
  rowsPerPage: number,
): GroupLink[] {
  let before = 0;
  return Array.from(counts, ([value, count]) => {
    const page = Math.floor(before / rowsPerPage) + 1;
    before += count;
    return { value, count, page, label: labels[value] ?? value };
  });
}

/** Tells whether groups and their rows are the same, in the same order, under the same names. */
export function haveSameRows<Row>(some: readonly ListGroup<Row>[], others: readonly ListGroup<Row>[]): boolean {
  return (
    some === others ||
    (some.length === others.length && some.every((group, index) => isSameGroup(group, others[index])))
  );
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
