import type { rtiManuals } from "../../schema/collections/disclosures";
import { describeList } from "../description";

/** The list of the manuals under the Right to Information Act. */
export const manualList = describeList<typeof rtiManuals>("rti-manuals", {
  route: "rti",
  caption: "rti.manualsCaption",
  columns: [
    { field: "title", type: "title", heading: "listing.name" },
    { field: "number", type: "number", hidden: true },
    { field: "summary", type: "text" },
    { field: "year", type: "year", heading: "listing.year" },
    { type: "source" },
  ],
  order: ["number"],
  search: { details: ["number"], summary: "summary", isUndated: true },
});
