import { collection } from "../collection";
import { choice, email, flag, integer, telephone, text } from "../fields";
import { describe } from "../labels";
import { body, informationDuty } from "../vocabularies";

/** The offices of the council and those above it, in order of seniority. */
export const officials = collection({
  name: "officials",
  folder: "officials",
  type: "Official",
  keyFrom: "{designation}",
  ...describe("officials"),
  fields: {
    /** The office. */
    designation: text(describe("officials.designation")),
    /** The name of the office holder, once the council has confirmed it. */
    name: text(describe("officials.name")).optional(),
    /** The part of government to which the office belongs. */
    body: choice({ ...describe("officials.body"), from: body }),
    /** The position in the order of seniority, from 1. */
    rank: integer({ ...describe("officials.rank"), minimum: 1, maximum: 999 }),
    /** True if the home page shows the office. */
    onHome: flag(describe("officials.onHome")),
    /** The duties of the office, in a line. */
    duty: text(describe("officials.duty")).optional(),
    /** The duty under the Right to Information Act. */
    information: choice({ ...describe("officials.information"), from: informationDuty }).optional(),
    /** The e-mail address. */
    email: email(describe("officials.email")).optional(),
    /** The telephone number. */
    telephone: telephone(describe("officials.telephone")).optional(),
  },
});
