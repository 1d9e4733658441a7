import { collection } from "../collection";
import { integer, list, text, year } from "../fields";
import { describe } from "../labels";
import { checkOneSource, source } from "../published";

/** The amounts allotted and spent in a financial year, by head. */
export const budgets = collection({
  name: "budgets",
  folder: "tables/budget",
  type: "Budget",
  keyFrom: "budget-{year}",
  ...describe("budgets"),
  fields: {
    /** The calendar year in which the financial year begins: 2023 for 2023-24. */
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
    ...source,
  },
  check: checkOneSource,
});
