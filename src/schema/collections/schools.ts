import { defineLabelledCollection } from "../collection";
import { choice, createIssue, date, integer, line, link, reference, telephone, text } from "../fields";
import { describe } from "../labels";
import { vocabularies } from "../vocabularies";

/** The districts of the state. */
export const districts = defineLabelledCollection({
  name: "districts",
  type: "District",
  keyFrom: "{name}",
  fields: {
    /** The name of the district. */
    name: text(describe("districts.name")),
  },
});

/** The schools that the council recognises. */
export const schools = defineLabelledCollection({
  name: "schools",
  type: "School",
  keyFrom: "{code}",
  fields: {
    /** The council's code for the school; no two schools share one. */
    code: line(describe("schools.code")),
    /** The name of the school. */
    name: text(describe("schools.name")),
    /** The district of the school. */
    district: reference({ ...describe("schools.district"), collection: "districts" }),
    /** The highest stage taught. */
    level: choice({ ...describe("schools.level"), from: vocabularies.level }),
    /** The management of the school. */
    management: choice({ ...describe("schools.management"), from: vocabularies.management }),
    /** The postal address. */
    address: text(describe("schools.address")).optional(),
    /** The telephone number. */
    telephone: telephone(describe("schools.telephone")).optional(),
    /** The head of the school, by role. */
    head: text(describe("schools.head")).optional(),
    /** The code in the national register of schools (UDISE+). */
    udise: line(describe("schools.udise")).optional(),
    /** The lowest class taught. */
    firstClass: integer({ ...describe("schools.firstClass"), minimum: 1, maximum: 12 }).optional(),
    /** The highest class taught. */
    lastClass: integer({ ...describe("schools.lastClass"), minimum: 1, maximum: 12 }).optional(),
    /** The last day of the school's recognition. */
    recognisedUntil: date({ ...describe("schools.recognisedUntil"), yearsAhead: 30 }).optional(),
    /** The URL of the school on a map. */
    map: link(describe("schools.map")).optional(),
  },
  check: (context) => {
    const { firstClass, lastClass, udise } = context.value;
    if (firstClass !== undefined && lastClass !== undefined && lastClass < firstClass)
      context.issues.push(createIssue("classes-order", { found: lastClass, first: firstClass }, ["lastClass"]));
    if (udise !== undefined && !/^(?!(\d)\1*$)\d{11}$/u.test(udise))
      context.issues.push(createIssue("udise-form", udise, ["udise"]));
  },
});
