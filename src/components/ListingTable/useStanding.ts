import { useRef } from "react";
import { isBeingTakenOver } from "../../loading/starter";
import type { ListingColumn, ListingRow } from "./columns";
import type { ListingGroup } from "./groups";

/** What decides how the rows of a table look. */
interface Shown<Row extends ListingRow> {
  readonly groups: readonly ListingGroup<Row>[];
  readonly columns: readonly ListingColumn<Row>[];
  readonly addressed: string | undefined;
}

/**
 * Whether the rows may stay as they stand in the page that the build drew: until something of them changes. To take them
 * over one by one is most of what keeps an old phone busy after a page was opened, and they have nothing to press but links.
 */
export function useStanding<Row extends ListingRow>(shown: Shown<Row>): boolean {
  const standing = useRef(isBeingTakenOver() && !hasLiveRow(shown) ? shown : undefined);
  if (standing.current && !isSame(standing.current, shown)) standing.current = undefined;
  return standing.current !== undefined;
}

function hasLiveRow<Row extends ListingRow>({ groups, columns }: Shown<Row>): boolean {
  return columns.some(({ isLive }) => isLive && groups.some(({ rows }) => rows.some(isLive)));
}

function isSame<Row extends ListingRow>(one: Shown<Row>, other: Shown<Row>): boolean {
  return (
    one.columns === other.columns &&
    one.addressed === other.addressed &&
    one.groups.length === other.groups.length &&
    one.groups.every((group, index) => hasSameRows(group, other.groups[index]))
  );
}

function hasSameRows<Row extends ListingRow>(one: ListingGroup<Row>, other: ListingGroup<Row> | undefined): boolean {
  return (
    one.value === other?.value &&
    one.label === other.label &&
    one.total === other.total &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, index) => row === other.rows[index])
  );
}
