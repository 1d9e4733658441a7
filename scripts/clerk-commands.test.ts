import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { withSampleFolder } from "../tests/cases/folder";

/** Runs a command in a folder as clerks do; returns its output and exit code. */
function command(name: string, options: readonly string[], { root }: { root: string }) {
  const args = ["--import", "tsx", path.join(__dirname, `${name}.ts`), ...options];
  const project = path.resolve(__dirname, "..");
  const place = ["--root", root];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, ...place], {
    // Jest gives each file an environment of its own, which children do not inherit by themselves.
    env: process.env,
    cwd: project,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("imports an exported workbook without changes, in Hindi", () =>
  withSampleFolder(async ({ root }) => {
    const sheet = path.join(root, "schools.xlsx");
    expect(command("export", ["schools", sheet, "--language", "hi"], { root })).toMatchObject({
      status: 0,
      stderr: "",
    });
    const { status, stdout } = command("import", ["school", sheet], { root });
    expect({ status, last: stdout.trimEnd().split("\n").at(-1) }).toEqual({ status: 0, last: "0 written" });
  }));

test("refuses to overwrite a sheet without --replace", () =>
  withSampleFolder(async ({ root, write, read }) => {
    write({ "schools.csv": "mine" });
    const sheet = path.join(root, "schools.csv");
    expect(command("export", ["schools", sheet], { root })).toMatchObject({ status: 1 });
    expect(read("schools.csv")).toBe("mine");
    expect(command("export", ["schools", sheet, "--replace"], { root })).toMatchObject({ status: 0 });
  }));

test("exits with 1 if an import returns invalid rows", () =>
  withSampleFolder(async ({ root, write }) => {
    write({ "list.csv": "Code,Management\nSK-001,Private\n" });
    const { status, stdout } = command("import", ["schools", path.join(root, "list.csv"), "--language", "hi"], {
      root,
    });
    expect(status).toBe(1);
    expect(stdout).toContain("पंक्ति 2  प्रबंधन: ");
    expect(existsSync(path.join(root, "list.errors.csv"))).toBe(true);
  }));

test.each([
  ["import", ["schools", "a.csv", "--partially"]],
  ["export", []],
  ["upgrade", ["--language", "fr"]],
])("prints the usage for %s %j, without a stack trace", (name, options) =>
  withSampleFolder(async ({ root }) => {
    const { status, stderr } = command(name, options, { root });
    expect(status).toBe(2);
    expect(stderr).toContain(`npm run ${name} -- `);
    expect(stderr).not.toContain("    at ");
  }),
);
