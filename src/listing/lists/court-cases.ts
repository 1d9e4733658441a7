import type { courtCases } from "../../schema/collections/court-cases";
import { describeColumns } from "../columns";

/** The columns of the court cases, which are known by their parties. */
export const courtCaseColumns = describeColumns<typeof courtCases>("court-cases", [
  { field: "parties", type: "title", heading: "listing.name", sortable: true },
  { field: "number", type: "line" },
  { field: "court", type: "text", sortable: true },
  { field: "status", type: "choice", vocabulary: "proceeding", facet: true },
  { field: "year", type: "year", heading: "listing.year", facet: true, sortable: true },
  { type: "source" },
]);
