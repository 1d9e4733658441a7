import { collections } from "../schema/collections";
import { cellForm } from "./cells";
import { getSheetColumns } from "./columns";
import { Lookup } from "./lookup";
import type { Cell } from "./sheet";

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

function formOf(collection: string, field: string) {
  const own = collections.find(({ name }) => name === collection);
  const column = own && getSheetColumns(own).find((each) => each.field.name === field);
  if (!column) throw new Error(`No column ${collection}.${field}`);
  return cellForm(column, () => named);
}

test.each<[string, string, Cell, unknown]>([
  ["results", "year", "2024", 2024],
  ["results", "year", " २०२४ ", 2024],
  ["results", "year", "2024.0", 2024],
  ["results", "year", "MMXXIV", "MMXXIV"],
  ["results", "exam", "purva-madhyama", "purva-madhyama"],
  ["results", "exam", "Purva Madhyama", "purva-madhyama"],
  ["results", "exam", "पूर्व मध्यमा", "purva-madhyama"],
  ["results", "exam", "पूर्वमध्यमा", "purva-madhyama"],
  ["results", "exam", "Prathama", "Prathama"],
  ["schools", "level", "Prathama", "prathama"],
  ["schools", "district", "अल्मोड़ा", "almora"],
  ["schools", "district", "ALMORA", "almora"],
  ["schools", "district", "Atlantis", "Atlantis"],
  ["schools", "specimen", "हाँ", true],
  ["schools", "specimen", "no", false],
  ["schools", "specimen", "perhaps", "perhaps"],
  ["schools", "specimen", "", undefined],
  ["orders", "published", "2024-01-15", "2024-01-15"],
  ["orders", "published", "15/01/2024", "2024-01-15"],
  ["orders", "published", "5.1.2024", "2024-01-05"],
  ["orders", "published", "१५-०१-२०२४", "2024-01-15"],
  ["orders", "published", new Date(Date.UTC(2024, 0, 15)), "2024-01-15"],
  ["orders", "published", "1/15/2024", "1/15/2024"],
  ["orders", "publishAt", "17:30", "17:30"],
  ["orders", "publishAt", "5:30 PM", "17:30"],
  ["orders", "publishAt", "12:05 am", "00:05"],
  ["orders", "publishAt", "17:30:00", "17:30"],
  ["orders", "publishAt", "१७.३०", "17:30"],
  ["orders", "publishAt", "evening", "evening"],
  ["orders", "publishAt", " ", undefined],
  ["orders", "number", " 12/2024 ", "12/2024"],
])("in %s, %s reads %j as %j", (collection, field, cell, value) => {
  expect(formOf(collection, field).read(cell)).toEqual({ value });
});

test("refuses a date in place of a number, since the spreadsheet lost the typed text", () => {
  expect(formOf("orders", "number").read(new Date(Date.UTC(2024, 11, 1)))).toMatchObject({
    fault: { en: expect.stringContaining("turned this into a date (2024-12-01)") },
  });
});

test("reports an ambiguous name with the keys of its entries", () => {
  expect(formOf("schools", "district").read("twin")).toMatchObject({
    fault: { en: "several are called “twin”; write the key of the one that is meant: north, south" },
  });
});

test.each([
  ["schools", "district", "almora", "Almora", "अल्मोड़ा"],
  ["schools", "district", "north", "north", "north"],
  ["schools", "management", "aided", "Aided", "सहायता प्राप्त"],
  ["schools", "specimen", true, "Yes", "हाँ"],
  ["orders", "published", "2024-01-15", "2024-01-15", "2024-01-15"],
  ["orders", "document", undefined, "", ""],
])("in %s, %s writes %j as label", (collection, field, value, english, hindi) => {
  const form = formOf(collection, field);
  expect([form.write(value, "en"), form.write(value, "hi")]).toEqual([english, hindi]);
});
