import type { ListId } from "../site/chosen-lists";
import type { EntryRouteId, RouteId, RouteOfTemplate } from "../site/routes";
import type { Column } from "./columns";
import type { ListDescription } from "./description";
import { listsByFile } from "./lists-by-file";
import { memberList } from "./of/members";
import { newsList } from "./of/news";
import { resultList } from "./of/results";
import { manualList } from "./of/rti";
import { schoolList } from "./of/schools";
import { serviceList } from "./of/services";
import { isRowHeader } from "./rows";

/** The descriptions of the lists that code knows, by the route of their page. */
const ownLists = {
  results: resultList,
  news: newsList,
  services: serviceList,
  schools: schoolList,
  members: memberList,
  rti: manualList,
} as const satisfies Partial<Record<RouteId, ListDescription>> &
  Record<Exclude<EntryRouteId | RouteOfTemplate<"list">, ListId>, ListDescription>;

/** The id of a route with a list. */
export type ListRouteId = keyof typeof ownLists | ListId;

/** The descriptions of all lists: those above, and those of files. */
export const everyList: readonly ListDescription[] = [...Object.values(ownLists), ...listsByFile];

/** Returns the description of the list on a page. */
export function getList(route: ListRouteId): ListDescription {
  const found = everyList.find((list) => list.route === route);
  if (!found) throw new Error(`No such list: ${route}`);
  return found;
}

/** Returns the list of a collection's entries; undefined if they have none. */
export function findListOf(collection: string): ListDescription | undefined {
  return everyList.find((list) => list.collection === collection);
}

/** Returns the columns of an entry on its own page, those of its list first. */
export function getEntryColumns(route: EntryRouteId): readonly Column[] {
  const { columns, details } = getList(route);
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
