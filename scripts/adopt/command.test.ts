import { spawnSync } from "node:child_process";
import path from "node:path";
import { gitIn, withExampleSite } from "../../tests/adopt/adoption";

/** Runs the command in a site's folder as a council does, and gives its output and exit code. */
function adopt(root: string, options: readonly string[], input = "") {
  const args = ["--import", "tsx", path.resolve("scripts", "adopt.ts"), ...options, "--root", root];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "utf8", input });
  return { status, stdout, stderr };
}

const threeTimes = (en: string, hi: string, sa: string) => [en, hi, sa];
const answers = [
  ...threeTimes("Eastern Board", "पूर्वी बोर्ड", "पूर्वमण्डलम्"),
  ...threeTimes("Government", "सरकार", "शासनम्"),
  ...threeTimes("Secretary", "सचिव", "सचिवः"),
  ...threeTimes("Patna", "पटना", "पटना"),
  ...threeTimes("10 to 17", "१० से १७", "१० तः १७"),
  // A wrong answer is asked for again at once.
  "secretary",
  "secretary@board.example",
  "",
  "https://board.example",
  // No sheet, one district, no other.
  "",
  "yes",
  "patna",
  ...threeTimes("Patna", "पटना", "पटना"),
  "no",
  "GitHub",
  "board/site",
  "@board/reviewers @board/chairs",
  "yes",
];

test("asks for everything, each answer checked at once, and adopts the site", () =>
  withExampleSite(async ({ root, read }) => {
    const { status, stdout, stderr } = adopt(root, [], `${answers.join("\n")}\n`);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("secretary is not an e-mail address");
    expect(stdout).toMatch(/content\/pages\/terms.yaml:2 {2}the council must decide/u);
    expect(read("content/site.yaml")).toContain("en: Eastern Board");
    expect(read("content/tables/districts/patna.yaml")).toContain("hi: पटना");
    expect(read(".github/CODEOWNERS")).toContain("@board/reviewers @board/chairs");
  }));

test("answers that end too soon change nothing", () =>
  withExampleSite(async ({ root }) => {
    expect(adopt(root, [], `${answers.slice(0, 9).join("\n")}\n`)).toMatchObject({ status: 1, stderr: "" });
    expect(gitIn(root, "status", "--porcelain")).toBe("");
  }));

test("errors come with their lines in English and Hindi, or in the language asked for", () =>
  withExampleSite(async ({ root, write }) => {
    write({ "answers.yaml": "email: secretary\n" });
    const both = adopt(root, ["--answers", path.join(root, "answers.yaml")]);
    expect(both.status).toBe(1);
    expect(both.stderr).toMatch(/answers\.yaml:1:8 {2}email: secretary is not an e-mail address/u);
    expect(both.stderr).toMatch(/answers\.yaml:1:8 {2}email \(ई-मेल\): /u);
    const hindi = adopt(root, ["--language", "hi", "--answers", path.join(root, "other.yaml")]);
    expect(hindi).toMatchObject({ status: 1, stdout: "", stderr: expect.stringContaining("ऐसी कोई फ़ाइल नहीं है") });
    expect(hindi.stderr).not.toContain("there is no such file");
    const folder = adopt(root, ["--answers", root]);
    expect(folder).toMatchObject({ status: 1, stderr: expect.stringContaining("write the answers as docs/adopt.md") });
    expect(folder.stderr).not.toContain("    at ");
  }));

test("an unknown option is told how the command is used, without a stack trace", () =>
  withExampleSite(async ({ root }) => {
    const { status, stderr } = adopt(root, ["--opne"]);
    expect(status).toBe(2);
    expect(stderr).toContain("npm run adopt -- --answers FILE");
    expect(stderr).not.toContain("    at ");
  }));
