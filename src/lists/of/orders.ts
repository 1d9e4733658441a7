import type { orders } from "../../schema/collections/dated";
import { describeList } from "../description";

/** The list of the government orders. */
export const orderList = describeList<typeof orders>("orders", {
  route: "orders",
  caption: "orders.caption",
  columns: [
    { field: "title", type: "title", heading: "listing.name", sortable: true },
    { field: "number", type: "line", width: "wide" },
    { field: "subject", type: "choice", vocabulary: "subject", facet: true, width: "medium" },
    { field: "published", type: "date", sortable: true, width: "medium" },
    { id: "year", field: "published", type: "year", heading: "listing.year", facet: true, width: "narrow" },
    { type: "source", width: "medium" },
  ],
  order: ["-published"],
  relatedBy: "subject",
  search: { details: ["subject"], reference: "number" },
});
