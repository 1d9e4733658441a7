import type { tenders } from "../../schema/collections/tenders";
import { describeColumns } from "../columns";

/** The columns of the tenders and advertisements. */
export const tenderColumns = describeColumns<typeof tenders>("tenders", [
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
  { id: "year", field: "published", type: "year", heading: "listing.year" },
  { type: "source" },
]);
