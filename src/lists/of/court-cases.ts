import type { courtCases } from "../../schema/collections/dated";
import { describeList } from "../description";

/** The list of the court cases, by their parties. */
export const courtCaseList = describeList<typeof courtCases>("court-cases", {
  route: "court-cases",
  caption: "court-cases.caption",
  columns: [
    { field: "parties", type: "title", heading: "listing.name", sortable: true },
    { field: "number", type: "line" },
    { field: "court", type: "text", sortable: true },
    { field: "status", type: "choice", vocabulary: "proceeding", facet: true },
    { field: "year", type: "year", heading: "listing.year", facet: true, sortable: true },
    { type: "source" },
  ],
  order: ["-year"],
  relatedBy: "status",
  search: { details: ["court", "status"], reference: "number" },
});
