import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../src/content";
import { computeDigest } from "../src/content/translations";
import { type Changes, withContent } from "../tests/cases/folder";
import { sampleFiles, samplePdf } from "../tests/cases/sample";

/** A document that nothing is said about: with text, tags, title and language. */
const soundPdf = readFileSync(path.join("tests", "cases", "pdf", "warned", "tagged.pdf"));

/** Runs the command on the sample content with some changes; returns its status and output. */
function check(changes: Changes, options: readonly string[] = [], environment: NodeJS.ProcessEnv = {}) {
  return withContent({ "static/documents/order-1.pdf": soundPdf, ...changes }, (root) => {
    const command = ["--import", "tsx", path.join(__dirname, "check.ts"), "--root", root, ...options];
    const env = { ...process.env, GITHUB_ACTIONS: "", ...environment };
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8", env });
    return { status, lines: stdout.trimEnd().split("\n"), stderr };
  });
}

/** A page for every route is part of the smallest content, so the number follows the registry. */
const files = withContent({}, (root) => readContent(root).files);

const wrong = { "content/orders/order-1.yaml": "" };

test("ends with 0 and one line when nothing is wrong", () => {
  expect(check({})).toEqual({ status: 0, lines: [`${files} files read, nothing wrong`], stderr: "" });
});

test("ends with 1 and a line for each error, without a stack trace", () => {
  const { status, lines, stderr } = check(wrong);
  expect(status).toBe(1);
  expect(lines).toEqual([
    "content/orders/order-1.yaml:1:1  file: the file is empty; write the fields of the entry into it, or delete the file",
    `${files} files read, errors: 1, warnings: 0; nothing is published until the errors are mended`,
  ]);
  expect(stderr).toBe("");
});

test("warns of redirects that the host of the site cannot serve", () => {
  const sheet = { "content/redirects.csv": "from,to\n/default.aspx,home\n/content.php?id=1,rti\n" };
  const warned = (host: string) => check(sheet, [], { PUBLISH_TO: host }).lines.join("\n");
  expect(warned("")).toContain("2 of 2 rows do nothing where the site is published to GitHub Pages");
  expect(warned("netlify")).toContain("1 of 2 rows do nothing where the site is published to netlify");
  expect(warned("ssh")).toBe(`${files} files read, nothing wrong`);
});

test("ends with 0 on warnings", () => {
  expect(check({ "static/documents/order-2.pdf": samplePdf }).status).toBe(0);
});

test("opens the documents, and names those that do not open", () => {
  const { status, lines } = check({ "static/documents/order-1.pdf": samplePdf.slice(0, -10) });
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^static\/documents\/order-1\.pdf.* is cut off/u);
});

test("refuses what is left of the example once a council has adopted the site, and names each place", () => {
  const site = String(sampleFiles["content/site.yaml"]);
  const page = String(sampleFiles["content/pages/rti.yaml"]);
  const unchanged = "content/orders/order-1.yaml";
  const remaining = (adopted: boolean): Changes => ({
    "content/.from-example.txt": `${computeDigest(String(sampleFiles[unchanged]))} ${unchanged}\n`,
    "content/site.yaml": site.replace(/^adopted: .*\n/mu, "").replace("\n", `\nadopted: ${adopted}\n`),
    "content/pages/rti.yaml": page.replace("What it is for.", "The State Sanskrit Education Council answers."),
  });
  expect(check(remaining(false)).status).toBe(0);
  const { status, lines } = check(remaining(true));
  expect(status).toBe(1);
  expect(lines).toContainEqual(expect.stringMatching(/^content\/orders\/order-1\.yaml:1:1 .*--accept content/u));
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/site\.yaml:\d+:\d+ {2}siteAddress: council\.example .*write the real one/u),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/rti\.yaml:\d+:\d+ {2}summary\.en: State Sanskrit .*write the council's own/u,
    ),
  );
});

test("accepts the name of a council that has the example's inside", () => {
  const { status, lines } = check({
    "content/site.yaml": String(sampleFiles["content/site.yaml"])
      .replace("name:\n  en: Council", "adopted: true\nname:\n  en: Eastern State Sanskrit Education Council")
      .replaceAll("council.example", "council.gov.in"),
  });
  expect({ status, lines }).toEqual({ status: 0, lines: [`${files} files read, nothing wrong`] });
});

test("speaks Hindi when asked to", () => {
  expect(check(wrong, ["--language", "hi"]).lines[0]).toContain("फ़ाइल ख़ाली है");
});

test("annotates the lines on GitHub besides", () => {
  const { lines } = check(wrong, [], { GITHUB_ACTIONS: "true" });
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^::error file=content\/orders\/order-1\.yaml,line=1,col=1::file: the file is empty/u);
});

test.each([["--language", "fr"], ["--lenguage"]])(
  "tells how it is called when it is called wrongly: %s",
  (...options) => {
    const { status, stderr } = check({}, options);
    expect(status).toBe(2);
    expect(stderr).not.toContain("    at ");
    expect(stderr).toMatch(/--l/u);
  },
);
