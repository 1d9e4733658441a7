import { existsSync } from "node:fs";
import path from "node:path";
import { withExampleSite } from "../tests/adopt/adoption";
import { withSampleFolder } from "../tests/cases/folder";
import { runScript } from "../tests/run-script";

/** Runs a command in a folder as clerks do. */
const run = (name: string, root: string, ...args: readonly string[]) => runScript(name, [...args, "--root", root]);

test("imports an exported workbook without changes, in Hindi", () =>
  withSampleFolder(async ({ root }) => {
    const sheet = path.join(root, "schools.xlsx");
    expect(await run("export", root, "schools", sheet, "--language", "hi")).toMatchObject({ status: 0, stderr: "" });
    const { status, stdout } = await run("import", root, "school", sheet);
    expect({ status, last: stdout.trimEnd().split("\n").at(-1) }).toEqual({ status: 0, last: "0 written" });
  }));

test("refuses to overwrite a sheet without --replace", () =>
  withSampleFolder(async ({ root, write, read }) => {
    write({ "schools.csv": "mine" });
    const sheet = path.join(root, "schools.csv");
    expect(await run("export", root, "schools", sheet)).toMatchObject({ status: 1 });
    expect(read("schools.csv")).toBe("mine");
    expect(await run("export", root, "schools", sheet, "--replace")).toMatchObject({ status: 0 });
  }));

test("exits with 1 if an import returns invalid rows", () =>
  withSampleFolder(async ({ root, write }) => {
    write({ "list.csv": "Code,Management\nSK-001,Private\n" });
    const { status, stdout } = await run("import", root, "schools", path.join(root, "list.csv"), "--language", "hi");
    expect(status).toBe(1);
    expect(stdout).toContain("पंक्ति 2  प्रबंधन: ");
    expect(existsSync(path.join(root, "list.errors.csv"))).toBe(true);
  }));

test("adopts the site with the answers file in docs", () =>
  withExampleSite(async ({ root, read }) => {
    const { status, stdout, stderr } = await run("adopt", root, "--answers", path.resolve("docs/answers.yaml"));
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/content\/pages\/terms.yaml:2 {2}the council must decide/u);
    expect(read("content/site.yaml")).toContain("en: Eastern Sanskrit Education Board");
    expect(read("content/tables/districts/first-district.yaml")).toContain("en: First district");
    expect(read(".github/CODEOWNERS")).toContain("@board/reviewers");
  }));

test("reports wrong answers with their line, and missing ones, in the requested language", () =>
  withExampleSite(async ({ root, write }) => {
    write({ "answers.yaml": "email: secretary\n" });
    const adopt = (file: string, language: string) =>
      run("adopt", root, "--language", language, "--answers", path.join(root, file));
    expect(await adopt("answers.yaml", "hi")).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/answers\.yaml:1:8 {2}email \(ई-मेल\): /u),
    });
    expect(await adopt("other.yaml", "hi")).toMatchObject({
      status: 1,
      stdout: "",
      stderr: expect.stringContaining("ऐसी कोई फ़ाइल नहीं है"),
    });
    const { status, stderr } = await adopt(".", "en");
    expect([status, stderr]).toEqual([1, expect.stringContaining("copy docs/answers.yaml")]);
    expect(stderr).not.toContain("    at ");
  }));

test.each([
  ["import", ["schools", "a.csv", "--partially"]],
  ["export", []],
  ["upgrade", ["--language", "fr"]],
  ["adopt", ["--opne"]],
])("prints the usage for %s %j, without a stack trace", async (name, options) => {
  const { status, stderr } = await runScript(name, options);
  expect(status).toBe(2);
  expect(stderr).toContain(`npm run ${name} -- `);
  expect(stderr).not.toContain("    at ");
});
