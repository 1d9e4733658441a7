import type { services } from "../../schema/collections/organisation";
import { describeList } from "../description";

/** The list of the council's services by audience. */
export const serviceList = describeList<typeof services>("services", {
  route: "services",
  caption: "services.caption",
  columns: [
    { field: "title", type: "title" },
    { field: "summary", type: "text", hidden: true },
    { field: "audience", type: "choice", vocabulary: "audience", facet: true, hidden: true },
    { field: "fee", type: "number", phrase: "services.rupees", sortable: true },
    { field: "days", type: "number", phrase: "services.workingDays", sortable: true },
    { field: "officer", type: "reference", facet: true },
  ],
  details: [{ field: "feeNote", type: "text" }, { field: "eligibility", type: "text" }, { type: "source" }],
  order: ["audience", "position"],
  groupBy: "audience",
  relatedBy: "audience",
  hasForms: true,
  search: {
    details: ["audience"],
    summary: "summary",
    body: ["eligibility", "enclosures", "apply", "feeNote"],
    unshown: ["officer"],
  },
});
