import { spawnSync } from "node:child_process";
import path from "node:path";
import { gitIn, withExampleSite } from "../../tests/adopt/adoption";

/** Runs the command in a site's folder as a council does. Returns its output and exit code. */
function adopt(root: string, options: readonly string[]) {
  const args = ["--import", "tsx", path.resolve("scripts", "adopt.ts"), ...options, "--root", root];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", env: process.env });
  return { status, stdout, stderr };
}

test("adopts the site with the answers file in docs", () =>
  withExampleSite(async ({ root, read }) => {
    const { status, stdout, stderr } = adopt(root, ["--answers", path.resolve("docs/answers.yaml")]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/content\/pages\/terms.yaml:2 {2}the council must decide/u);
    expect(read("content/site.yaml")).toContain("en: Eastern Sanskrit Education Board");
    expect(read("content/tables/districts/first-district.yaml")).toContain("en: First district");
    expect(read(".github/CODEOWNERS")).toContain("@board/reviewers");
    expect(gitIn(root, "status", "--porcelain")).not.toBe("");
  }));

test("reports errors with line numbers in the requested language", () =>
  withExampleSite(async ({ root, write }) => {
    write({ "answers.yaml": "email: secretary\n" });
    const file = path.join(root, "answers.yaml");
    const english = adopt(root, ["--answers", file]);
    expect(english.status).toBe(1);
    expect(english.stderr).toMatch(/answers\.yaml:1:8 {2}email: secretary is not an e-mail address/u);
    expect(adopt(root, ["--language", "hi", "--answers", file]).stderr).toMatch(
      /answers\.yaml:1:8 {2}email \(ई-मेल\): /u,
    );
    const hindi = adopt(root, ["--language", "hi", "--answers", path.join(root, "other.yaml")]);
    expect(hindi).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("ऐसी कोई फ़ाइल नहीं है") });
    expect(hindi.stderr).not.toContain("there is no such file");
    const folder = adopt(root, ["--answers", root]);
    expect(folder).toMatchObject({ status: 1, stderr: expect.stringContaining("copy docs/answers.yaml") });
    expect(folder.stderr).not.toContain("    at ");
  }));

test("shows the usage for an unknown option, without a stack trace", () =>
  withExampleSite(async ({ root }) => {
    const { status, stderr } = adopt(root, ["--opne"]);
    expect(status).toBe(2);
    expect(stderr).toContain("--answers FILE");
    expect(stderr).not.toContain("    at ");
  }));
