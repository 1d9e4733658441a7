import type { officials } from "../../schema/collections/officials";
import { describeColumns } from "../columns";

/** The columns of who is who. */
export const memberColumns = describeColumns<typeof officials>("officials", [
  { field: "designation", type: "title" },
  { field: "name", type: "text", heading: "listing.name" },
  { field: "body", type: "choice", vocabulary: "body", facet: true },
  { field: "duty", type: "text" },
  { field: "email", type: "email" },
]);
