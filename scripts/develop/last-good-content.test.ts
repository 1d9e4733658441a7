import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { problemsFile } from "../../src/content/folders";
import { sampleFiles } from "../../tests/cases/sample";
import { temporaryFolder, writerIn } from "../../tests/temporary-folder";
import { syncLastGood } from "./last-good-content";

const result = "results/result-1.yaml";
const inCopy = "results/0.yaml";
const root = temporaryFolder();
let copy: string;
const original = (file: string) => path.join(root, "content", file);
const kept = (file: string) => path.join(copy, file);
const told = () => readFileSync(kept(problemsFile), "utf8");
const text = (file: string) => readFileSync(file, "utf8");

beforeEach(() => {
  copy = path.join(root, "copy");
  for (const [file, text] of Object.entries(sampleFiles)) writerIn(root)(file, text);
});

/** Returns the results that Gatsby reads. */
const results = (): unknown => (existsSync(kept(inCopy)) ? JSON.parse(text(kept(inCopy))) : []);

function breakYear(): void {
  const right = text(original(result));
  writeFileSync(original(result), right.replace("year: 2023", "year: twenty"));
}

test("writes valid content as a build reads it, and reports no errors", () => {
  expect(syncLastGood(root, copy)).toBe("");
  expect(results()).toEqual([expect.objectContaining({ key: "result-1", year: 2023 })]);
  expect(text(kept("locales/hi/interface.json"))).toBe(text(original("locales/hi/interface.json")));
  expect(told()).toBe("");
});

test("reports an error with its line, and keeps the last valid copy until it is fixed", () => {
  syncLastGood(root, copy);
  breakYear();
  expect(syncLastGood(root, copy)).toContain(`content/${result}:`);
  expect(told()).toContain("a whole number");
  expect(results()).toEqual([expect.objectContaining({ year: 2023 })]);

  rmSync(original(result));
  expect(syncLastGood(root, copy)).toBe("");
  expect(told()).toBe("");
  expect(results()).toEqual([]);
});

test("writes no entries of content that was never valid", () => {
  breakYear();
  expect(syncLastGood(root, copy)).not.toBe("");
  expect(results()).toEqual([]);
});

test("does not rewrite unchanged files", () => {
  syncLastGood(root, copy);
  const before = statSync(kept(inCopy)).mtimeMs;
  writeFileSync(original("site.yaml"), text(original("site.yaml")).replace("\n", "\n\n"));
  syncLastGood(root, copy);
  expect(statSync(kept(inCopy)).mtimeMs).toBe(before);
});
