import { readFileSync } from "node:fs";
import path from "node:path";
import { readChanged, withSampleFolder } from "../tests/cases/folder";
import { type Files, sampleFiles, samplePdf } from "../tests/cases/sample";
import { runScript } from "../tests/run-script";
import { checkContent } from "./check";

/** A document without errors or warnings: it has text, tags, a title and a language. */
const soundPdf = readFileSync(path.join("tests", "cases", "pdf", "warned", "tagged.pdf"));

interface Options {
  readonly language?: "en" | "hi";
  readonly environment?: NodeJS.ProcessEnv;
}

/** Runs the check on the sample content with changes; returns its exit code and output. */
function check(changes: Files, { language = "en", environment = {} }: Options = {}) {
  return withSampleFolder(async ({ root, write }) => {
    write({ "static/documents/order-1.pdf": soundPdf, ...changes });
    const log = jest.spyOn(console, "log").mockImplementation();
    const status = await checkContent({ root, language, environment });
    const lines = String(log.mock.calls[0]).split("\n");
    log.mockRestore();
    return { status, lines };
  });
}

/** The number of files read. The smallest content has a page for each route, so it depends on the routes. */
const { files } = readChanged({});

const wrong = { "content/orders/order-1.yaml": "" };

test("exits with 1 and a line for each error", async () => {
  const { status, lines } = await check(wrong);
  expect(status).toBe(1);
  expect(lines).toEqual([
    "content/orders/order-1.yaml:1:1  file: the file is empty; write the fields of the entry into it, or delete the file",
    `${files} files read, errors: 1, warnings: 0; nothing is published until these errors are fixed`,
  ]);
});

test("warns of redirects that the site's host cannot serve", async () => {
  const sheet = { "content/redirects.csv": "from,to\n/default.aspx,home\n/content.php?id=1,rti\n" };
  const warned = async (host: string) => (await check(sheet, { environment: { PUBLISH_TO: host } })).lines.join("\n");
  expect(await warned("")).toContain("2 of 2 rows have no effect on GitHub Pages");
  expect(await warned("git")).toContain("1 of 2 rows have no effect on Netlify, Cloudflare Pages");
  expect(await warned("ssh")).toBe(`${files} files read, nothing wrong`);
});

test("opens the documents, and reports those that do not open", async () => {
  const { status, lines } = await check({ "static/documents/order-1.pdf": samplePdf.slice(0, -10) });
  expect(status).toBe(1);
  expect(lines[0]).toMatch(/^static\/documents\/order-1\.pdf.* is cut off/u);
});

test("refuses example content after adoption, and names each place", async () => {
  const site = String(sampleFiles["content/site.yaml"]);
  const page = String(sampleFiles["content/pages/rti.yaml"]);
  const remaining = (adopted: boolean): Files => ({
    "content/site.yaml": site.replace(/^adopted: .*\n/mu, "").replace("\n", `\nadopted: ${adopted}\n`),
    "content/pages/rti.yaml": page.replace("What it is for.", "The State Sanskrit Education Council answers."),
    "static/.well-known/contact.txt": "https://board.example\n",
    "static/documents/titled.pdf": `${samplePdf}% State Sanskrit Education Council\n`,
  });
  expect((await check(remaining(false))).status).toBe(0);
  const { status, lines } = await check(remaining(true));
  expect(status).toBe(1);
  expect(lines).toContainEqual(
    expect.stringMatching(/^content\/site\.yaml:\d+:\d+ {2}siteAddress: council\.example .*write the real one/u),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^content\/pages\/rti\.yaml:\d+:\d+ {2}summary\.en: State Sanskrit .*write the council's own/u,
    ),
  );
  expect(lines).toContainEqual(expect.stringMatching(/^static\/\.well-known\/contact\.txt:1:1 .*board\.example/u));
  expect(lines).toContainEqual(expect.stringMatching(/^static\/documents\/titled\.pdf:1:1 .*State Sanskrit/u));
});

test("accepts a council name that contains the example's name, and counts the tasks of a site that is adopted", async () => {
  const { status, lines } = await check({
    "content/site.yaml": String(sampleFiles["content/site.yaml"])
      .replace("name:\n  en: Council", "adopted: true\nname:\n  en: Eastern State Sanskrit Education Council")
      .replaceAll("council.example", "council.gov.in"),
  });
  expect({ status, lines: lines.slice(1) }).toEqual({
    status: 0,
    lines: [expect.stringMatching(/no errors, warnings: 1$/u)],
  });
  expect(lines[0]).toMatch(/^content\/site\.yaml:1:1 .* \d+ tasks are open; list them: npm run tasks/u);
});

test("also prints annotations on GitHub", async () => {
  const { lines } = await check(wrong, { environment: { GITHUB_ACTIONS: "true" } });
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^::error file=content\/orders\/order-1\.yaml,line=1,col=1::file: the file is empty/u);
});

test.each([["--language", "fr"], ["--lenguage"]])(
  "prints the usage for an invalid command line: %s",
  async (...options) => {
    const { status, stderr } = await runScript("check", options);
    expect(status).toBe(2);
    expect(stderr).not.toContain("    at ");
    expect(stderr).toMatch(/--l/u);
  },
);
