import type { orders } from "../../schema/collections/dated";
import { describeList } from "../description";

/** The list of the government orders. */
export const orderList = describeList<typeof orders>("orders", {
  route: "orders",
  caption: "orders.caption",
  columns: [
    { field: "title", type: "title", heading: "listing.name", sortable: true },
    { field: "number", type: "line" },
    { field: "subject", type: "choice", vocabulary: "subject", facet: true },
    { field: "published", type: "date", sortable: true },
    { id: "year", field: "published", type: "year", heading: "listing.year", facet: true },
    { type: "source" },
  ],
  order: ["-published"],
  relatedBy: "subject",
  search: { details: ["subject"], reference: "number" },
});
