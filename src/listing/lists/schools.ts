import type { schools } from "../../schema/collections/schools";
import { columnsOf } from "../columns";

/** The columns of the schools. */
export const schoolColumns = columnsOf<typeof schools>("schools", [
  { field: "name", type: "title", heading: "listing.name", sortable: true, width: "widest" },
  { field: "code", type: "line", sortable: true, width: "medium" },
  { field: "district", type: "reference", facet: true, hidden: true },
  { field: "level", type: "choice", vocabulary: "level", facet: true, width: "wide" },
  { field: "management", type: "choice", vocabulary: "management", facet: true, width: "medium" },
]);
