import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { countErrors, listProjectFiles, readContent } from "../../src/content";
import { ClerkFault } from "../../src/messages";
import { buildMoment } from "../../src/pipeline/build-date";
import { listFiles } from "../../src/pipeline/published-folder";
import { readSiteContent } from "../../src/pipeline/site-content";
import { describeTasks, listTasks } from "../../src/pipeline/tasks/open-items";
import type { SampleFolder } from "../../tests/cases/folder";
import { sampleAnswers, withExampleSite } from "../../tests/create/example";
import { createCouncil } from "./create-council";

const keeping = `${sampleAnswers}keep: [orders, results, acts]\n`;

/** Creates a council's folder from an example. */
async function create(example: SampleFolder, text = sampleAnswers) {
  const root = path.join(example.root, "council");
  const lines: string[] = [];
  example.write({ "answers.yaml": text, "council/package.json": "{}\n" });
  const options = { answers: path.join(example.root, "answers.yaml"), example: example.root, reader: "en" } as const;
  const result = await createCouncil(root, { ...options, say: (line) => void lines.push(line) }).then(
    () => ({ error: undefined }),
    (error: unknown) => ({ error }),
  );
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  return { ...result, root, lines, read, has: (file: string) => existsSync(path.join(root, file)) };
}

test("has no entry of the example without `keep`, and no copy of what the product has", () =>
  withExampleSite(async (example) => {
    example.write({ "static/mark.svg": "<svg/>" });
    const { root, has } = await create(example);
    const { entries, problems } = readContent(root, buildMoment());
    expect(countErrors(problems)).toBe(0);
    expect([...new Set(entries.map(({ collection }) => collection.name))].sort()).toEqual([
      "collections",
      "council",
      "districts",
      "pages",
      "verses",
      "vocabularies",
    ]);
    expect(listFiles(path.join(root, "content"))).toEqual(["site.yaml", "tables/districts/patna.yaml"]);
    expect(has("static/documents/order-1.pdf")).toBe(false);
    expect(has("static/mark.svg")).toBe(true);
  }));

