import { formatNumber, formatYearPair } from "../../language/digits";
import type { CollectionName } from "../../schema/collections";
import { acts, announcements, courtCases, orders, results, tenders } from "../../schema/collections/dated";
import { budgets, rtiManuals } from "../../schema/collections/disclosures";
import { committees, departments, officials, services } from "../../schema/collections/organisation";
import { schools } from "../../schema/collections/schools";
import { holidays, syllabus, timetable } from "../../schema/collections/teaching";
import { vocabularies } from "../../schema/vocabularies";
import { createRecordBuilder, formatLabelled, type RecordBuilder } from "./kinds";
import { toPlainTexts } from "./plain-text";
import { formatTitleSynonyms, getClassSynonyms, getDaySynonyms, holidaySynonyms, paperSynonyms } from "./synonyms";

/**
 * Collections without search results of their own. Districts and vocabularies are found through entries that name them,
 * pages through their texts; site notices are on every page.
 */
type Unsearched = "districts" | "vocabularies" | "pages" | "council" | "notices";

/** The record builders of collections, in the default order of kinds in the results. */
export const recordBuilders: Readonly<Record<Exclude<CollectionName, Unsearched>, RecordBuilder>> = {
  results: createRecordBuilder(results),
  orders: createRecordBuilder(orders, { details: ["subject"], reference: "number" }),
  acts: createRecordBuilder(acts, { details: ["law"] }),
  announcements: createRecordBuilder(announcements),
  timetable: createRecordBuilder(timetable, {
    details: ["grade", "day", "shift"],
    reference: "code",
    synonyms: ({ grade, day }) => [getClassSynonyms(grade), paperSynonyms, getDaySynonyms(day)].join(" "),
  }),
  holidays: createRecordBuilder(holidays, {
    details: ["day", "kind"],
    synonyms: ({ day }) => `${holidaySynonyms} ${getDaySynonyms(day)}`,
  }),
  tenders: createRecordBuilder(tenders, { details: ["notice"], reference: "reference" }),
  "court-cases": createRecordBuilder(courtCases, { details: ["court", "status"], reference: "number" }),
  services: createRecordBuilder(services, {
    details: ["audience"],
    summary: "summary",
    body: ({ eligibility, enclosures, apply, feeNote }) => [
      eligibility,
      toPlainTexts(enclosures),
      toPlainTexts(apply),
      ...(feeNote ? [feeNote] : []),
    ],
  }),
  schools: createRecordBuilder(schools, { details: ["district", "level", "management"], reference: "code" }),
  syllabus: createRecordBuilder(syllabus, {
    title: ({ grade }, language) =>
      formatLabelled(syllabus.schema.shape.grade, formatNumber(grade, language), language),
    details: ["level"],
    summary: "note",
    synonyms: ({ grade }) => getClassSynonyms(grade),
    body: ({ subjects }) => subjects.map(({ name }) => name),
  }),
  officials: createRecordBuilder(officials, {
    details: ["name", "information", "body"],
    summary: "duty",
    synonyms: ({ information, email, telephone }) =>
      [
        email || telephone ? "email mail contact phone number ईमेल संपर्क फोन" : "",
        information ? formatTitleSynonyms(vocabularies.informationDuty.values[information].en) : "",
      ]
        .join(" ")
        .trim(),
  }),
  departments: createRecordBuilder(departments, { summary: "duty" }),
  committees: createRecordBuilder(committees, {
    summary: "purpose",
    body: ({ members }) => members.flatMap(({ designation, name }) => [designation, ...(name ? [name] : [])]),
  }),
  budgets: createRecordBuilder(budgets, {
    title: ({ year }, language) => formatLabelled(budgets.schema.shape.year, formatYearPair(year, language), language),
    body: ({ heads }) => heads.map(({ name }) => name),
  }),
  "rti-manuals": createRecordBuilder(rtiManuals, { details: ["number"], summary: "summary", isUndated: true }),
};
