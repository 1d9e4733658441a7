import type { results } from "../../schema/collections/dated";
import { describeColumns } from "../columns";

/** The columns of the results of the examinations. */
export const resultColumns = describeColumns<typeof results>("results", [
  { field: "exam", type: "choice", vocabulary: "exam", facet: true, hidden: true },
  { field: "title", type: "title", heading: "listing.name", sortable: true },
  { field: "year", type: "year", heading: "listing.year", facet: true, sortable: true, width: "narrow" },
  { field: "kind", type: "choice", vocabulary: "candidature", facet: true, hidden: true },
  { type: "source" },
]);