test("leaves out specimens with their documents and writes the answers into valid content files", () =>
  withExampleSite(async (example) => {
    const { root, read, has } = await create(example, keeping);
    for (const file of [
      "content/tables/tenders/tender-1.yaml",
      "static/documents/tender-1.pdf",
      "content/tables/districts/almora.yaml",
      // It requires a reference to a district that is left out.
      "content/tables/schools/school-1.yaml",
      "content/.translated",
      // The council never published the example's documents.
      "content/.published",
      ".part",
    ]) {
      expect({ file, there: has(file) }).toEqual({ file, there: false });
    }
    expect(read("content/site.yaml")).toMatch(/^key: site\nname:\n {2}en: Eastern Board\n/u);
    expect(read("content/site.yaml")).not.toContain("telephone");
    expect(read("content/tables/districts/patna.yaml")).toContain("hi: पटना");
    expect(read("content/orders/order-1.yaml")).toContain("document: order-1.pdf");
    expect(has("static/documents/order-1.pdf")).toBe(true);
    expect(read(".gitlab/CODEOWNERS")).toMatch(/^\/content\/ +@board\/reviewers$/mu);
    expect(JSON.parse(read("editor/repository.json"))).toEqual({ host: "gitlab", repository: "state/board/site" });
    expect(read("README.hi.md")).toMatch(/^# पूर्वी बोर्ड$/mu);
    expect(countErrors(readContent(root, buildMoment()).problems)).toBe(0);
  }));

const hosts = {
  github: { text: keeping.replace("host: gitlab, name: state/board/site", "host: github, name: board/site") },
  gitlab: { text: keeping },
};

test.each(Object.entries(hosts))("has the workflows of %s and none of the code", (host, { text }) =>
  withExampleSite(async (example) => {
    const { root, read, has } = await create(example, text);
    for (const folder of ["src", "scripts", "tests", "docs"]) expect(has(folder)).toBe(false);
    expect(has(".gitlab-ci.yml")).toBe(host === "gitlab");
    const workflows = host === "gitlab" ? [".gitlab-ci.yml"] : readdirSync(path.join(root, ".github/workflows"));
    for (const name of workflows) {
      const file = host === "gitlab" ? name : `.github/workflows/${name}`;
      // What remains without the parts for the code is complete.
      expect(parse(read(file))).toEqual(expect.any(Object));
      expect(read(file)).not.toMatch(/Code only|test:nightly|task: (?:test|nightly|newest)|ci -- test/u);
      // A job that runs a program of the product fetches it first.
      if (read(file).includes("scripts/ci/")) expect(read(file)).toMatch(/actions\/scripts/u);
    }
    expect(has(".github/actions/scripts/fetch.sh")).toBe(true);
  }),
);

test("has the tasks that remain, with file and reason, until they are done", () =>
  withExampleSite(async (example) => {
    const { root } = await create(example, keeping);
    const list = (language: "en" | "hi") =>
      describeTasks(listTasks(readSiteContent(listProjectFiles(root), buildMoment()), root), language);
    expect(list("en")).toMatch(/^content\/pages\/terms.yaml:2 {2}the council must decide/mu);
    expect(list("en")).toMatch(/^content\/site.yaml {2}every page still says .*write adopted: true/mu);
    expect(list("en")).not.toContain("content/notices");
    expect(list("en")).toMatch(/^content\/pages\/rti.yaml {2}The page has never been reviewed/mu);
    expect(list("en").match(/^content\/pages\/terms.yaml/gmu)).toHaveLength(1);
    expect(list("en")).toMatch(/^content\/vocabularies\/exam.yaml {2}the values are those of Sanskrit schools/mu);
    expect(list("en")).toMatch(/^content\/site.yaml {2}nothing says where candidates find their own marks/mu);
    expect(list("en")).toMatch(/^content\/tables\/schools {2}there is no entry yet; .*npm run import -- schools/mu);
    expect(list("hi")).toMatch(/^content\/pages\/terms.yaml:2 {2}यह पाठ परिषद् को तय करना है/mu);
  }));

test("imports districts from a sheet; reports a wrong row and then writes nothing", () =>
  withExampleSite(async (example) => {
    const answers = sampleAnswers.replace(/districts: .*/u, "districts: list.csv");
    const title = "Key,Name (English),Name (Hindi),Name (Sanskrit)\n";
    example.write({ "list.csv": `${title}gaya,Gaya,गया,गया\nPatna!,Patna,पटना,पटना\n` });
    const { lines, error, root } = await create(example, answers);
    expect(error).toBeInstanceOf(ClerkFault);
    expect(lines.join("\n")).toMatch(/list\.csv.* 3/u);
    expect(readdirSync(root)).toEqual(["package.json"]);
    example.write({ "list.csv": "" });
    expect(await create(example, answers)).toMatchObject({
      error: { words: { en: expect.stringMatching(/list\.csv: the sheet is empty/u) } },
    });
    example.write({ "list.csv": `${title}gaya,Gaya,गया,गया\npatna,Patna,पटना,पटना\n` });
    expect((await create(example, answers)).has("content/tables/districts/gaya.yaml")).toBe(true);
  }));

test.each([
  ["wrong", "name: Board\n", "nothing was written"],
  ["those of a missing language", sampleAnswers.replace(", sa: सचिवः", ""), "owner.sa"],
])("writes nothing if the answers are %s", (_which, text, said) =>
  withExampleSite(async (example) => {
    const { error, root } = await create(example, text);
    expect(error).toMatchObject({ words: { en: expect.stringContaining(said) } });
    expect(readdirSync(root)).toEqual(["package.json"]);
  }),
);

test("asks for a missing file of answers before anything is installed", () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/create.mjs", "a.tgz", "new", "--answers", "b.yaml"],
    {
      encoding: "utf8",
    },
  );
  expect([status, stderr]).toEqual([2, expect.stringContaining("b.yaml: there is no such file of answers")]);
  expect(existsSync("new")).toBe(false);
});
