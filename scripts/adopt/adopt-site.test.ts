import { existsSync } from "node:fs";
import path from "node:path";
import { countErrors, readContent } from "../../src/content";
import { ClerkFault } from "../../src/messages";
import { gitIn, sampleAnswers, withExampleSite } from "../../tests/adopt/adoption";
import type { SampleFolder } from "../../tests/cases/folder";
import { adoptSite } from "../adopt";
import { markExampleEntriesReviewed } from "./came-with-example";
import { describeOpenItems, findOpenItems } from "./open-items";

const answersFile = "answers.yaml";

function adopt({ root, write }: SampleFolder, text = sampleAnswers) {
  const lines: string[] = [];
  write({ [answersFile]: text });
  const file = path.join(root, answersFile);
  return adoptSite(file, { root, reader: "en", say: (line) => void lines.push(line) }).then(
    (removed) => ({ removed, lines }),
    (error: unknown) => ({ error, lines }),
  );
}

const has = ({ root }: SampleFolder, file: string) => existsSync(path.join(root, file));

const keeping = `${sampleAnswers}keep: [orders, results, acts]\n`;

/** Returns the output of `git status` without the answers file. */
const statusOf = ({ root }: SampleFolder) =>
  gitIn(root, "status", "--porcelain", "--", ".", `:(exclude)${answersFile}`);

test("removes every example entry except pages and vocabularies without `keep`", () =>
  withExampleSite(async (folder) => {
    expect(await adopt(folder)).toHaveProperty("removed");
    const { entries, problems } = readContent(folder.root);
    expect(countErrors(problems)).toBe(0);
    expect([...new Set(entries.map(({ collection }) => collection.name))].sort()).toEqual([
      "council",
      "districts",
      "pages",
      "vocabularies",
    ]);
    expect(has(folder, "static/documents/order-1.pdf")).toBe(false);
    gitIn(folder.root, "restore", "content/results", "content/pages/rti.yaml", "static/documents/order-1.pdf");
    const open = describeOpenItems(findOpenItems(folder.root), "en");
    for (const file of ["results/result-1.yaml", "pages/rti.yaml", "documents/order-1.pdf", "vocabularies/exam.yaml"])
      expect(open).toContain(`${file}  this came with the example`);
    expect(open).not.toContain("districts/patna.yaml");
  }));

test("removes specimens with their documents and writes the answers into valid content files", () =>
  withExampleSite(async (folder) => {
    expect(await adopt(folder, keeping)).toMatchObject({ removed: { documents: 1 } });
    for (const file of [
      "content/tables/tenders/tender-1.yaml",
      "static/documents/tender-1.pdf",
      "content/tables/districts/almora.yaml",
      // It requires a reference to a removed district.
      "content/tables/schools/school-1.yaml",
      "content/.translated",
      // The council never published the example's documents.
      "content/.published",
    ]) {
      expect({ file, there: has(folder, file) }).toEqual({ file, there: false });
    }
    expect(folder.read("content/site.yaml")).toMatch(/^key: site\nname:\n {2}en: Eastern Board\n/u);
    expect(folder.read("content/site.yaml")).not.toContain("telephone");
    expect(folder.read("content/tables/districts/patna.yaml")).toContain("hi: पटना");
    expect(folder.read("content/pages/rti.yaml")).not.toContain("reviewed");
    expect(folder.read("content/pages/terms.yaml")).toContain("specimen: true");
    expect(folder.read("content/orders/order-1.yaml")).toContain("document: order-1.pdf");
    expect(has(folder, "static/documents/order-1.pdf")).toBe(true);
    expect(folder.read(".github/CODEOWNERS")).toMatch(/^\/content\/ +@board\/reviewers$/mu);
    expect(folder.read(".gitlab/CODEOWNERS")).toBe(folder.read(".github/CODEOWNERS"));
    expect(JSON.parse(folder.read("editor/repository.json"))).toEqual({
      host: "gitlab",
      repository: "state/board/site",
    });
    expect(countErrors(readContent(folder.root).problems)).toBe(0);
  }));

