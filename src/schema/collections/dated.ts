import { defineCollection } from "../collection";
import { choice, createIssue, date, line, text, time, year } from "../fields";
import { describe } from "../labels";
import { checkDatedEntry, pageFields, periodFields, publishedField, sourceFields, titleField } from "../published";
import { vocabularies } from "../vocabularies";

/** The results of the council's examinations. */
export const results = defineCollection({
  name: "results",
  folder: "results",
  type: "Result",
  keyFrom: "{exam}-{year}-{kind}",
  ...describe("results"),
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

/** Government orders (shasanadesh). */
export const orders = defineCollection({
  name: "orders",
  folder: "orders",
  type: "Order",
  keyFrom: "{number}",
  ...describe("orders"),
  fields: {
    /** The subject of the order, in one line. */
    title: titleField,
    /** The number printed on the order. */
    number: line(describe("orders.number")),
    /** The subject area of the order. */
    subject: choice({ ...describe("orders.subject"), from: vocabularies.subject }),
    /** The date of the order. */
    published: publishedField,
    ...periodFields,
    ...sourceFields,
    ...pageFields,
  },
  check: checkDatedEntry,
});

/** News of the council that belongs to no other list. */
export const announcements = defineCollection({
  name: "announcements",
  folder: "tables/announcements",
  type: "Announcement",
  keyFrom: "{title}-{published}",
  ...describe("announcements"),
  fields: {
    /** The subject of the announcement, in one line. */
    title: titleField,
    /** The day of the announcement. */
    published: publishedField,
    ...periodFields,
    ...sourceFields,
    ...pageFields,
  },
  check: checkDatedEntry,
});

/** Tenders and advertisements. */
export const tenders = defineCollection({
  name: "tenders",
  folder: "tables/tenders",
  type: "Tender",
  keyFrom: "{reference}",
  ...describe("tenders"),
  fields: {
    /** The subject of the invitation. */
    title: titleField,
    /** The council's reference number. */
    reference: line(describe("tenders.reference")),
    /** The kind: tender or advertisement. */
    notice: choice({ ...describe("tenders.notice"), from: vocabularies.notice }),
    /** The day of publication. */
    published: publishedField,
    /** The last day for responses. */
    closes: date(describe("tenders.closes")),
    /** The hour when the tender closes on that day; the end of the day by default. */
    closesAt: time(describe("tenders.closesAt")).optional(),
    ...periodFields,
    ...sourceFields,
    ...pageFields,
  },
  check: (context) => {
    const { published: opens, closes, expiresOn } = context.value;
    if (closes < opens)
      context.issues.push(createIssue("date-closes", { found: closes, published: opens }, ["closes"]));
    if (expiresOn && expiresOn < closes)
      context.issues.push(createIssue("date-expires-open", { found: expiresOn, closes }, ["expiresOn"]));
    checkDatedEntry(context);
  },
});

/** Acts, rules and regulations that govern the council. */
export const acts = defineCollection({
  name: "acts",
  folder: "acts",
  type: "Act",
  keyFrom: "{title}",
  ...describe("acts"),
  fields: {
    /** The name of the law, with its kind and year. */
    title: titleField,
    /** The kind of law. */
    law: choice({ ...describe("acts.law"), from: vocabularies.law }),
    /** The year in the law's name. */
    year: year(describe("acts.year")),
    ...periodFields,
    ...sourceFields,
    ...pageFields,
  },
  check: checkDatedEntry,
});

/** Court cases with the council as a party. Parties are named by role, never by a person's name. */
export const courtCases = defineCollection({
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
    status: choice({ ...describe("court-cases.status"), from: vocabularies.proceeding }),
    ...periodFields,
    ...sourceFields,
    ...pageFields,
  },
  check: checkDatedEntry,
});
