import type { acts } from "../../schema/collections/acts";
import { describeColumns } from "../columns";

/** The columns of the acts and rules. */
export const actColumns = describeColumns<typeof acts>("acts", [
  { field: "title", type: "title", heading: "listing.name", sortable: true },
  { field: "law", type: "choice", vocabulary: "law", facet: true },
  { field: "year", type: "year", heading: "listing.year", sortable: true },
  { type: "source" },
]);
