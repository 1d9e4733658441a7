import { useAsBuilt } from "../useAsBuilt";
import type { ListingColumn, ListingRow } from "./columns";
import { haveSameRows, type ListingGroup } from "./groups";

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
  return useAsBuilt(shown, mayStay);
}

function hasLiveRow<Row extends ListingRow>({ groups, columns }: Shown<Row>): boolean {
  return columns.some(({ isLive }) => isLive && groups.some(({ rows }) => rows.some(isLive)));
}

function mayStay<Row extends ListingRow>(built: Shown<Row>, now: Shown<Row>): boolean {
  return (
    !hasLiveRow(built) &&
    built.columns === now.columns &&
    built.addressed === now.addressed &&
    haveSameRows(built.groups, now.groups)
  );
}
