import type { orders } from "../../schema/collections/orders";
import { describeColumns } from "../columns";

/** The columns of the government orders. */
export const orderColumns = describeColumns<typeof orders>("orders", [
  { field: "title", type: "title", heading: "listing.name", sortable: true },
  { field: "number", type: "line", width: "wide" },
  { field: "subject", type: "choice", vocabulary: "subject", facet: true, width: "medium" },
  { field: "published", type: "date", sortable: true, width: "medium" },
  { id: "year", field: "published", type: "year", heading: "listing.year", facet: true, width: "narrow" },
  { type: "source" },
]);
