import { collection } from "../collection";
import { describe } from "../labels";
import { checkDatedEntry, ownPage, period, published, source, title } from "../published";

/** News of the council that belongs to no other list. */
export const announcements = collection({
  name: "announcements",
  folder: "tables/announcements",
  type: "Announcement",
  keyFrom: "{title}-{published}",
  ...describe("announcements"),
  fields: {
    /** The subject of the announcement, in one line. */
    title,
    /** The day of the announcement. */
    published,
    ...period,
    ...source,
    ...ownPage,
  },
  check: checkDatedEntry,
});
