import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import Ajv, { type ValidateFunction } from "ajv";
import * as z from "zod";
import { listProjectFiles } from "../../src/content/disk";
import { readEntry } from "../../src/content/entry";
import { getEntryFile, listEntryFiles } from "../../src/content/files";
import { glossaryFile } from "../../src/content/folders";
import { readYaml } from "../../src/content/yaml";
import { decodeUtf8 } from "../../src/documents/bytes";
import { collections } from "../../src/schema/collections";
import { glossary } from "../../src/schema/glossary";
import { councilFolder } from "../../tests/site/council";
import { temporaryFolder } from "../../tests/temporary-folder";
import { findDrift, updateGenerated } from "../generate";
import { createFileSchema, generateFiles, referenceFile, schemasFolder } from "./generated-files";

const root = path.resolve(__dirname, "../..");
const generated = generateFiles(root);

test("the JSON Schemas accept every entry and the glossary", () => {
  const ajv = new Ajv({ strict: false });
  const checks = new Map<string, ValidateFunction>(
    collections.map((collection) => [collection.name, ajv.compile(createFileSchema(collection))]),
  );
  const files = listProjectFiles(root);
  const refused = listEntryFiles(files).files.flatMap(({ collection, file }) => {
    const check = checks.get(collection.name);
    const { value } = readYaml(String(decodeUtf8(files.get(file)?.read() ?? new Uint8Array())));
    return check?.(value) ? [] : [{ file, errors: check?.errors }];
  });
  expect(refused).toEqual([]);
  const { value } = readYaml(readFileSync(path.join(root, glossaryFile), "utf8"));
  const checkGlossary = ajv.compile(createFileSchema(glossary));
  expect(checkGlossary(value) ? [] : checkGlossary.errors).toEqual([]);
});

test("associates the files of every collection and the glossary with an existing schema", () => {
  const settings = z
    .object({ "yaml.schemas": z.record(z.string(), z.string()) })
    .parse(JSON.parse(generated.get(".vscode/settings.json") ?? ""));
  const associations = Object.entries(settings["yaml.schemas"]);
  expect(associations).toHaveLength(collections.length + 1);
  expect(associations).toContainEqual(["./.vscode/schemas/glossary.json", "content/locales/glossary.yaml"]);
  expect(associations).toContainEqual(["./.vscode/schemas/schools.json", "content/tables/schools/*.yaml"]);
  expect(associations).toContainEqual(["./.vscode/schemas/council.json", "content/site.yaml"]);
  for (const [schema] of associations) expect(generated.has(schema.slice(2))).toBe(true);
});

test("every example in the reference is a valid entry", () => {
  const examples = [...(generated.get(referenceFile) ?? "").matchAll(/^```yaml\n(.*?)^```$/gmsu)];
  const { files } = listEntryFiles(listProjectFiles(path.join(root, councilFolder)));
  const filled = collections.filter((collection) => files.some((file) => file.collection === collection));
  expect(examples).toHaveLength(filled.length);
  for (const [index, collection] of filled.entries()) {
    expect(readEntry(getEntryFile(collection, "example"), examples[index]?.[1] ?? "").problems).toEqual([]);
  }
});

/** A folder of generated files, for tests that change them. */
const copy = temporaryFolder();

beforeEach(() => {
  updateGenerated(copy, generated);
});

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(path.join(copy, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(path.join(copy, file), text.replace(from, to));
};

test("the committed files match the schemas", () => {
  expect(findDrift(root, generated)).toEqual([]);
});

test("names and repairs changed, missing and obsolete files", () => {
  change(`${schemasFolder}/orders.json`, "Order number", "Order no.");
  rmSync(path.join(copy, schemasFolder, "acts.json"));
  writeFileSync(path.join(copy, schemasFolder, "photographs.json"), "{}");
  const names = ["orders.json", "acts.json", "photographs.json"].map((name) => `${schemasFolder}/${name}`);
  expect(findDrift(copy, generated)).toEqual(names);
  expect(updateGenerated(copy, generated)).toEqual(names);
  expect(findDrift(copy, generated)).toEqual([]);
  expect(existsSync(path.join(copy, schemasFolder, "photographs.json"))).toBe(false);
});

test("reports a changed sentence of the reference, but not an outdated example", () => {
  change(referenceFile, "\nkey: ", "\nkey: older-");
  expect(findDrift(copy, generated)).toEqual([]);
  change(referenceFile, "The full title", "The title");
  expect(findDrift(copy, generated)).toEqual([referenceFile]);
});

test("ignores Windows line endings", () => {
  const file = path.join(copy, referenceFile);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll("\n", "\r\n"));
  expect(findDrift(copy, generated)).toEqual([]);
});
