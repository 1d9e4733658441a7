import { formatNumber, toDigits } from "../../language/digits";
import { acts } from "../../schema/collections/acts";
import { announcements } from "../../schema/collections/announcements";
import { budgets } from "../../schema/collections/budgets";
import { courtCases } from "../../schema/collections/court-cases";
import { officials } from "../../schema/collections/officials";
import { orders } from "../../schema/collections/orders";
import { committees, departments } from "../../schema/collections/organisation";
import { results } from "../../schema/collections/results";
import { rtiManuals } from "../../schema/collections/rti-manuals";
import { districts, schools } from "../../schema/collections/schools";
import { syllabus } from "../../schema/collections/syllabus";
import { tenders } from "../../schema/collections/tenders";
import { descriptionOf, type Words } from "../../schema/description";
import * as vocabularies from "../../schema/vocabularies";
import { localeCodes } from "../../site/locales";
import { type KindMaker, kindOf, read, type SearchContent, type Texts } from "./kinds";
import { classSynonyms, titleSynonyms, valueSynonyms } from "./synonyms";

/** Every kind of entry that can be found, in the order in which kinds stand when nothing else decides. */
export const makers: readonly KindMaker[] = [
  kindOf(results, ({ title, exam, kind, year, published }) => ({
    title,
    year,
    day: published,
    synonyms: [valueSynonyms[exam], valueSynonyms[kind]].join(" "),
  })),
  kindOf(orders, ({ title, subject, number, published }) => ({
    title,
    details: [vocabularies.subject.values[subject]],
    year: yearOf(published),
    day: published,
    reference: number,
  })),
  kindOf(acts, ({ title, law, year }) => ({ title, details: [vocabularies.law.values[law]], year })),
  kindOf(announcements, ({ title, published }) => ({ title, year: yearOf(published), day: published })),
  kindOf(tenders, ({ title, notice, reference, published }) => ({
    title,
    details: [vocabularies.notice.values[notice]],
    year: yearOf(published),
    day: published,
    reference,
  })),
  kindOf(courtCases, ({ parties, court, status, year, number }) => ({
    title: parties,
    details: [court, vocabularies.proceeding.values[status]],
    year,
    reference: number,
  })),
  kindOf(schools, ({ name, district, level, management, code }, content) => ({
    title: name,
    details: [
      namesOfDistricts(content).get(district),
      vocabularies.level.values[level],
      vocabularies.management.values[management],
    ],
    reference: code,
  })),
  kindOf(syllabus, ({ grade, level, note, subjects }) => ({
    title: numbered(labelOf(syllabus.schema.shape.grade), grade),
    details: [vocabularies.level.values[level]],
    summary: note,
    synonyms: classSynonyms[grade] ?? "",
    body: subjects.map(({ name }) => name),
  })),
  kindOf(officials, ({ designation, name, body, duty, information, email, telephone }) => ({
    title: designation,
    details: [name, information && vocabularies.informationDuty.values[information], vocabularies.body.values[body]],
    summary: duty,
    synonyms: [
      email || telephone ? "email mail contact phone number ईमेल संपर्क फोन" : "",
      information ? titleSynonyms(vocabularies.informationDuty.values[information].en) : "",
    ]
      .join(" ")
      .trim(),
  })),
  kindOf(departments, ({ name, duty }) => ({ title: name, summary: duty })),
  kindOf(committees, ({ name, purpose, members }) => ({
    title: name,
    summary: purpose,
    body: members.flatMap((member) => [member.designation, ...(member.name ? [member.name] : [])]),
  })),
  kindOf(budgets, ({ year, heads }) => ({
    title: financialYear(year),
    body: heads.map(({ name }) => name),
    year,
  })),
  kindOf(rtiManuals, ({ title, number, summary }) => ({
    title,
    details: [numbered(labelOf(rtiManuals.schema.shape.number), number)],
    summary,
  })),
].flat();

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

function labelOf(field: Parameters<typeof descriptionOf>[0]): Words {
  return descriptionOf(field).label;
}

/** "Class 11", "कक्षा ११". */
function numbered(label: Words, number: number): Texts {
  return inEveryLanguage((language) => `${label[language]} ${formatNumber(number, language)}`);
}

/** "Financial year 2023-24". */
function financialYear(year: number): Texts {
  const label = labelOf(budgets.schema.shape.year);
  const years = `${year}-${String((year + 1) % 100).padStart(2, "0")}`;
  return inEveryLanguage((language) => `${label[language]} ${toDigits(years, language)}`);
}

function inEveryLanguage(text: (language: (typeof localeCodes)[number]) => string): Texts {
  const [en = "", hi, sa] = localeCodes.map(text);
  return { en, hi, sa };
}

const known = new WeakMap<SearchContent, ReadonlyMap<string, Texts>>();

function namesOfDistricts(content: SearchContent): ReadonlyMap<string, Texts> {
  const names = known.get(content) ?? new Map(read(districts, content).map(({ key, name }) => [key, name]));
  known.set(content, names);
  return names;
}
