import { getNewsKind, getNewsPage, parseNewsRowKey } from "../site/news";
import type { Target } from "../site/paths";
import { hasEntryPages, type RouteId } from "../site/routes";

/** Returns the page of a row's entry, or else the row in its list. A row of the news list may belong to another list. */
export function getRowTarget(route: RouteId, rowKey: string): Target {
  if (!hasEntryPages(route)) return { route, fragment: rowKey };
  if (getNewsKind(route) !== "announcements") return { route, entry: rowKey };
  const { kind, key } = parseNewsRowKey(rowKey);
  return { route: getNewsPage(kind), entry: key };
}
