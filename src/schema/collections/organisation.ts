import { collection } from "../collection";
import { choice, integer, list, reference, text } from "../fields";
import { describe } from "../labels";
import { seat } from "../vocabularies";

/** The offices and bodies of the department, as a hierarchy. */
export const departments = collection({
  name: "departments",
  folder: "tables/departments",
  type: "Department",
  keyFrom: "{name}",
  ...describe("departments"),
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
export const committees = collection({
  name: "committees",
  folder: "tables/committees",
  type: "Committee",
  keyFrom: "{name}",
  ...describe("committees"),
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
        seat: choice({ ...describe("committees.members.seat"), from: seat }),
        designation: text(describe("committees.members.designation")),
        name: text(describe("committees.members.name")).optional(),
      },
    }),
  },
});
