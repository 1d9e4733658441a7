import { formatNumber, formatYearPair } from "../../language/digits";
import { findListOf } from "../../lists/every-list";
import { memberList } from "../../lists/of/members";
import { type CollectionName, collections, getCollection } from "../../schema/collections";
import { budgets } from "../../schema/collections/disclosures";
import { committees, departments, officials } from "../../schema/collections/organisation";
import { holidays, syllabus, timetable } from "../../schema/collections/teaching";
import { vocabularies } from "../../schema/vocabularies";
import { createRecordBuilder, formatLabelled, type RecordBuilder } from "./kinds";
import { formatTitleSynonyms, getClassSynonyms, getDaySynonyms, holidaySynonyms, paperSynonyms } from "./synonyms";

/**
 * Collections without search results of their own. Districts and vocabularies are found through entries that name them, lists and
 * pages through their texts; site notices are on every page.
 */
const unsearched: readonly CollectionName[] = [
  "districts",
  "vocabularies",
  "collections",
  "pages",
  "council",
  "notices",
];

/** The record builders of collections without a list, and of those whose entries have more words than their fields. */
const ownBuilders: Partial<Record<CollectionName, RecordBuilder>> = {
  timetable: createRecordBuilder(timetable, {
    details: ["grade", "day", "shift"],
    reference: "code",
    synonyms: ({ grade, day }) => [getClassSynonyms(grade), paperSynonyms, getDaySynonyms(day)].join(" "),
  }),
  holidays: createRecordBuilder(holidays, {
    details: ["day", "kind"],
    synonyms: ({ day }) => `${holidaySynonyms} ${getDaySynonyms(day)}`,
  }),
  syllabus: createRecordBuilder(syllabus, {
    title: ({ grade }, language) =>
      formatLabelled(syllabus.schema.shape.grade, formatNumber(grade, language), language),
    details: ["level"],
    summary: "note",
    body: ["subjects"],
    synonyms: ({ grade }) => getClassSynonyms(grade),
  }),
  officials: createRecordBuilder(officials, {
    ...memberList.search,
    synonyms: ({ information, email, telephone }) =>
      [
        email || telephone ? "email mail contact phone number ईमेल संपर्क फोन" : "",
        information ? formatTitleSynonyms(vocabularies.informationDuty.values[information].en) : "",
      ]
        .join(" ")
        .trim(),
  }),
  departments: createRecordBuilder(departments, { summary: "duty" }),
  committees: createRecordBuilder(committees, { summary: "purpose", body: ["members"] }),
  budgets: createRecordBuilder(budgets, {
    title: ({ year }, language) => formatLabelled(budgets.schema.shape.year, formatYearPair(year, language), language),
    body: ["heads"],
  }),
};

/** The record builders of collections, in the default order of kinds in the results. */
export const recordBuilders: readonly (readonly [CollectionName, RecordBuilder])[] = collections
  .filter(({ name }) => !unsearched.includes(name))
  .map(({ name }) => [name, ownBuilders[name] ?? createRecordBuilder(getCollection(name), findListOf(name)?.search)]);
