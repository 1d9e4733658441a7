import type { rtiManuals } from "../../schema/collections/disclosures";
import { describeColumns } from "../columns";

/** The columns of the manuals under the Right to Information Act. */
export const rtiManualColumns = describeColumns<typeof rtiManuals>("rti-manuals", [
  { field: "title", type: "title", heading: "listing.name" },
  { field: "number", type: "number", hidden: true },
  { field: "summary", type: "text" },
  { field: "year", type: "year", heading: "listing.year" },
  { type: "source-or-page", width: "medium" },
]);
