import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readCsv } from "../../src/documents/read-csv";
import { formatCsv } from "../../src/language/csv";
import { getSheetLayout } from "../../src/schema/collection";
import { collections } from "../../src/schema/collections";
import { schools } from "../../src/schema/collections/schools";
import { findColumns } from "../../src/sheets/columns";
import { exportRows } from "../../src/sheets/export-rows";
import { resolveRows } from "../../src/sheets/import-plan";
import { readSheet } from "../../src/sheets/read-sheet";
import { type SampleFolder, withSampleFolder } from "../../tests/cases/folder";
import { councilFolder } from "../../tests/site/council";
import { createXlsx, openContent } from "./files";
import { importSheet } from "./import-sheet";

const council = openContent(councilFolder);
const isTitle = () => false;

test.each(collections.filter((collection) => "fields" in getSheetLayout(collection)))(
  "exports $name as CSV and as a workbook, which import without a change",
  async (collection) => {
    const rows = exportRows(collection, council, "hi");
    const sheet = readSheet("a.xlsx", await createXlsx(rows, "sheet"), isTitle);
    expect(sheet).toMatchObject(readSheet("a.csv", Buffer.from(formatCsv(rows)), isTitle));
    const { columns } = findColumns(sheet, collection, "hi");
    const { accepted } = resolveRows(sheet, columns, collection, council, { partial: false });
    expect(accepted.map(({ outcome }) => outcome)).toEqual(rows.slice(1).map(() => "same"));
  },
);

/** Imports rows as schools, titles first. Returns the counts and the printed lines. */
async function importRows({ root }: SampleFolder, rows: readonly string[][], partial = false) {
  const file = path.join(root, "list.csv");
  writeFileSync(file, formatCsv(rows));
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line.replaceAll(`${root}${path.sep}`, ""));
  return { ...(await importSheet(schools, file, { root, reader: "en", partial, say })), lines };
}

const titles = ["Code", "School (English)", "School (Hindi)", "School (Sanskrit)", "District", "Level", "Management"];
const second = ["SK-002", "Second school", "दूसरा विद्यालय", "द्वितीयः विद्यालयः", "Almora", "Prathama", "Aided"];
const third = ["SK-003", "Third school", "तीसरा विद्यालय", "तृतीयः विद्यालयः", "अल्मोड़ा", "पूर्व मध्यमा", "government"];

test("writes rows as entries, lists what they change, and changes nothing on a second import", () =>
  withSampleFolder(async (folder) => {
    const changed = ["SK-001", "School", "संस्कृत विद्यालय", "संस्कृतविद्यालयः", "Almora", "Prathama", "Government"];
    const first = await importRows(folder, [titles, third, changed]);
    expect([first.written, first.refused]).toEqual([2, 0]);
    expect(first.lines).toContain("2 rows read: 1 new, 1 changed, 0 the same, 0 wrong");
    expect(first.lines).toContainEqual(expect.stringMatching(/^row 3, school-1: Management: .+ → Government$/u));
    expect(folder.read("content/tables/schools/sk-003.yaml")).toBe(`key: sk-003
code: SK-003
name:
  en: Third school
  hi: तीसरा विद्यालय
  sa: तृतीयः विद्यालयः
district: almora
level: purva-madhyama
management: government
`);
    expect(await importRows(folder, [titles, third, changed])).toMatchObject({ written: 0, refused: 0 });
  }));

test("returns the wrong rows of a sheet and its unknown values, and imports the corrected ones", () =>
  withSampleFolder(async (folder) => {
    folder.write({ "list.errors.csv": "earlier corrections" });
    const wrong = [third.with(1, "=1+1 <b>").with(6, "Govt."), third.with(0, "SK-004").with(6, "Govt.")];
    expect(await importRows(folder, [titles, second, ...wrong])).toMatchObject({ written: 0, refused: 2 });
    const { lines } = await importRows(folder, [titles, second, ...wrong], true);
    expect(lines).toEqual([
      "list.csv row 3  School › English: the text contains HTML (<b>); write the words alone, without < and >",
      expect.stringMatching(/^list\.csv rows 3, 4 \(2\) {2}Management: Govt\. is/u),
      "3 rows read: 1 new, 0 changed, 0 the same, 2 wrong",
      expect.stringContaining("The unknown values are in list.values.csv"),
      "1 written",
      expect.stringContaining("The wrong rows are in list.errors-3.csv"),
    ]);
    expect(folder.read("list.errors.csv")).toBe("earlier corrections");
    const returned = readCsv(readFileSync(path.join(folder.root, "list.errors-3.csv")), isTitle);
    expect(returned.titles.at(-1)).toBe("What is wrong");
    expect(returned.rows[0]?.cells.at(-1)).toContain("the text contains HTML");
    const corrected = returned.rows.map(({ cells }) => cells.map(String).with(1, "Third school"));
    folder.write({ "list.values.csv": folder.read("list.values.csv").replace("Govt.,2,", "Govt.,2,Government") });
    expect(await importRows(folder, [[...returned.titles], ...corrected])).toMatchObject({ written: 2, refused: 0 });
    expect(folder.read("content/tables/schools/sk-004.yaml")).toContain("management: government");
  }));

test.each([
  [
    "an unknown title",
    [
      [...titles, "Head"],
      [...third, "x"],
    ],
    {},
    /“Head”/u,
  ],
  [
    "an invalid list",
    [titles, third],
    { "content/tables/schools/school-1.yaml": "key: school-1\n" },
    /:1:1 {2}code: /u,
  ],
])("writes nothing from a sheet for %s", (_what, rows, files, reason) =>
  withSampleFolder(async (folder) => {
    folder.write(files);
    await expect(importRows(folder, rows, true)).rejects.toThrow(reason);
    expect(() => folder.read("content/tables/schools/sk-003.yaml")).toThrow("ENOENT");
  }),
);
