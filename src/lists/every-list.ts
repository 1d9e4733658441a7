import type { EntryRouteId, RouteId, RouteOfTemplate } from "../site/routes";
import type { Column } from "./columns";
import type { ListDescription } from "./description";
import { actList } from "./of/acts";
import { courtCaseList } from "./of/court-cases";
import { memberList } from "./of/members";
import { newsList } from "./of/news";
import { orderList } from "./of/orders";
import { resultList } from "./of/results";
import { manualList } from "./of/rti";
import { schoolList } from "./of/schools";
import { serviceList } from "./of/services";
import { tenderList } from "./of/tenders";
import { isRowHeader } from "./rows";

/** The descriptions of all lists by the route of their page. */
const lists = {
  results: resultList,
  orders: orderList,
  news: newsList,
  tenders: tenderList,
  acts: actList,
  "court-cases": courtCaseList,
  services: serviceList,
  schools: schoolList,
  members: memberList,
  rti: manualList,
} as const satisfies Partial<Record<RouteId, ListDescription>> &
  Record<EntryRouteId | RouteOfTemplate<"list">, ListDescription>;

/** The id of a route with a list. */
export type ListRouteId = keyof typeof lists;

/** The descriptions of all lists. */
export const everyList: readonly ListDescription[] = Object.values(lists);

/** Returns the description of the list on a page. */
export function getList(route: ListRouteId): ListDescription {
  return lists[route];
}

/** Returns the list of a collection's entries; undefined if they have none. */
export function findListOf(collection: string): ListDescription | undefined {
  return everyList.find((list) => list.collection === collection);
}

/** Returns the description of the list that an entry page belongs to. */
export function getEntryList(route: EntryRouteId): ListDescription {
  return lists[route];
}

/** Returns the columns of an entry on its own page, those of its list first. */
export function getEntryColumns(route: EntryRouteId): readonly Column[] {
  const { columns, details } = lists[route];
  // In the news list an entry shows its kind. On the page of an announcement it is already known.
  return [...columns.filter(({ id }) => route !== "news" || id !== "kind"), ...details];
}

/**
 * Returns the columns that are facts of an entry. The title and documents are elsewhere on its page. A year is omitted
 * if its day is shown.
 */
export function listFactColumns(route: EntryRouteId): readonly Column[] {
  const columns = getEntryColumns(route);
  const isSaid = ({ field, type }: Column) =>
    type === "year" && columns.some((other) => other.field === field && other.type === "date");
  return columns
    .filter((column) => !isRowHeader(column) && column.type !== "source" && !isSaid(column))
    .map(({ hidden: _, ...column }) => column);
}
