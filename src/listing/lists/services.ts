import type { services } from "../../schema/collections/services";
import { describeColumns } from "../columns";

/** The columns of what the council does on application. */
export const serviceColumns = describeColumns<typeof services>("services", [
  { field: "title", type: "title" },
  { field: "summary", type: "text", hidden: true },
  { field: "audience", type: "choice", vocabulary: "audience", facet: true, hidden: true },
  { field: "fee", type: "number", sortable: true },
  { field: "days", type: "number", sortable: true },
  { field: "officer", type: "reference", facet: true },
]);

/** What the page of a service says of it beside the columns of the list. */
export const serviceDetails = describeColumns<typeof services>("services", [
  { field: "feeNote", type: "text" },
  { field: "eligibility", type: "text" },
  { type: "source" },
]);
