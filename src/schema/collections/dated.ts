import { defineLabelledCollection } from "../collection";
import { choice, date, year } from "../fields";
import { describe } from "../labels";
import {
  checkDatedEntry,
  checkNotBefore,
  checkStaysOpen,
  pageFields,
  periodFields,
  publishedField,
  sourceFields,
  titleField,
} from "../published";
import { vocabularies } from "../vocabularies";

/** The results of the council's examinations. */
export const results = defineLabelledCollection({
  name: "results",
  folder: "results",
  type: "Result",
  keyFrom: "{exam}-{year}-{kind}",
  fields: {
    /** The title of the result in the list. */
    title: titleField,
    /** The examination. */
    exam: choice({ ...describe("results.exam"), from: vocabularies.exam }),
    /** The year of the examination. */
    year: year(describe("results.year")),
    /** The kind of candidates: institutional or individual. */
    kind: choice({ ...describe("results.kind"), from: vocabularies.candidature }),
    /** The day the result was published, if known. */
    published: publishedField.optional(),
    ...periodFields,
    ...sourceFields,
    ...pageFields,
  },
  check: checkDatedEntry,
});

/** News of the council that belongs to no other list. */
export const announcements = defineLabelledCollection({
  name: "announcements",
  type: "Announcement",
  keyFrom: "{title}-{published}",
  fields: {
    /** The subject of the announcement, in one line. */
    title: titleField,
    /** The day of the announcement. */
    published: publishedField,
    /** The last day to do what it asks pupils for, such as filling in a form. */
    closes: date(describe("announcements.closes")).optional(),
    ...periodFields,
    ...sourceFields,
    ...pageFields,
  },
  check(context) {
    checkDatedEntry(context);
    checkNotBefore(context, "closes", "published");
    checkStaysOpen(context, "closes");
  },
});
