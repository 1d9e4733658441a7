import type { schools } from "../../schema/collections/schools";
import { describeColumns } from "../columns";

/** The columns of the schools. */
export const schoolColumns = describeColumns<typeof schools>("schools", [
  { field: "name", type: "title", heading: "listing.name", sortable: true },
  { field: "code", type: "line", sortable: true, width: "narrow" },
  { field: "district", type: "reference", facet: true, hidden: true },
  { field: "level", type: "choice", vocabulary: "level", facet: true },
  { field: "management", type: "choice", vocabulary: "management", facet: true, width: "medium" },
]);

/** Columns that only the page of a school shows. */
export const schoolDetails = describeColumns<typeof schools>("schools", [
  { field: "firstClass", type: "number" },
  { field: "lastClass", type: "number" },
  { field: "head", type: "text" },
  { field: "address", type: "text" },
  { field: "telephone", type: "telephone" },
  { field: "udise", type: "line" },
  { field: "recognisedUntil", type: "date" },
  { field: "map", type: "link" },
]);
