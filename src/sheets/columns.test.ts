import { orders } from "../../tests/site/lists-by-file";
import { foldText } from "../language/fold";
import { getSheetLayout } from "../schema/collection";
import { collections } from "../schema/collections";
import { schools } from "../schema/collections/schools";
import { createColumnFinder, findColumns, getColumnTitle, getColumnTitles, getSheetColumns } from "./columns";

const inSheets = collections.filter((collection) => "fields" in getSheetLayout(collection));

test("creates a column per language for a text", () => {
  const columns = getSheetColumns(schools);
  expect(columns.map((column) => getColumnTitle(column, "en"))).toEqual(
    expect.arrayContaining(["Key", "Code", "School (English)", "School (Hindi)", "School (Sanskrit)", "District"]),
  );
  expect(columns.map((column) => getColumnTitle(column, "hi"))).toEqual(
    expect.arrayContaining(["कुंजी", "कोड", "विद्यालय (अंग्रेज़ी)", "विद्यालय (हिन्दी)", "विद्यालय (संस्कृत)", "जनपद"]),
  );
});

test("creates a column per language for documents in other languages", () => {
  const column = createColumnFinder(getSheetColumns(orders))("दस्तावेज़ अन्य भाषाओं में (संस्कृत)");
  expect(column && [column.field.name, column.language]).toEqual(["otherLanguages", "sa"]);
});

test.each(inSheets)("has no ambiguous title in $name", (collection) => {
  const columns = getSheetColumns(collection);
  const meant = new Map<string, string>();
  for (const column of columns) {
    for (const title of new Set(getColumnTitles(column).map(foldText))) {
      expect({ title, other: meant.get(title) }).toEqual({ title, other: undefined });
      meant.set(title, getColumnTitle(column, "en"));
    }
  }
});

test.each(["School (Hindi)", "school (hindi)", "School - Hindi", "विद्यालय (हिन्दी)", "विद्यालय (हिंदी)", "name.hi"])(
  "recognises %j as the Hindi name of a school",
  (title) => {
    const column = createColumnFinder(getSheetColumns(schools))(title);
    expect(column && [column.field.name, column.language]).toEqual(["name", "hi"]);
  },
);

test.each(["syllabus", "committees", "budgets"])("refuses %s with the reason", (name) => {
  const collection = collections.find((each) => each.name === name);
  expect(() => collection && getSheetColumns(collection)).toThrow(/has a list inside .* which no row can hold/u);
});

test("refuses the single file of the council", () => {
  const council = collections.find(({ name }) => name === "council");
  expect(() => council && getSheetColumns(council)).toThrow(/single file/u);
});

test.each([
  [["Code", "Distric"], /no column “Distric”; perhaps “District” is meant/u],
  [["Code", "जनपद का नाम"], /perhaps “District” is meant/u],
  [["Code", "Photograph"], /no column “Photograph”; remove it, or use one of: Key, /u],
  [["School"], /no column “School”/u],
  [["Code", "कोड"], /two columns are “Code”/u],
  [[], /the sheet is empty/u],
])("reports faults in the titles %j", (titles, words) => {
  expect(findColumns({ titles, rows: [] }, schools, "en").faults.map((fault) => fault.words.en)).toEqual([
    expect.stringMatching(words),
  ]);
});

test("skips blank titles without content, and the column of reasons", () => {
  const rows = [{ number: 2, cells: ["SK-1", "", "wrong"] }];
  expect([...findColumns({ titles: ["Code", "", "What is wrong"], rows }, schools, "en").columns.keys()]).toEqual([0]);
});
