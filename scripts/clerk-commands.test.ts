import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { withSampleFolder } from "../tests/cases/folder";
import { runScript } from "../tests/run-script";
import { temporaryFolder } from "../tests/temporary-folder";

const folder = temporaryFolder();

/** Runs a command in a folder as clerks do. */
const run = (name: string, root: string, ...args: readonly string[]) => runScript(name, [...args, "--root", root]);

test("imports an exported workbook without changes, in Hindi", () =>
  withSampleFolder(async ({ root, write }) => {
    write({ "schools.xlsx": "older" });
    const sheet = path.join(root, "schools.xlsx");
    const exported = await run("export", root, "schools", sheet, "--replace", "--language", "hi");
    expect(exported).toMatchObject({ status: 0, stderr: "" });
    const { status, stdout } = await run("import", root, "school", sheet);
    expect({ status, last: stdout.trimEnd().split("\n").at(-1) }).toEqual({ status: 0, last: "0 written" });
  }));

test("refuses to overwrite a sheet without --replace", () =>
  withSampleFolder(async ({ root, write, read }) => {
    write({ "schools.csv": "mine" });
    expect(await run("export", root, "schools", path.join(root, "schools.csv"))).toMatchObject({ status: 1 });
    expect(read("schools.csv")).toBe("mine");
  }));

test("exits with 1 if an import returns invalid rows", () =>
  withSampleFolder(async ({ root, write }) => {
    write({ "list.csv": "Code,Management\nSK-001,Private\n" });
    const { status, stdout } = await run("import", root, "schools", path.join(root, "list.csv"), "--language", "hi");
    expect(status).toBe(1);
    expect(stdout).toContain("पंक्ति 2  प्रबंधन: ");
    expect(existsSync(path.join(root, "list.errors.csv"))).toBe(true);
  }));

test("creates a council's folder with the answers file in docs", async () => {
  const { status, stdout, stderr } = await runScript("create", ["archive", folder, "--answers", "docs/answers.yaml"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain("has the content of your council");
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  expect(read("content/site.yaml")).toContain("en: Eastern Sanskrit Education Board");
  expect(read("content/tables/districts/first-district.yaml")).toContain("en: First district");
  expect(read(".github/CODEOWNERS")).toContain("@board/reviewers");
});

test("reports wrong and missing answers with their lines, in the requested language", async () => {
  const answers = path.join(folder, "answers.yaml");
  writeFileSync(answers, "email: secretary\n");
  const create = (file: string, language: string) =>
    runScript("create", ["archive", path.join(folder, "council"), "--language", language, "--answers", file]);
  expect(await create(answers, "hi")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/answers\.yaml:1:8 {2}email \(ई-मेल\): /u),
  });
  const { status, stderr } = await create(folder, "en");
  expect([status, stderr]).toEqual([1, expect.stringContaining("copy answers.yaml")]);
  expect(stderr).not.toContain("    at ");
});

test("prints the usage, without a stack trace, if required arguments are missing", async () => {
  const { status, stderr } = await runScript("export", []);
  expect(status).toBe(2);
  expect(stderr).toContain("npm run export -- ");
  expect(stderr).not.toContain("    at ");
});
