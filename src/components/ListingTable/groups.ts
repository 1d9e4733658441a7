import type { ListingColumn, ListingRow } from "./columns";

/** Rows of a listing that share a value. */
export interface ListingGroup<Row> {
  readonly value: string;
  readonly label: string;
  readonly rows: readonly Row[];
  /** How many rows it has on all pages, where the list is parted into pages. */
  readonly total?: number;
}

/** A group as its jump shows it. */
export interface GroupJump {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  /** The page its first row is on, where the list is parted into pages. */
  readonly page?: number;
}

/** The page, from 1, on which each of several groups begins that follow each other. */
export function withPages(groups: readonly Omit<GroupJump, "page">[], rowsPerPage: number): GroupJump[] {
  let before = 0;
  return groups.map((group) => {
    const page = Math.floor(before / rowsPerPage) + 1;
    before += group.count;
    return { ...group, page };
  });
}

/** Parts the rows by a column's value, the groups in the order of the whole list, the rows in the order given. */
export function groupRows<Row extends ListingRow>(
  rows: readonly Row[],
  all: readonly Row[],
  column: ListingColumn<Row> | undefined,
): ListingGroup<Row>[] {
  if (!column) return [{ value: "all", label: "", rows }];
  const members = new Map<string | number, Row[]>(all.map((row) => [column.value(row), []]));
  for (const row of rows) members.get(column.value(row))?.push(row);
  return Array.from(members, ([value, group]) => ({
    value: String(value),
    label: column.facet?.(value) ?? String(value),
    rows: group,
  })).filter((group) => group.rows.length > 0);
}

/** Whether groups and their rows are the same, in the same order, and are called the same. */
export function haveSameRows<Row>(some: readonly ListingGroup<Row>[], others: readonly ListingGroup<Row>[]): boolean {
  return (
    some === others ||
    (some.length === others.length && some.every((group, index) => isSameGroup(group, others[index])))
  );
}

function isSameGroup<Row>(one: ListingGroup<Row>, other: ListingGroup<Row> | undefined): boolean {
  return (
    one.value === other?.value &&
    one.label === other.label &&
    one.total === other.total &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => row === other.rows[index])
  );
}
