import { createTestSite, type Entries } from "../../tests/search/content";
import { chosenLists } from "../site/chosen-lists";
import { createHome } from "./home";

const text = { en: "Text" };
const paper = (grade: number, day: string) => ({
  ...{ key: `class-${grade}-${day}`, grade, session: 2026, title: text, day, shift: "first" },
});
const verse = (key: string) => ({
  ...{ key, title: text, verse: { sa: "अ ।" }, meaning: text, work: text, edition: "Edition" },
});

/** Returns the content of the home page on a day. */
const homeOn = (day: string, entries: Entries = {}) =>
  createHome({ site: createTestSite(entries, {}, day), language: "en" });

it("counts the session from April, and names the classes with papers in each of its months", () => {
  const earlier = { ...paper(9, "2026-03-02"), session: 2025 };
  const timetable = [paper(10, "2027-02-22"), paper(9, "2027-02-23"), paper(10, "2027-03-01"), earlier];
  const { session, months } = homeOn("2027-03-31", { timetable }).year;
  expect(session).toBe(2026);
  expect(months.map(({ until }) => until)).toEqual(expect.arrayContaining(["2026-04-30", "2027-02-28", "2027-03-31"]));
  expect(months.filter(({ grades }) => grades.length > 0)).toEqual([
    { until: "2027-02-28", grades: [9, 10] },
    { until: "2027-03-31", grades: [10] },
  ]);
  expect(homeOn("2027-04-01").year.session).toBe(2027);
});

it("has a year without examinations", () => {
  const { year, papers } = homeOn("2026-11-30");
  expect(year.months.every(({ grades }) => grades.length === 0)).toBe(true);
  expect(papers).toEqual([]);
});

it("lists the next papers of each class, however many papers others have before", () => {
  const early = Array.from({ length: 20 }, (_, index) => paper(9, `2027-02-${String(index + 1).padStart(2, "0")}`));
  const { papers } = homeOn("2026-11-30", { timetable: [...early, paper(10, "2027-03-01")] });
  expect(papers.map(({ grade }) => grade)).toEqual([9, 9, 9, 10]);
});

it("lists a holiday of ten days until its last", () => {
  const holidays = [
    { key: "winter", name: text, session: 2026, day: "2026-12-25", until: "2027-01-03", kind: "vacation" },
  ];
  expect(homeOn("2027-01-03", { holidays }).holidays).toMatchObject([{ key: "winter", until: "2027-01-03" }]);
  expect(homeOn("2027-01-04", { holidays }).holidays).toEqual([]);
});

it("lists the last day of an announcement for pupils, and of a tender for citizens, until it is over", () => {
  const dated = { title: text, published: "2026-11-01", closes: "2026-12-22" };
  const entries = {
    announcements: [{ ...dated, key: "forms" }],
    tenders: [{ ...dated, key: "printing", reference: "1", notice: "tender" }],
  };
  const { deadlines, closings } = homeOn("2026-12-22", entries);
  expect([deadlines, closings]).toMatchObject([[{ key: "forms", route: "news" }], [{ key: "printing" }]]);
  expect(homeOn("2026-12-23", entries)).toMatchObject({ deadlines: [], closings: [] });
});

describe("the verse of the week", () => {
  const list = chosenLists.find(({ weekly }) => weekly)?.key ?? "";
  const versesOn = (day: string, ...keys: string[]) => homeOn(day, { [list]: keys.map(verse) }).verses;

  it("changes on Monday, and the next one is there already", () => {
    const [sunday, monday] = [versesOn("2026-11-29", "a", "b", "c"), versesOn("2026-11-30", "a", "b", "c")];
    expect(sunday.map(({ until }) => until)).toEqual(["2026-11-29", "2026-12-06"]);
    expect(monday[0]).toEqual(sunday[1]);
    expect(monday[1]?.key).not.toBe(monday[0]?.key);
  });

  it("repeats the only verse, and is missing without verses", () => {
    expect(versesOn("2026-11-30", "a").map(({ key }) => key)).toEqual(["a", "a"]);
    expect(versesOn("2026-11-30")).toEqual([]);
  });
});
