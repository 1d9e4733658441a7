import { useEffect, useState } from "react";
import { isSeenFromStart } from "../../loading/forward";
import type { ListingRow } from "./columns";
import type { ListingGroup } from "./groups";

/** As many rows as a tall screen shows. */
const firstRows = 12;

/**
 * The rows to draw now. A page gone to by a link is painted with the rows that are seen at once, and has all of them in the
 * moment after: on an old phone the others take longer to draw than the page took to come.
 */
export function useFirstRows<Row extends ListingRow>(
  groups: readonly ListingGroup<Row>[],
): readonly ListingGroup<Row>[] {
  const [isWhole, setIsWhole] = useState(() => !isSeenFromStart());
  useEffect(() => {
    if (isWhole) return;
    // A frame's callback comes before it is painted, what it puts off after.
    const frame = requestAnimationFrame(() => setTimeout(() => setIsWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, [isWhole]);
  return isWhole ? groups : beginningOf(groups);
}

function beginningOf<Row extends ListingRow>(groups: readonly ListingGroup<Row>[]): ListingGroup<Row>[] {
  let left = firstRows;
  return groups.flatMap((group) => {
    const rows = group.rows.slice(0, left);
    left -= rows.length;
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}
