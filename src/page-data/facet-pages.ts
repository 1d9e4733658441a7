import type { ListDescription } from "../lists/description";
import { type FacetAddresses, type ListRow, toPlain } from "../lists/rows";
import { fewestOfValue } from "../site/listing";
import { isAddressEnd } from "../site/paths";
import { hasEntryPages } from "../site/routes";

/** The most values of a facet with pages. */
const mostValues = 60;

/**
 * Lists the values of a list's facets that have a page at the list's path and the value. An entry keeps its address, and
 * so does the first of two facets with the same value. A status changes with the day of reading, so it has none.
 *
 * @param rows the rows of the list, archived ones included
 */
export function listFacetAddresses({ route, columns }: ListDescription, rows: readonly ListRow[]): FacetAddresses {
  if (!hasEntryPages(route)) return {};
  const taken = new Set([...rows.map(({ key }) => key), "page"]);
  const current = rows.filter(({ isExpired }) => !isExpired);
  const facets = columns.filter(({ facet, type }) => facet && type !== "status");
  return Object.fromEntries(
    facets.map(({ id }) => {
      const counts = new Map<string, number>();
      for (const { cells } of current) counts.set(toPlain(cells[id]), (counts.get(toPlain(cells[id])) ?? 0) + 1);
      const values = [...counts]
        .filter(([, count]) => count >= fewestOfValue && count < current.length)
        .filter(([value]) => isAddressEnd(value) && !taken.has(value))
        .sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
        .slice(0, mostValues)
        .map(([value]) => value);
      for (const value of values) taken.add(value);
      return [id, values];
    }),
  );
}
