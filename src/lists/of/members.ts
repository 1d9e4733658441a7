import type { officials } from "../../schema/collections/organisation";
import { describeList } from "../description";

export const memberList = describeList<typeof officials>("officials", {
  route: "members",
  caption: "members.caption",
  columns: [
    { field: "designation", type: "title" },
    { field: "name", type: "text", heading: "listing.name" },
    { field: "body", type: "choice", vocabulary: "body", facet: true, width: "short" },
    { field: "duty", type: "text" },
    { field: "email", type: "email" },
  ],
  order: ["rank"],
  search: { details: ["name", "information", "body"], summary: "duty", unshown: ["email"] },
});
