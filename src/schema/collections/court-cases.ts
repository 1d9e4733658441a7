import { collection } from "../collection";
import { choice, line, text, year } from "../fields";
import { describe } from "../labels";
import { checkDatedEntry, ownPage, period, source } from "../published";
import { proceeding } from "../vocabularies";

/** Court cases to which the council is a party. Parties are named by role, never by a person's name. */
export const courtCases = collection({
  name: "court-cases",
  folder: "tables/court-cases",
  type: "CourtCase",
  keyFrom: "{number}",
  ...describe("court-cases"),
  fields: {
    /** The court's case number. */
    number: line(describe("court-cases.number")),
    /** The court. */
    court: text(describe("court-cases.court")),
    /** The opposing parties, by role. */
    parties: text(describe("court-cases.parties")),
    /** The year of filing. */
    year: year(describe("court-cases.year")),
    /** The stage of the case. */
    status: choice({ ...describe("court-cases.status"), from: proceeding }),
    ...period,
    ...source,
    ...ownPage,
  },
  check: checkDatedEntry,
});
