import { defineLabelledCollection } from "../collection";
import { choice, createIssue, date, flag, integer, line, list, text, time } from "../fields";
import { describe } from "../labels";
import { checkOneSource, pageFields, periodFields, sourceFields } from "../published";
import { checkInSession, session } from "../session";
import { findWrongChoice } from "../subject-groups";
import { vocabularies } from "../vocabularies";

/** The subjects taught and examined in each class. */
export const syllabus = defineLabelledCollection({
  name: "syllabus",
  type: "Syllabus",
  keyFrom: "class-{grade}",
  fields: {
    /** The class, 6 to 12. */
    grade: integer({ ...describe("syllabus.grade"), minimum: 6, maximum: 12 }),
    /** The stage of the class. */
    level: choice({ ...describe("syllabus.level"), from: vocabularies.level }),
    /** The most important information for pupils of the class. */
    note: text(describe("syllabus.note")).optional(),
    /** The subjects, in the order of the mark sheet. */
    subjects: list({
      ...describe("syllabus.subjects"),
      item: {
        name: text(describe("syllabus.subjects.name")),
        papers: integer({ ...describe("syllabus.subjects.papers"), minimum: 0, maximum: 9 }),
        marks: integer({ ...describe("syllabus.subjects.marks"), minimum: 1, maximum: 500 }).optional(),
        assessment: choice({ ...describe("syllabus.subjects.assessment"), from: vocabularies.assessment }),
        optional: flag(describe("syllabus.subjects.optional")),
        group: integer({ ...describe("syllabus.subjects.group"), minimum: 1, maximum: 9 }).optional(),
        choose: integer({ ...describe("syllabus.subjects.choose"), minimum: 1, maximum: 9 }).optional(),
      },
    }),
    ...sourceFields,
    /** The text of the document: units and books. */
    body: pageFields.body,
  },
  check: (context) => {
    checkOneSource(context);
    const { subjects } = context.value;
    const index = findWrongChoice(subjects);
    if (index === undefined) return;
    const found = String(subjects[index]?.choose ?? "–");
    context.issues.push(createIssue("choice-in-group", found, ["subjects", index]));
  },
});

/** The papers of the council's examinations, by class and day. */
export const timetable = defineLabelledCollection({
  name: "timetable",
  type: "ExaminationPaper",
  keyFrom: "class-{grade}-{session}-{title}",
  fields: {
    /** The class, 6 to 12. */
    grade: integer({ ...describe("timetable.grade"), minimum: 6, maximum: 12 }),
    /** The session that ends with the examination. */
    session,
    /** The subject of the paper, named as in the syllabus. */
    title: text(describe("timetable.title")),
    /** The subject of the syllabus whose units the paper is about, by its name there. */
    subject: line(describe("timetable.subject")).optional(),
    /** The code printed on the question paper. */
    code: line(describe("timetable.code")).optional(),
    /** The day of the paper. */
    day: date(describe("timetable.day")),
    /** The shift of the paper. */
    shift: choice({ ...describe("timetable.shift"), from: vocabularies.shift }),
    /** The time when the paper begins. */
    begins: time(describe("timetable.begins")).optional(),
    /** The time when the paper ends. */
    ends: time(describe("timetable.ends")).optional(),
    /** The maximum marks. */
    marks: integer({ ...describe("timetable.marks"), minimum: 1, maximum: 500 }).optional(),
    publishOn: periodFields.publishOn,
  },
  check: ({ value, issues }) => {
    const { begins, ends } = value;
    checkInSession(issues, value, "day");
    if (ends !== undefined && begins === undefined) issues.push(createIssue("time-begins-missing", {}, ["ends"]));
    if (ends !== undefined && begins !== undefined && ends <= begins)
      issues.push(createIssue("time-ends", { found: ends, begins }, ["ends"]));
  },
});

/** The days of a session when schools are closed. */
export const holidays = defineLabelledCollection({
  name: "holidays",
  type: "Holiday",
  keyFrom: "{name}-{session}",
  fields: {
    /** The name of the holiday. */
    name: text(describe("holidays.name")),
    /** The session of the holiday. */
    session,
    /** The day, or the first of several. */
    day: date(describe("holidays.day")),
    /** The last of several days. */
    until: date(describe("holidays.until")).optional(),
    /** The kind of holiday. */
    kind: choice({ ...describe("holidays.kind"), from: vocabularies.holidayKind }),
    publishOn: periodFields.publishOn,
  },
  check: ({ value, issues }) => {
    const { session: first, day, until } = value;
    checkInSession(issues, value, "day");
    if (until === undefined) return;
    if (until <= day) issues.push(createIssue("date-until", { found: until, begins: day }, ["until"]));
    else checkInSession(issues, { day: until, session: first }, "until");
  },
});
