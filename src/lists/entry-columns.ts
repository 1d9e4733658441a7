import type { EntryRouteId } from "../site/routes";
import type { Column } from "./columns";
import { newsColumns } from "./columns-of/news";
import {
  actColumns,
  courtCaseColumns,
  orderColumns,
  serviceColumns,
  serviceDetails,
  tenderColumns,
} from "./columns-of/plain-lists";
import { resultColumns } from "./columns-of/results";
import { schoolColumns, schoolDetails } from "./columns-of/schools";
import { isRowHeader } from "./rows";

/** The columns of the facts on an entry's page, by the route of its list. List columns come first. */
export const entryColumns: Readonly<Record<EntryRouteId, readonly Column[]>> = {
  results: resultColumns,
  orders: orderColumns,
  acts: actColumns,
  tenders: tenderColumns,
  "court-cases": courtCaseColumns,
  services: [...serviceColumns, ...serviceDetails],
  schools: [...schoolColumns, ...schoolDetails],
  // In the news list an entry shows its kind. On the page of an announcement it is already known.
  news: newsColumns.filter(({ id }) => id !== "kind"),
};

/**
 * Returns the columns that are facts of an entry. The title and documents are elsewhere on its page. A year is omitted
 * if its day is shown.
 */
export function listFactColumns(route: EntryRouteId): readonly Column[] {
  const columns = entryColumns[route];
  const isSaid = ({ field, type }: Column) =>
    type === "year" && columns.some((other) => other.field === field && other.type === "date");
  return columns
    .filter((column) => !isRowHeader(column) && !column.type.startsWith("source") && !isSaid(column))
    .map(({ hidden: _, ...column }) => column);
}
