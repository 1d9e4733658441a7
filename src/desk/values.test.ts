/** What a form does not change stays as it is in the file of the entry. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isSingle } from "../schema/collection";
import { editedCollections } from "../schema/collections";
import { isGroup } from "../site/merge";
import { readFields, writeFields } from "./format";
import { listFormFields, toValues } from "./values";

const roots = ["content", "tests/council/content", "tests/cases/sample/content", "product"];

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => (name.endsWith(".yaml") ? [path.join(folder, name)] : []));
}

test.each(editedCollections)("$name: every entry passes through its form unchanged", (collection) => {
  const fields = listFormFields(collection);
  const places = roots.map((root) => path.join(root, collection.folder));
  const files = isSingle(collection) ? places.filter((place) => existsSync(place)) : places.flatMap(listFiles);
  expect(files).not.toEqual([]);
  for (const file of files) {
    const stored = readFields(collection, readFileSync(file, "utf8"));
    if (!isGroup(stored)) throw new Error(`${file} has no fields.`);
    expect([file, writeFields(collection, { ...stored, ...toValues(fields, stored) })]).toEqual([
      file,
      writeFields(collection, stored),
    ]);
  }
});

test("an empty form has a value for every input, in the order of the form", () => {
  for (const collection of editedCollections) {
    const fields = listFormFields(collection);
    expect(Object.keys(toValues(fields, undefined))).toEqual(fields.map(({ name }) => name));
    expect(fields.slice(-2).map(({ name }) => name)).toEqual(["key", "specimen"]);
    expect(writeFields(collection, toValues(fields, undefined))).toBe("{}\n");
  }
});
