import { execFileSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { listProjectFiles } from "../../src/content";
import { recordsFile } from "../../src/content/translations/records";
import { assessTranslations, readTexts } from "../../src/content/translations/texts";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { formatReport, recordTranslations } from "../translations";

const root = temporaryFolder();
const put = writerIn(root);
const order = (name: string, en: string, hi: string, sa = "आदेशः") =>
  put(`content/orders/${name}.yaml`, `key: ${name}\ntitle:\n  en: ${en}\n  hi: ${hi}\n  sa: ${sa}\n`);
const words = (language: string, home: string) =>
  put(`content/locales/${language}/interface.json`, JSON.stringify({ menu: { home } }));
const texts = () => {
  const files = listProjectFiles(root);
  return assessTranslations(files, readTexts(files));
};
const waiting = () =>
  texts()
    .filter(({ state }) => state !== "current")
    .map(({ file, line, language, state }) => `${file}:${line} ${language} ${state}`);
const nothing = () => false;

beforeEach(() => {
  order("one", "First order", "पहला आदेश");
  words("en", "Home");
  words("hi", "मुख्य पृष्ठ");
  words("sa", "मुख्यपृष्ठम्");
  recordTranslations(root, nothing);
});

it("names missing and outdated texts by file and line, until updated or accepted", () => {
  expect(waiting()).toEqual([]);
  order("one", "First order, corrected", "पहला आदेश", '""');
  words("en", "First page");
  expect(waiting()).toEqual([
    "content/orders/one.yaml:4 hi older",
    "content/orders/one.yaml:5 sa missing",
    "content/locales/hi/interface.json:1 hi older",
    "content/locales/sa/interface.json:1 sa older",
  ]);
  order("one", "First order, corrected", "पहला आदेश, संशोधित", "प्रथमः आदेशः");
  recordTranslations(root, ({ file }) => file === "content/locales/hi/interface.json");
  expect(waiting()).toEqual(["content/locales/sa/interface.json:1 sa older"]);
});

it("reports each waiting text, and their number", () => {
  order("two", "Second order", "दूसरा आदेश", '""');
  put("content/pages/home.yaml", "key: home\ntitle: { en: Start }\n");
  expect(formatReport(texts()).split("\n")).toEqual([
    "content/orders/two.yaml:5  title: the Sanskrit is missing: “Second order”",
    "content/pages/home.yaml:2  title: the Hindi is older than what it translates: “Start”",
    "content/pages/home.yaml:2  title: the Sanskrit is older than what it translates: “Start”",
    expect.stringMatching(/^Of \d+ translations 1 is missing and 2 are older/u),
  ]);
});

it("records every translation once, and removes the records of deleted content", () => {
  const file = path.join(root, recordsFile);
  const before = readFileSync(file, "utf8");
  expect(before).toMatch(/^(?:(?:locales\/interface|orders\/one) (?:hi|sa) [0-9a-f]{12} [0-9a-f]{12}\n){4}$/);
  expect(recordTranslations(root, nothing)).toBe(4);
  expect(readFileSync(file, "utf8")).toBe(before);
  rmSync(path.join(root, "content/orders/one.yaml"));
  expect(recordTranslations(root, nothing)).toBe(2);
});

it("allows merging two branches that record different entries", () => {
  // If a git hook runs the test, these variables point to the project's repository.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
  const clerk = ["-c", "user.name=Clerk", "-c", "user.email=clerk@council.example"];
  const git = (...command: string[]) => execFileSync("git", [...clerk, ...command], { cwd: root, env });
  const commit = (message: string) => {
    recordTranslations(root, nothing);
    git("add", "--all");
    git("commit", "--quiet", "--message", message);
  };
  put(".gitattributes", readFileSync(".gitattributes", "utf8"));
  git("init", "--quiet", "--initial-branch=main");
  commit("The site");
  git("checkout", "--quiet", "-b", "second-clerk");
  order("two", "Second order", "दूसरा आदेश");
  commit("A second order");
  git("checkout", "--quiet", "main");
  order("three", "Third order", "तीसरा आदेश");
  order("one", "First order, corrected", "पहला आदेश, संशोधित");
  commit("A third order");
  git("merge", "--quiet", "--no-edit", "second-clerk");
  expect(waiting()).toEqual(["content/orders/one.yaml:5 sa older"]);
});
