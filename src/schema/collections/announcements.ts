import { collection } from "../collection";
import { checkDatedEntry, ownPage, period, published, source, title } from "../published";

/** News of the council that belongs to no other list. */
export const announcements = collection({
  name: "announcements",
  folder: "tables/announcements",
  type: "Announcement",
  keyFrom: "{title}-{published}",
  label: { en: "Announcements", hi: "घोषणाएँ", sa: "उद्घोषणाः" },
  help: { en: "One file for each announcement.", hi: "प्रत्येक घोषणा के लिए एक फ़ाइल।" },
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
