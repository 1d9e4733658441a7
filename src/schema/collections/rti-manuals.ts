import { collection } from "../collection";
import { createIssue, integer, reference, text, year } from "../fields";
import { describe } from "../labels";
import { checkOneSource, source, title } from "../published";

/** The seventeen manuals that s. 4(1)(b) of the Right to Information Act, 2005 requires of every public authority. */
export const rtiManuals = collection({
  name: "rti-manuals",
  folder: "tables/rti-manuals",
  type: "RtiManual",
  keyFrom: "manual-{number}",
  ...describe("rti-manuals"),
  fields: {
    /** The number of the manual in the section, 1 to 17. */
    number: integer({ ...describe("rti-manuals.number"), minimum: 1, maximum: 17 }),
    /** The title of the manual, as in the section. */
    title,
    /** The contents of the manual, for citizens. */
    summary: text(describe("rti-manuals.summary")).optional(),
    /** The year in which the manual was last updated. */
    year: year(describe("rti-manuals.year")).optional(),
    ...source,
    /** The page of the site with the manual's content. */
    page: reference({ ...describe("rti-manuals.page"), collection: "pages" }).optional(),
  },
  check: (context) => {
    checkOneSource(context);
    const { document, link, page } = context.value;
    if (page !== undefined && (document ?? link) !== undefined)
      context.issues.push(createIssue("page-and-source", page, {}, ["page"]));
  },
});
