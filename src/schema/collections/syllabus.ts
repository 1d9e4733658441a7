import { collection } from "../collection";
import { choice, createIssue, flag, integer, list, text } from "../fields";
import { describe } from "../labels";
import { checkOneSource, ownPage, source } from "../published";
import { findWrongChoice } from "../subject-groups";
import { assessment, level } from "../vocabularies";

/** The subjects taught and examined in each class. */
export const syllabus = collection({
  name: "syllabus",
  folder: "tables/syllabus",
  type: "Syllabus",
  keyFrom: "class-{grade}",
  ...describe("syllabus"),
  fields: {
    /** The class, 6 to 12. */
    grade: integer({ ...describe("syllabus.grade"), minimum: 6, maximum: 12 }),
    /** The stage of the class. */
    level: choice({ ...describe("syllabus.level"), from: level }),
    /** The most important information for pupils of the class. */
    note: text(describe("syllabus.note")).optional(),
    /** The subjects, in the order of the mark sheet. */
    subjects: list({
      ...describe("syllabus.subjects"),
      item: {
        name: text(describe("syllabus.subjects.name")),
        papers: integer({ ...describe("syllabus.subjects.papers"), minimum: 0, maximum: 9 }),
        marks: integer({ ...describe("syllabus.subjects.marks"), minimum: 1, maximum: 500 }).optional(),
        assessment: choice({ ...describe("syllabus.subjects.assessment"), from: assessment }),
        optional: flag(describe("syllabus.subjects.optional")),
        group: integer({ ...describe("syllabus.subjects.group"), minimum: 1, maximum: 9 }).optional(),
        choose: integer({ ...describe("syllabus.subjects.choose"), minimum: 1, maximum: 9 }).optional(),
      },
    }),
    ...source,
    /** The text of the document: units and books. */
    body: ownPage.body,
  },
  check: (context) => {
    checkOneSource(context);
    const { subjects } = context.value;
    const index = findWrongChoice(subjects);
    if (index === undefined) return;
    const found = String(subjects[index]?.choose ?? "–");
    context.issues.push(createIssue("choice-in-group", subjects, found, ["subjects", index]));
  },
});
