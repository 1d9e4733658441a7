import { collection } from "../collection";
import { choice, year } from "../fields";
import { describe } from "../labels";
import { checkDatedEntry, ownPage, period, source, title } from "../published";
import { law } from "../vocabularies";

/** Acts, rules and regulations that govern the council. */
export const acts = collection({
  name: "acts",
  folder: "acts",
  type: "Act",
  keyFrom: "{title}",
  ...describe("acts"),
  fields: {
    /** The name of the law, with its kind and year. */
    title,
    /** The kind of law. */
    law: choice({ ...describe("acts.law"), from: law }),
    /** The year in the law's name. */
    year: year(describe("acts.year")),
    ...period,
    ...source,
    ...ownPage,
  },
  check: checkDatedEntry,
});
