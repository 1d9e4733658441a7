import { formatNumber, formatYearPair, toDigits } from "../../language/digits";
import type { CollectionName } from "../../schema/collections";
import { acts } from "../../schema/collections/acts";
import { announcements } from "../../schema/collections/announcements";
import { budgets } from "../../schema/collections/budgets";
import { courtCases } from "../../schema/collections/court-cases";
import { holidays } from "../../schema/collections/holidays";
import { officials } from "../../schema/collections/officials";
import { orders } from "../../schema/collections/orders";
import { committees, departments } from "../../schema/collections/organisation";
import { results } from "../../schema/collections/results";
import { rtiManuals } from "../../schema/collections/rti-manuals";
import { districts, schools } from "../../schema/collections/schools";
import { services } from "../../schema/collections/services";
import { syllabus } from "../../schema/collections/syllabus";
import { tenders } from "../../schema/collections/tenders";
import { timetable } from "../../schema/collections/timetable";
import { getDescription, type Words } from "../../schema/description";
import * as vocabularies from "../../schema/vocabularies";
import { type LocalizedTexts, mapLocales } from "../../site/locales";
import type { Site } from "../site";
import { createRecordBuilder, type RecordBuilder } from "./kinds";
import { toPlainTexts } from "./plain-text";
import { formatTitleSynonyms, getClassSynonyms, getDaySynonyms, holidaySynonyms, paperSynonyms } from "./synonyms";

/**
 * Collections without search results of their own. Districts and vocabularies are found through entries that name them,
 * pages through their texts; site notices are on every page.
 */
type Unsearched = "districts" | "vocabularies" | "pages" | "council" | "notices";

const recordBuilders: Readonly<Record<Exclude<CollectionName, Unsearched>, RecordBuilder>> = {
  results: createRecordBuilder(results, ({ title, year, published }) => ({ title, year, day: published })),
  orders: createRecordBuilder(orders, ({ title, subject, number, published }) => ({
    title,
    details: [vocabularies.subject.values[subject]],
    year: yearOf(published),
    day: published,
    reference: number,
  })),
  acts: createRecordBuilder(acts, ({ title, law, year }) => ({ title, details: [vocabularies.law.values[law]], year })),
  announcements: createRecordBuilder(announcements, ({ title, published }) => ({
    title,
    year: yearOf(published),
    day: published,
  })),
  timetable: createRecordBuilder(timetable, ({ title, grade, day, shift, code }) => ({
    title,
    details: [
      numbered(labelOf(timetable.schema.shape.grade), grade),
      writtenDay(day),
      vocabularies.shift.values[shift],
    ],
    day,
    lastDay: day,
    reference: code ?? "",
    synonyms: [getClassSynonyms(grade), paperSynonyms, getDaySynonyms(day)].join(" "),
  })),
  holidays: createRecordBuilder(holidays, ({ name, day, until, kind }) => ({
    title: name,
    details: [until ? writtenDays(day, until) : writtenDay(day), vocabularies.holidayKind.values[kind]],
    day,
    lastDay: until ?? day,
    synonyms: `${holidaySynonyms} ${getDaySynonyms(day)}`,
  })),
  tenders: createRecordBuilder(tenders, ({ title, notice, reference, published }) => ({
    title,
    details: [vocabularies.notice.values[notice]],
    year: yearOf(published),
    day: published,
    reference,
  })),
  "court-cases": createRecordBuilder(courtCases, ({ parties, court, status, year, number }) => ({
    title: parties,
    details: [court, vocabularies.proceeding.values[status]],
    year,
    reference: number,
  })),
  services: createRecordBuilder(services, ({ title, summary, audience, eligibility, enclosures, apply, feeNote }) => ({
    title,
    details: [vocabularies.audience.values[audience]],
    summary,
    body: [eligibility, toPlainTexts(enclosures), toPlainTexts(apply), ...(feeNote ? [feeNote] : [])],
  })),
  schools: createRecordBuilder(schools, ({ name, district, level, management, code }, site) => ({
    title: name,
    details: [
      nameOfDistrict(district, site),
      vocabularies.level.values[level],
      vocabularies.management.values[management],
    ],
    reference: code,
  })),
  syllabus: createRecordBuilder(syllabus, ({ grade, level, note, subjects }) => ({
    title: numbered(labelOf(syllabus.schema.shape.grade), grade),
    details: [vocabularies.level.values[level]],
    summary: note,
    synonyms: getClassSynonyms(grade),
    body: subjects.map(({ name }) => name),
  })),
  officials: createRecordBuilder(
    officials,
    ({ designation, name, body, rank, duty, information, email, telephone }) => ({
      title: designation,
      rank,
      details: [name, information && vocabularies.informationDuty.values[information], vocabularies.body.values[body]],
      summary: duty,
      synonyms: [
        email || telephone ? "email mail contact phone number ईमेल संपर्क फोन" : "",
        information ? formatTitleSynonyms(vocabularies.informationDuty.values[information].en) : "",
      ]
        .join(" ")
        .trim(),
    }),
  ),
  departments: createRecordBuilder(departments, ({ name, duty }) => ({ title: name, summary: duty })),
  committees: createRecordBuilder(committees, ({ name, purpose, members }) => ({
    title: name,
    summary: purpose,
    body: members.flatMap((member) => [member.designation, ...(member.name ? [member.name] : [])]),
  })),
  budgets: createRecordBuilder(budgets, ({ year, heads }) => ({
    title: numbered(labelOf(budgets.schema.shape.year), year, formatYearPair),
    body: heads.map(({ name }) => name),
    year,
  })),
  "rti-manuals": createRecordBuilder(rtiManuals, ({ title, number, summary }) => ({
    title,
    details: [numbered(labelOf(rtiManuals.schema.shape.number), number)],
    summary,
  })),
};

/** The builders of all kinds of records, in the default order of kinds in the results. */
export const makers: readonly RecordBuilder[] = Object.values(recordBuilders);

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** Formats a day in digits as offices in India write it: 22-02-2027. */
function writtenDay(day: string): LocalizedTexts {
  const inDigits = day.split("-").reverse().join("-");
  return mapLocales((language) => toDigits(inDigits, language));
}

function writtenDays(first: string, last: string): LocalizedTexts {
  const [from, to] = [writtenDay(first), writtenDay(last)];
  return mapLocales((language) => `${from[language]} – ${to[language]}`);
}

function labelOf(field: Parameters<typeof getDescription>[0]): Words {
  return getDescription(field).label;
}

/** Returns a label and a number: "Class 11", "कक्षा ११", "Financial year 2023-24". */
function numbered(label: Words, number: number, format = formatNumber): LocalizedTexts {
  return mapLocales((language) => `${label[language] ?? label.en} ${format(number, language)}`);
}

/** Returns the name of a district in every language, with English as the fallback. */
function nameOfDistrict(key: string, site: Site): LocalizedTexts {
  return mapLocales((language) => site.views(districts, language).find((view) => view.key === key)?.title.text ?? "");
}
