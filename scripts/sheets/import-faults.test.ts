import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { departments } from "../../src/schema/collections/organisation";
import { schools } from "../../src/schema/collections/schools";
import { createCsv } from "../../src/sheets/export-rows";
import { withSampleFolder } from "../../tests/cases/folder";
import { givenBack, imported, second, third, titles } from "../../tests/cases/imported-sheet";
import { importSheet } from "./import-sheet";

test("reports a missing column once, and an unknown value once with its rows", () =>
  withSampleFolder(async (folder) => {
    const rows = [second, third].map(([code = "", en = "", hi = "", sa = ""]) => [code, en, hi, sa, "Almora", "Govt."]);
    const head = [...titles.slice(0, 5), "Management"];
    const { lines, refused } = await imported(folder, [["List of schools 2026"], head, ...rows]);
    expect(refused).toBe(2);
    const faults = lines.filter((line) => line.startsWith("list.csv rows"));
    expect(faults).toEqual([
      expect.stringMatching(/^list\.csv rows 3, 4 \(2\) {2}there is no column “Level”: /u),
      expect.stringMatching(/^list\.csv rows 3, 4 \(2\) {2}Management: Govt\. is/u),
    ]);
  }));

test("applies the replacement of an unknown value in the next import", () =>
  withSampleFolder(async (folder) => {
    const legacy = [second, third].map((row) => [...row.slice(0, -1), "Govt."]);
    const first = await imported(folder, [titles, ...legacy]);
    expect(first.lines).toContainEqual(expect.stringContaining("The unknown values are in list.values.csv."));
    const written = folder.read("list.values.csv");
    expect(written).toContain("Management,Govt.,2,");
    folder.write({ "list.values.csv": written.replace("Govt.,2,", "Govt.,2,Government") });
    expect(await imported(folder, [titles, ...legacy])).toMatchObject({ written: 2, refused: 0 });
    expect(folder.read("content/tables/schools/sk-002.yaml")).toContain("management: government");
  }));

test("reports all errors of a sheet in one run, and writes nothing while a title is unknown", () =>
  withSampleFolder(async (folder) => {
    const lines: string[] = [];
    const file = path.join(folder.root, "list.csv");
    const wrong = [...second.slice(0, 4), "Atlantis", ...second.slice(5), "x", "y"];
    writeFileSync(file, createCsv([[...titles, "Head", "Rooms"], wrong]));
    const say = (line: string) => void lines.push(line);
    const options = { root: folder.root, reader: "en", partial: true, say } as const;
    await expect(importSheet(schools, file, options)).rejects.toThrow(/“Head”[\s\S]*“Rooms”/u);
    expect(lines.join("\n")).toContain("there is no entry Atlantis");
    expect(existsSync(path.join(folder.root, "content/tables/schools/sk-002.yaml"))).toBe(false);
  }));

test("refuses a row that would make a valid entry invalid", () =>
  withSampleFolder(async (folder) => {
    const { lines } = await imported(folder, [
      ["Key", ...titles],
      ["a-school", ...second.with(0, "SK-001")],
    ]);
    expect(lines[0]).toMatch(
      /^list\.csv row 2 {2}with this row content\/tables\/schools\/school-1\.yaml would be wrong: SK-001/u,
    );
  }));

describe("rows that refer to each other", () => {
  const head = ["Name (English)", "Name (Hindi)", "Name (Sanskrit)", "Under", "Position"];
  const office = ["Office", "कार्यालय", "कार्यालयः", "Council", "1"];
  const branch = ["Branch", "शाखा", "शाखा", "Office", "1"];

  test("may be in any order, and use names", () =>
    withSampleFolder(async (folder) => {
      expect(await imported(folder, [head, branch, office], { collection: departments })).toMatchObject({ written: 2 });
      expect(folder.read("content/tables/departments/branch.yaml")).toContain("under: office");
    }));

  test("are all returned if the row that they refer to is invalid", () =>
    withSampleFolder(async (folder) => {
      const rows = [head, branch, office.with(4, "first")];
      expect(await imported(folder, rows, { collection: departments, partial: true })).toMatchObject({
        written: 0,
        refused: 2,
      });
      expect(givenBack(folder)).toHaveLength(3);
    }));

  test("are refused in a cycle", () =>
    withSampleFolder(async (folder) => {
      const rows = [head, branch, office.with(3, "Branch")];
      const { lines } = await imported(folder, rows, { collection: departments });
      expect(lines[0]).toContain("the offices form a loop");
    }));
});
