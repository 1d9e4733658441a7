import { collection } from "../collection";
import { choice, createIssue, date, integer, line, text, time } from "../fields";
import { describe } from "../labels";
import { period } from "../published";
import { checkInSession, session } from "../session";
import { shift } from "../vocabularies";

/** The papers of the council's examinations, by class and day. */
export const timetable = collection({
  name: "timetable",
  folder: "tables/timetable",
  type: "ExaminationPaper",
  keyFrom: "class-{grade}-{session}-{title}",
  ...describe("timetable"),
  fields: {
    /** The class, 6 to 12. */
    grade: integer({ ...describe("timetable.grade"), minimum: 6, maximum: 12 }),
    /** The session that ends with the examination. */
    session,
    /** The subject of the paper, named as in the syllabus. */
    title: text(describe("timetable.title")),
    /** The code printed on the question paper. */
    code: line(describe("timetable.code")).optional(),
    /** The day of the paper. */
    day: date(describe("timetable.day")),
    /** The shift of the paper. */
    shift: choice({ ...describe("timetable.shift"), from: shift }),
    /** The time when the paper begins. */
    begins: time(describe("timetable.begins")).optional(),
    /** The time when the paper ends. */
    ends: time(describe("timetable.ends")).optional(),
    /** The maximum marks. */
    marks: integer({ ...describe("timetable.marks"), minimum: 1, maximum: 500 }).optional(),
    publishOn: period.publishOn,
  },
  check: ({ value, issues }) => {
    const { begins, ends } = value;
    checkInSession(issues, value, "day");
    if (ends !== undefined && begins === undefined) issues.push(createIssue("time-begins-missing", ends, {}, ["ends"]));
    if (ends !== undefined && begins !== undefined && ends <= begins)
      issues.push(createIssue("time-ends", ends, { found: ends, begins }, ["ends"]));
  },
});
