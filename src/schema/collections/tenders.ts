import { collection } from "../collection";
import { choice, createIssue, date, line } from "../fields";
import { describe } from "../labels";
import { checkDatedEntry, ownPage, period, published, source, title } from "../published";
import { notice } from "../vocabularies";

/** Tenders and advertisements. */
export const tenders = collection({
  name: "tenders",
  folder: "tables/tenders",
  type: "Tender",
  keyFrom: "{reference}",
  ...describe("tenders"),
  fields: {
    /** The subject of the invitation. */
    title,
    /** The council's reference number. */
    reference: line(describe("tenders.reference")),
    /** The kind: tender or advertisement. */
    notice: choice({ ...describe("tenders.notice"), from: notice }),
    /** The day of publication. */
    published,
    /** The last day for responses. The tender closes at the end of that day in India. */
    closes: date(describe("tenders.closes")),
    ...period,
    ...source,
    ...ownPage,
  },
  check: (context) => {
    const { published: opens, closes, expiresOn } = context.value;
    if (closes < opens)
      context.issues.push(createIssue("date-closes", closes, { found: closes, published: opens }, ["closes"]));
    if (expiresOn && expiresOn < closes)
      context.issues.push(createIssue("date-expires-open", expiresOn, { found: expiresOn, closes }, ["expiresOn"]));
    checkDatedEntry(context);
  },
});
