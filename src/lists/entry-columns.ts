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

/** The columns whose cells the page of an entry shows as its facts, by the route of its list: those of the list first. */
export const entryColumns: Readonly<Record<EntryRouteId, readonly Column[]>> = {
  results: resultColumns,
  orders: orderColumns,
  acts: actColumns,
  tenders: tenderColumns,
  "court-cases": courtCaseColumns,
  services: [...serviceColumns, ...serviceDetails],
  schools: [...schoolColumns, ...schoolDetails],
  // Among the news an entry says of which kind it is; on the page of an announcement that is said already.
  news: newsColumns.filter(({ id }) => id !== "kind"),
};

/**
 * The columns that are facts of an entry: what its title and its documents say stands elsewhere on its page, and a day that
 * is shown need not be said once more as a year.
 */
export function factColumns(route: EntryRouteId): readonly Column[] {
  const columns = entryColumns[route];
  const isSaid = ({ field, type }: Column) =>
    type === "year" && columns.some((other) => other.field === field && other.type === "date");
  return columns
    .filter((column) => !isRowHeader(column) && !column.type.startsWith("source") && !isSaid(column))
    .map(({ hidden: _, ...column }) => column);
}
