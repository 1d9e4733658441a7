import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { contentOn, createTestSite } from "../../tests/search/content";
import { orders } from "../../tests/site/lists-by-file";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { pages } from "../schema/collections/site";
import { chosenLists } from "../site/chosen-lists";
import { routeIds } from "../site/routes";
import { getLastUpdated, readContentHistory } from "./content-history";

const folder = temporaryFolder();

const git = (project: string, ...command: string[]) => {
  const identity = ["-c", "user.name=Clerk", "-c", "user.email=clerk@council.example", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...identity, ...command], { cwd: project, env: process.env, stdio: "ignore" });
};
const write = (project: string, file: string) => writerIn(project)(file, Math.random().toString());

/** Commits all files, with one time for writing them and another for accepting them. */
function commit(project: string, written: string, accepted: string): void {
  git(project, "add", "--all");
  process.env.GIT_COMMITTER_DATE = accepted;
  git(project, "commit", "--message", "Change", "--date", written);
}
afterEach(() => {
  delete process.env.GIT_COMMITTER_DATE;
});

const day = (date: string) => `${date}T12:00:00+05:30`;

it("returns the newest day in India of each file, even of a deleted one", () => {
  git(folder, "init");
  write(folder, "content/orders/one.yaml");
  write(folder, "content/orders/two.yaml");
  write(folder, "src/code.ts");
  commit(folder, day("2024-01-01"), day("2024-01-02"));
  write(folder, "content/orders/one.yaml");
  rmSync(path.join(folder, "content/orders/two.yaml"));
  // 20:00 in Greenwich is after midnight in India.
  commit(folder, day("2024-03-01"), "2024-03-09T20:00:00Z");
  write(folder, "content/orders/uncommitted.yaml");
  expect(readContentHistory(folder).changed).toEqual(
    new Map([
      ["content/orders/one.yaml", "2024-03-10"],
      ["content/orders/two.yaml", "2024-03-10"],
    ]),
  );
});

it("reads a project in a subfolder of a repository, and file names in any script", () => {
  git(folder, "init");
  const project = path.join(folder, "site");
  write(project, "content/pages/संस्कृत.yaml");
  commit(folder, day("2024-01-02"), day("2024-01-02"));
  expect(readContentHistory(project).changed).toEqual(new Map([["content/pages/संस्कृत.yaml", "2024-01-02"]]));
});

it("reports why it returns no days without a history", () => {
  const { changed, missing } = readContentHistory(folder);
  expect(changed.size).toBe(0);
  expect(missing).toContain("not a git repository");
  git(folder, "init");
  expect(readContentHistory(folder).missing).toContain("does not have any commits");
});

it("rejects a shallow clone, where all old files seem to be from one day", () => {
  const whole = path.join(folder, "whole");
  write(whole, "content/orders/one.yaml");
  git(whole, "init");
  commit(whole, day("2024-01-02"), day("2024-01-02"));
  write(whole, "content/orders/two.yaml");
  commit(whole, day("2024-05-02"), day("2024-05-02"));
  git(folder, "clone", "--depth", "1", `file://${whole}`, "shallow");
  const { changed, missing } = readContentHistory(path.join(folder, "shallow"));
  expect(changed.size).toBe(0);
  expect(missing).toContain("fetch-depth: 0");
});

const site = contentOn("2026-11-21");
const none = new Map<string, string>();

it("returns the newest day of a page's text and its entries", () => {
  const changed = new Map([
    ["content/pages/orders.yaml", "2024-01-01"],
    ["content/orders/one.yaml", "2024-02-01"],
    ["content/orders/gone.yaml", "2024-03-01"],
    ["content/results/one.yaml", "2024-04-01"],
  ]);
  expect(getLastUpdated(orders.name, changed, site)).toBe("2024-03-01");
});

it("counts the council's file for the page that shows it, but no file with the same prefix", () => {
  const changed = new Map([
    ["content/pages/contact.yaml", "2024-01-01"],
    ["content/site.yaml", "2024-02-01"],
    ["content/officials-old/one.yaml", "2024-03-01"],
  ]);
  expect(getLastUpdated("contact", changed, site)).toBe("2024-02-01");
  expect(getLastUpdated("about", new Map([["content/pages/about.yaml", "2024-01-01"]]), site)).toBe("2024-01-01");
});

it("returns the newest day of all content on the home page, without interface messages", () => {
  const changed = new Map([
    ["content/pages/home.yaml", "2024-01-01"],
    ["content/tables/tenders/one.yaml", "2024-02-01"],
    ["content/locales/en/interface.json", "2024-03-01"],
  ]);
  expect(getLastUpdated("home", changed, site)).toBe("2024-02-01");
});

it("returns the newest day in the content if there is no history, independent of the build day", () => {
  const published = site.entries(orders).map(({ published: day }) => day);
  const reviewed = site.entries(pages).find(({ key }) => key === "orders")?.reviewed ?? "";
  expect(getLastUpdated(orders.name, none, site)).toBe([...published, reviewed].sort().at(-1));
  // The product's verses have no day, and the council has no text for their page.
  const isWeekly = (id: string) => chosenLists.some(({ key, weekly }) => weekly && key === id);
  for (const id of routeIds.filter((each) => !isWeekly(each)))
    expect(getLastUpdated(id, none, site)).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  expect(getLastUpdated(orders.name, none, createTestSite({}))).toBeNull();
});
