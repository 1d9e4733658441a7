import type * as z from "zod";
import { defineLabelledCollection } from "../collection";
import {
  choice,
  createIssue,
  document,
  email,
  flag,
  integer,
  link,
  list,
  markdown,
  picture,
  reference,
  telephone,
  text,
} from "../fields";
import { describe } from "../labels";
import { pageFields, sourceFields } from "../published";
import { vocabularies } from "../vocabularies";

/** The offices of the council and those above it, in order of seniority. */
export const officials = defineLabelledCollection({
  name: "officials",
  folder: "officials",
  type: "Official",
  keyFrom: "{designation}",
  fields: {
    /** The office. */
    designation: text(describe("officials.designation")),
    /** The name of the office holder, once the council has confirmed it. */
    name: text(describe("officials.name")).optional(),
    /** The portrait of the office holder, if the council publishes portraits. */
    picture: picture(describe("officials.picture")).optional(),
    /** The office's part of government. */
    body: choice({ ...describe("officials.body"), from: vocabularies.body }),
    /** The position in the order of seniority, from 1. */
    rank: integer({ ...describe("officials.rank"), minimum: 1, maximum: 999 }),
    /** True if the home page shows the office. */
    onHome: flag(describe("officials.onHome")),
    /** The duties of the office, in a line. */
    duty: text(describe("officials.duty")).optional(),
    /** The duty under the Right to Information Act. */
    information: choice({ ...describe("officials.information"), from: vocabularies.informationDuty }).optional(),
    /** The e-mail address. */
    email: email(describe("officials.email")).optional(),
    /** The telephone number. */
    telephone: telephone(describe("officials.telephone")).optional(),
  },
});

/** The offices and bodies of the department, as a hierarchy. */
export const departments = defineLabelledCollection({
  name: "departments",
  type: "Department",
  keyFrom: "{name}",
  fields: {
    /** The name of the office or body. */
    name: text(describe("departments.name")),
    /** The superior office; none for the topmost. */
    under: reference({ ...describe("departments.under"), collection: "departments" }).optional(),
    /** The position among the offices under the same superior. */
    position: integer({ ...describe("departments.position"), minimum: 1, maximum: 99 }),
    /** The duties of the office or body, in a line. */
    duty: text(describe("departments.duty")).optional(),
  },
});

/** The committees with their members, by role. */
export const committees = defineLabelledCollection({
  name: "committees",
  type: "Committee",
  keyFrom: "{name}",
  fields: {
    /** The name of the committee. */
    name: text(describe("committees.name")),
    /** The purpose of the committee. */
    purpose: text(describe("committees.purpose")),
    /** The position in the list. */
    position: integer({ ...describe("committees.position"), minimum: 1, maximum: 99 }),
    /** The members of the committee. */
    members: list({
      ...describe("committees.members"),
      item: {
        seat: choice({ ...describe("committees.members.seat"), from: vocabularies.seat }),
        designation: text(describe("committees.members.designation")),
        name: text(describe("committees.members.name")).optional(),
      },
    }),
  },
});

/** The maximum time limit in working days: a little over a year. */
const mostDays = 300;

/**
 * The council's services on application. The fields follow the states' notifications under their Right to Service acts:
 * eligibility, documents, fee, designated officer, time limit and two appellate authorities.
 */
export const services = defineLabelledCollection({
  name: "services",
  type: "Service",
  keyFrom: "{title}",
  fields: {
    /** The name of the service. */
    title: text(describe("services.title")),
    /** The purpose of the service. */
    summary: text(describe("services.summary")),
    /** The audience of the service. */
    audience: choice({ ...describe("services.audience"), from: vocabularies.audience }),
    /** The position in the list. */
    position: integer({ ...describe("services.position"), minimum: 1, maximum: 99 }),
    /** The eligibility to apply. */
    eligibility: text(describe("services.eligibility")),
    /** The documents to bring or enclose. */
    enclosures: markdown(describe("services.enclosures")),
    /** The fee in rupees; 0 for a free service. */
    fee: integer({ ...describe("services.fee"), minimum: 0, maximum: 1_000_000 }),
    /** The basis of the fee and the mode of payment. */
    feeNote: text(describe("services.feeNote")).optional(),
    /** The application procedure. */
    apply: markdown(describe("services.apply")),
    /** The application form. */
    document: document(describe("services.document")).optional(),
    /** The text of the form. */
    body: pageFields.body,
    otherLanguages: sourceFields.otherLanguages,
    /** The URL for online applications. */
    link: link(describe("services.link")).optional(),
    /** The designated officer. */
    officer: reference({ ...describe("services.officer"), collection: "officials" }),
    /** The time limit in working days. */
    days: integer({ ...describe("services.days"), minimum: 1, maximum: mostDays }),
    /** The number of days to apply after the publication of a result, for a re-count of marks. */
    daysAfterResult: integer({ ...describe("services.daysAfterResult"), minimum: 1, maximum: mostDays }).optional(),
    /** The first appellate authority, for delays and refusals. */
    firstAppeal: reference({ ...describe("services.firstAppeal"), collection: "officials" }),
    /** The time limit of the first appeal, in working days. */
    firstAppealDays: integer({ ...describe("services.firstAppealDays"), minimum: 1, maximum: mostDays }),
    /** The second appellate authority, for appeals against the first decision. */
    secondAppeal: reference({ ...describe("services.secondAppeal"), collection: "officials" }),
    /** The time limit of the second appeal, in working days. */
    secondAppealDays: integer({ ...describe("services.secondAppealDays"), minimum: 1, maximum: mostDays }),
  },
  check: appealsGoElsewhere,
});

interface Offices {
  readonly officer: string;
  readonly firstAppeal: string;
  readonly secondAppeal: string;
}

/** Reports an office that decides appeals against itself. */
function appealsGoElsewhere({ value, issues }: z.core.ParsePayload<Offices>): void {
  const { officer, firstAppeal, secondAppeal } = value;
  if (firstAppeal === officer) issues.push(createIssue("appeal-to-same-office", firstAppeal, ["firstAppeal"]));
  if (secondAppeal === officer || secondAppeal === firstAppeal)
    issues.push(createIssue("appeal-to-same-office", secondAppeal, ["secondAppeal"]));
}
