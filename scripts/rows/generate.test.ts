import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse } from "yaml";
import { collections } from "../../src/schema/collections";
import { schools } from "../../src/schema/collections/schools";
import { councilFolder } from "../../src/site/council.testing";
import { generateRows } from "./generate";

let place = "";
beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), "rows-"));
});
afterEach(() => rmSync(place, { recursive: true }));

const filesIn = (to: string) =>
  readdirSync(path.join(to, schools.folder)).map((name) => path.join(to, schools.folder, name));

it("makes as many specimens as asked for, each fit for the schema, beside the rest of the content", () => {
  const to = generateRows({ from: councilFolder, to: path.join(place, "content"), rows: 12, seed: 3 });
  const rows = filesIn(to).map((file) => parse(readFileSync(file, "utf8")));
  expect(rows).toHaveLength(12);
  for (const row of rows) expect(schools.schema.safeParse(row).error).toBeUndefined();
  expect(readdirSync(to)).toEqual(expect.arrayContaining(["locales", "pages", "site.yaml"]));
});

it("makes the same of the same seed, and may do so again in the same folder", () => {
  const to = path.join(place, "content");
  const texts = (seed: number) =>
    filesIn(generateRows({ from: councilFolder, to, rows: 5, seed })).map((file) => readFileSync(file, "utf8"));
  const first = texts(7);
  expect(texts(8)).not.toEqual(first);
  expect(texts(7)).toEqual(first);
});

it("adds to every list of entries that have days, each fit for the schema, some in the archive", () => {
  const dated = collections.filter(({ schema }) => "expiresOn" in schema.shape);
  const more = Object.fromEntries(dated.map(({ name }) => [name, 40]));
  const to = generateRows({ from: councilFolder, to: path.join(place, "content"), rows: 1, more, seed: 5 });
  for (const { folder, schema } of dated) {
    const entries = readdirSync(path.join(to, folder)).map((name) => ({
      name,
      entry: parse(readFileSync(path.join(to, folder, name), "utf8")),
    }));
    expect(entries).toHaveLength(readdirSync(path.join(councilFolder, "content", folder)).length + 40);
    for (const { name, entry } of entries) {
      expect(schema.safeParse(entry).error).toBeUndefined();
      expect(name).toBe(`${entry.key}.yaml`);
    }
    expect(entries.filter(({ entry }) => entry.expiresOn === "2020-12-31").length).toBeGreaterThanOrEqual(4);
  }
});

it("says which lists there are when asked for another", () => {
  const more = { "no-such": 1 };
  expect(() => generateRows({ from: councilFolder, to: path.join(place, "content"), rows: 1, more, seed: 1 })).toThrow(
    "orders",
  );
});

it("writes into no folder that holds anything else, the content itself least of all", () => {
  writeFileSync(path.join(place, "mine.txt"), "kept");
  expect(() => generateRows({ from: councilFolder, to: place, rows: 1, seed: 1 })).toThrow("not made here");
  expect(() => generateRows({ from: councilFolder, to: "content", rows: 1, seed: 1 })).toThrow("not made here");
  expect(readdirSync(place)).toEqual(["mine.txt"]);
});
