import type { results } from "../../schema/collections/dated";
import { describeList } from "../description";

/** The list of the results by examination, the newest year first in each group. */
export const resultList = describeList<typeof results>("results", {
  route: "results",
  caption: "results.caption",
  columns: [
    { field: "exam", type: "choice", vocabulary: "exam", facet: true, hidden: true },
    { field: "title", type: "title", heading: "listing.name", sortable: true },
    { field: "year", type: "year", heading: "listing.year", facet: true, sortable: true },
    { field: "kind", type: "choice", vocabulary: "candidature", facet: true, hidden: true },
    { type: "source", width: "wide" },
  ],
  order: ["exam", "-year", "kind"],
  groupBy: "exam",
  relatedBy: "exam",
});
