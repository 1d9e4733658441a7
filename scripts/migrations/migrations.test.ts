import { readdirSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { readContent } from "../../src/content";
import { collections } from "../../src/schema/collections";
import { councilFolder } from "../../src/site/council.testing";
import { migrateEntries } from "../migrate/migrate-entries";
import { migrations } from ".";

const files = readdirSync(__dirname).filter((name) => /^\d{4}-.*(?<!\.test)\.ts$/u.test(name));

test("every migration is in the list, and their numbers follow each other", () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  expect(migrations).toHaveLength(files.length);
});

test("every migration has a description in both languages and collections that exist", () => {
  const names = collections.map(({ name }): string => name);
  for (const { description, collections: own } of migrations) {
    expect(description.en).toMatch(/[a-z]/u);
    expect(description.hi).toMatch(/[\u0900-\u097f]/u);
    expect(own.filter((name) => !names.includes(name))).toEqual([]);
  }
});

test("every migration leaves an empty entry, and an entry that is no group of fields, as it is", () => {
  for (const { migrate } of migrations) {
    for (const text of ["", "- a\n- b\n", "text\n", "other: 1\n"]) {
      const entry = parseDocument(text);
      migrate(entry);
      expect(entry.toString().trim()).toBe(text.trim());
    }
  }
});

test("the council for tests and the example are written for the schemas of today", () => {
  for (const root of [path.resolve(councilFolder), process.cwd()]) {
    expect(readContent(root).entries.length).toBeGreaterThan(0);
    expect(migrateEntries(root, migrations)).toEqual({ migrated: [], unmigrated: [] });
  }
});
