import type { schools } from "../../schema/collections/schools";
import { describeList } from "../description";

/** The list of the recognised schools by district. */
export const schoolList = describeList<typeof schools>("schools", {
  route: "schools",
  caption: "schools.caption",
  columns: [
    { field: "name", type: "title", heading: "listing.name", sortable: true },
    { field: "code", type: "line", sortable: true, width: "short" },
    { field: "district", type: "reference", facet: true, hidden: true },
    { field: "level", type: "choice", vocabulary: "level", facet: true, width: "wide" },
    { field: "management", type: "choice", vocabulary: "management", facet: true },
  ],
  details: [
    { field: "firstClass", type: "number" },
    { field: "lastClass", type: "number" },
    { field: "head", type: "text" },
    { field: "address", type: "text" },
    { field: "telephone", type: "telephone" },
    { field: "udise", type: "line" },
    { field: "recognisedUntil", type: "date" },
    { field: "map", type: "link" },
  ],
  order: ["district", "name"],
  groupBy: "district",
  relatedBy: "district",
  search: { details: ["district", "level", "management"], reference: "code" },
});
