import type { officials } from "../../schema/collections/officials";
import { columnsOf } from "../columns";

/** The columns of who is who. */
export const memberColumns = columnsOf<typeof officials>("officials", [
  { field: "designation", type: "title" },
  { field: "name", type: "text", heading: "listing.name" },
  { field: "body", type: "choice", vocabulary: "body", facet: true },
  { field: "duty", type: "text" },
  { field: "email", type: "email" },
]);
