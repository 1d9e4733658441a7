import type { GroupCounts } from "./groups";
import type { FacetCounts } from "./rows";

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
