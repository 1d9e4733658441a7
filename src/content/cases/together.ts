import { routeIds } from "../../site/routes";
import { department, order, page, result, school } from "./sample";
import { edited, type WrongFiles } from "./wrong-file";

const orderFile = "content/orders/order-1.yaml";

const subject = (name: string, choose: number) => `  - name:
      en: ${name}
      hi: वेद
      sa: वेदः
    papers: 1
    marks: 100
    assessment: marks
    optional: true
    group: 1
    choose: ${choose}
`;
const syllabus = `key: class-9\ngrade: 9\nlevel: purva-madhyama\nsubjects:\n${subject("Veda", 1)}${subject("Jyotisha", 2)}`;

/** Entries that do not agree with each other. */
export const wrongTogether: readonly WrongFiles[] = [
  {
    mistake: "two subjects of a group that say different numbers to choose",
    changes: { "content/tables/syllabus/class-9.yaml": syllabus },
    says: [
      "content/tables/syllabus/class-9.yaml:15:5  subjects[2]: 2 cannot be the number to be chosen; give every subject of a group the same number, smaller than the group, and no number where there is no group",
    ],
  },
  {
    mistake: "the same key twice",
    changes: { "content/tables/schools/school-2.yaml": edited(school, "SK-001", "SK-002") },
    says: [
      "content/tables/schools/school-2.yaml:1:6  key: the key school-1 belongs to content/tables/schools/school-1.yaml already; write another key and give the file that name",
    ],
  },
  {
    mistake: "two schools with one code",
    changes: { "content/tables/schools/school-2.yaml": edited(school, "school-1", "school-2") },
    says: [
      "content/tables/schools/school-2.yaml:2:7  code: SK-001 stands already in content/tables/schools/school-1.yaml; each needs its own, write another or delete one of the two",
    ],
  },
  {
    mistake: "two results of one examination",
    changes: { "content/results/result-2.yaml": edited(result, "result-1", "result-2") },
    says: [
      "content/results/result-2.yaml:6:7  (warning) exam: purva-madhyama, 2023, institutional stands already in content/results/result-1.yaml; look whether one of the two is to be deleted",
    ],
  },
  {
    mistake: "an office under itself",
    changes: { "content/tables/departments/council.yaml": `${department}under: council\n` },
    says: [
      "content/tables/departments/council.yaml:7:8  under: an office cannot stand under itself; write the key of the one above it, or remove the line",
    ],
  },
  {
    mistake: "offices in a circle",
    changes: {
      "content/tables/departments/council.yaml": `${department}under: district-office\n`,
      "content/tables/departments/district-office.yaml": `${edited(department, "key: council", "key: district-office")}under: council\n`,
    },
    says: [
      "content/tables/departments/council.yaml:7:8  under: the offices stand in a circle: council → district-office → council; change the one that is wrong",
    ],
  },
  {
    mistake: "no text of a page",
    changes: { "content/pages/rti.yaml": null },
    says: [
      "content/pages/rti.yaml:1:1  file: the page rti has no text; write this file, with its key, title and summary",
    ],
  },
  {
    mistake: "the text of no page",
    changes: { "content/pages/photographs.yaml": page("photographs") },
    says: [
      `content/pages/photographs.yaml:1:6  key: the site has no page photographs; use one of: ${[...routeIds, "not-found"].join(", ")}`,
    ],
  },
  {
    mistake: "a misspelt page",
    changes: { "content/pages/homes.yaml": page("homes") },
    says: ["content/pages/homes.yaml:1:6  key: the site has no page homes; perhaps home is meant"],
  },
  {
    mistake: "several mistakes in one file",
    changes: {
      [orderFile]: edited(edited(order, "subject: examination", "subject: exam"), "2024-01-15", "2024-13-01"),
    },
    says: [
      "content/orders/order-1.yaml:7:10  subject: exam is not in the list; write one of: examination, recognition, establishment, finance, scholarship, academic",
      "content/orders/order-1.yaml:8:12  published: there is no such day as 2024-13-01; write a day that is in the calendar, such as 2024-06-30",
    ],
  },
];
