import type { acts } from "../../schema/collections/dated";
import { describeList } from "../description";

/** The list of the acts and rules. */
export const actList = describeList<typeof acts>("acts", {
  route: "acts",
  caption: "acts.caption",
  columns: [
    { field: "title", type: "title", heading: "listing.name", sortable: true },
    { field: "law", type: "choice", vocabulary: "law", facet: true },
    { field: "year", type: "year", heading: "listing.year", sortable: true },
    { type: "source" },
  ],
  order: ["-year"],
  relatedBy: "law",
  search: { details: ["law"] },
});
