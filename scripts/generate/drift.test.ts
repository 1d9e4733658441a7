import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../tests/temporary-folder";
import { findDrift, updateGenerated } from "../generate";
import { generateFiles, referenceFile, schemasFolder } from "./generated-files";

const project = path.resolve(__dirname, "../..");
const generated = generateFiles(project);
const root = temporaryFolder();

beforeEach(() => {
  updateGenerated(root, generated);
});

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(path.join(root, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(path.join(root, file), text.replace(from, to));
};

test("the committed files match the schemas", () => {
  expect(findDrift(project, generated)).toEqual([]);
});

test("names and repairs changed, missing and obsolete files", () => {
  change(`${schemasFolder}/orders.json`, "Order number", "Order no.");
  rmSync(path.join(root, schemasFolder, "acts.json"));
  writeFileSync(path.join(root, schemasFolder, "photographs.json"), "{}");
  const names = ["orders.json", "acts.json", "photographs.json"].map((name) => `${schemasFolder}/${name}`);
  expect(findDrift(root, generated)).toEqual(names);
  expect(updateGenerated(root, generated)).toEqual(names);
  expect(findDrift(root, generated)).toEqual([]);
  expect(existsSync(path.join(root, schemasFolder, "photographs.json"))).toBe(false);
});

test("reports a changed sentence of the reference, but not an outdated example", () => {
  change(referenceFile, "\nkey: ", "\nkey: older-");
  expect(findDrift(root, generated)).toEqual([]);
  change(referenceFile, "The full title", "The title");
  expect(findDrift(root, generated)).toEqual([referenceFile]);
});

test("ignores Windows line endings", () => {
  const file = path.join(root, referenceFile);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
  expect(findDrift(root, generated)).toEqual([]);
});
