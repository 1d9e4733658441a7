import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";
import { collections } from "../schema/collections";
import { createCellForm } from "./cells";
import { getSheetColumns } from "./columns";
import { Lookup } from "./names";

const districts = [
  { value: "almora", words: ["Almora", "अल्मोड़ा"], name: { en: "Almora", hi: "अल्मोड़ा" } },
  { value: "north", words: ["Twin"], name: { en: "Twin", hi: "Twin" } },
  { value: "south", words: ["Twin"], name: { en: "Twin", hi: "Twin" } },
];
const named = {
  lookup: new Lookup(districts),
  nameOf: (key: string) => districts.find(({ value }) => value === key)?.name,
  all: districts,
};

/** Returns the form of a column, such as `schools.level`. */
function formOf(place: string) {
  const [collection, field] = place.split(".");
  const own = collections.find(({ name }) => name === collection);
  const column = own && getSheetColumns(own).find((each) => each.field.name === field);
  if (!column) throw new Error(`No column ${place}`);
  return createCellForm(column, () => named);
}

const tables = z
  .strictObject({
    reads: z.record(z.string(), z.array(z.tuple([z.string()], z.unknown()))),
    refuses: z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
    writes: z.record(z.string(), z.array(z.tuple([z.unknown(), z.string(), z.string()]))),
  })
  .parse(parse(readFileSync("tests/cells.yaml", "utf8")));

describe.each(Object.entries(tables.reads))("%s", (place, rows) => {
  // Objects, since Jest would pass a callback in place of a missing value.
  test.each(rows.map(([cell, value]) => ({ cell, value })))("reads $cell as $value", ({ cell, value }) => {
    expect(formOf(place).read(cell)).toEqual({ value });
  });
});

describe.each(Object.entries(tables.refuses))("%s", (place, rows) => {
  test.each(rows)("refuses %s: %s", (cell, reason) => {
    expect(formOf(place).read(cell)).toMatchObject({ fault: { en: expect.stringContaining(reason) } });
  });
});

test("reads a date of a spreadsheet as a day", () => {
  expect(formOf("orders.published").read(new Date(Date.UTC(2024, 0, 15)))).toEqual({ value: "2024-01-15" });
});

test("refuses a date in place of a number, since the spreadsheet lost the typed text", () => {
  expect(formOf("orders.number").read(new Date(Date.UTC(2024, 11, 1)))).toMatchObject({
    fault: { en: expect.stringContaining("turned this into a date (2024-12-01)") },
  });
});

test("reports an ambiguous name with the keys of its entries", () => {
  expect(formOf("schools.district").read("twin")).toMatchObject({
    fault: { en: "several are called “twin”; write the key of the one that is meant: north, south" },
  });
});

describe.each(Object.entries(tables.writes))("%s", (place, rows) => {
  test.each(rows)("writes %j as %j and %j", (value, english, hindi) => {
    const form = formOf(place);
    expect([form.write(value ?? undefined, "en"), form.write(value ?? undefined, "hi")]).toEqual([english, hindi]);
  });
});