test("lists open items with file and reason until they are done, and refuses a second adoption", () =>
  withExampleSite(async (folder) => {
    await adopt(folder, keeping);
    const list = (language: "en" | "hi") => describeOpenItems(findOpenItems(folder.root), language);
    expect(list("en")).toMatch(/^content\/pages\/terms.yaml:2 {2}the council must decide/mu);
    expect(list("en")).toMatch(/^content\/site.yaml {2}every page still says .*write adopted: true/mu);
    expect(list("en")).not.toContain("content/notices");
    expect(list("en")).toMatch(/^content\/pages\/rti.yaml:\d+ {2}this page says that entries are specimens/mu);
    expect(list("en")).toMatch(/^publiccode.yml {2}the repository and the contacts/mu);
    expect(list("en")).toMatch(/^content\/pages\/rti.yaml {2}nobody at the council has read/mu);
    expect(list("en")).toMatch(/^content\/tables\/schools {2}there is no entry yet; .*npm run import -- schools/mu);
    expect(list("hi")).toMatch(/^content\/pages\/terms.yaml:2 {2}यह पाठ परिषद् को तय करना है/mu);
    expect(list("en")).toContain("content/orders/order-1.yaml  this came with the example");
    expect(list("en")).toContain("content/results/result-1.yaml  this came with the example");
    markExampleEntriesReviewed(folder.root, ["content/orders/order-1.yaml"]);
    const changed = folder.read("content/results/result-1.yaml").replace("2023", "2024");
    folder.write({ "content/results/result-1.yaml": changed });
    expect(list("en")).not.toMatch(/orders\/order-1|results\/result-1/u);
    gitIn(folder.root, "add", ".");
    gitIn(folder.root, "commit", "--quiet", "--message=Adopt");
    expect(await adopt(folder)).toMatchObject({ error: { words: { en: expect.stringContaining("adopted already") } } });
  }));

test("imports districts from a sheet; reports a wrong row and then changes nothing", () =>
  withExampleSite(async (folder) => {
    const answers = sampleAnswers.replace(/districts: .*/u, "districts: list.csv");
    const title = "Key,Name (English),Name (Hindi),Name (Sanskrit)\n";
    folder.write({ "list.csv": `${title}gaya,Gaya,गया,गया\nPatna!,Patna,पटना,पटना\n` });
    const { lines, error } = { error: undefined, ...(await adopt(folder, answers)) };
    expect(error).toBeInstanceOf(ClerkFault);
    expect(lines.join("\n")).toMatch(/list\.csv.* 3/u);
    expect(statusOf(folder)).toBe("?? list.csv\n?? list.errors.csv\n");
    expect(lines.join("\n")).not.toContain("--partial");
    folder.write({ "list.csv": "" });
    expect(await adopt(folder, answers)).toMatchObject({
      error: { words: { en: expect.stringMatching(/list\.csv: the sheet is empty/u) } },
    });
    folder.write({ "list.csv": `${title}gaya,Gaya,गया,गया\npatna,Patna,पटना,पटना\n` });
    expect(await adopt(folder, answers)).toHaveProperty("removed");
    expect(has(folder, "content/tables/districts/gaya.yaml")).toBe(true);
  }));

test.each([
  ["uncommitted changes", { "content/orders/order-1.yaml": "changed" }, "order-1.yaml"],
  ["a new file", { "notes.txt": "mine" }, "notes.txt"],
])("refuses to adopt with %s and leaves the working tree unchanged", (_what, files, named) =>
  withExampleSite(async (folder) => {
    folder.write(files);
    const status = statusOf(folder);
    const { error } = { error: undefined, ...(await adopt(folder)) };
    expect(error).toBeInstanceOf(ClerkFault);
    expect(error).toMatchObject({ words: { en: expect.stringContaining(named), hi: expect.stringContaining(named) } });
    expect(statusOf(folder)).toBe(status);
  }),
);

test("changes nothing if the answers are wrong", () =>
  withExampleSite(async (folder) => {
    const wrong = expect.objectContaining({ en: expect.stringContaining("nothing was changed") });
    expect(await adopt(folder, "name: Board\n")).toMatchObject({ error: { words: wrong } });
    expect(statusOf(folder)).toBe("");
  }));
