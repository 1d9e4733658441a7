import { collection } from "../collection";
import { choice, year } from "../fields";
import { describe } from "../labels";
import { checkDatedEntry, ownPage, period, published, source, title } from "../published";
import { candidature, exam } from "../vocabularies";

/** The results of the council's examinations. */
export const results = collection({
  name: "results",
  folder: "results",
  type: "Result",
  keyFrom: "{exam}-{year}-{kind}",
  ...describe("results"),
  fields: {
    /** The title of the result in the list. */
    title,
    /** The examination. */
    exam: choice({ ...describe("results.exam"), from: exam }),
    /** The year of the examination. */
    year: year(describe("results.year")),
    /** The kind of candidates: institutional or individual. */
    kind: choice({ ...describe("results.kind"), from: candidature }),
    /** The day the result was published, if known. */
    published: published.optional(),
    ...period,
    ...source,
    ...ownPage,
  },
  check: checkDatedEntry,
});
