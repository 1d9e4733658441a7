import { defineLabelledCollection } from "../collection";
import { createIssue, integer, list, reference, text, year } from "../fields";
import { describe } from "../labels";
import { checkOneSource, sourceFields, titleField } from "../published";

/** The amounts allotted and spent in a financial year, by head. */
export const budgets = defineLabelledCollection({
  name: "budgets",
  folder: "tables/budget",
  type: "Budget",
  keyFrom: "budget-{year}",
  fields: {
    /** The first calendar year of the financial year: 2023 for 2023-24. */
    year: year(describe("budgets.year")),
    /** The heads of account. */
    heads: list({
      ...describe("budgets.heads"),
      item: {
        name: text(describe("budgets.heads.name")),
        allotted: integer({ ...describe("budgets.heads.allotted"), minimum: 0, maximum: 999_999_999 }),
        spent: integer({ ...describe("budgets.heads.spent"), minimum: 0, maximum: 999_999_999 }).optional(),
      },
    }),
    ...sourceFields,
  },
  check: checkOneSource,
});

/** The seventeen manuals that s. 4(1)(b) of the Right to Information Act, 2005 requires of every public authority. */
export const rtiManuals = defineLabelledCollection({
  name: "rti-manuals",
  type: "RtiManual",
  keyFrom: "manual-{number}",
  fields: {
    /** The number of the manual in the section, 1 to 17. */
    number: integer({ ...describe("rti-manuals.number"), minimum: 1, maximum: 17 }),
    /** The title of the manual, as in the section. */
    title: titleField,
    /** The contents of the manual, for citizens. */
    summary: text(describe("rti-manuals.summary")).optional(),
    /** The year of the manual's last update. */
    year: year(describe("rti-manuals.year")).optional(),
    ...sourceFields,
    /** The page of the site with the manual's content. */
    page: reference({ ...describe("rti-manuals.page"), collection: "pages" }).optional(),
  },
  check: (context) => {
    checkOneSource(context);
    const { document, link, page } = context.value;
    if (page !== undefined && (document ?? link) !== undefined)
      context.issues.push(createIssue("page-and-source", {}, ["page"]));
  },
});
