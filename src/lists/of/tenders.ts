import type { tenders } from "../../schema/collections/dated";
import { describeList } from "../description";

/** The list of the tenders and advertisements. */
export const tenderList = describeList<typeof tenders>("tenders", {
  route: "tenders",
  caption: "tenders.caption",
  columns: [
    { field: "title", type: "title", heading: "listing.name", sortable: true },
    { field: "reference", type: "line" },
    { field: "notice", type: "choice", vocabulary: "notice", facet: true, hidden: true },
    { field: "published", type: "date", sortable: true },
    { field: "closes", type: "date", sortable: true },
    {
      id: "status",
      field: "closes",
      type: "status",
      heading: "tenders.status",
      words: { open: "tenders.open", closed: "tenders.closed" },
      facet: true,
    },
    { type: "source" },
  ],
  order: ["-published"],
  relatedBy: "notice",
  deadline: "closes",
  search: { details: ["notice"], reference: "reference" },
});
