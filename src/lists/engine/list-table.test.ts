import { createListRow, type TestRow } from "../../../tests/listing/rows";
import type { Column } from "../columns";
import { emptyQuery, type ListQuery } from "../query-string";
import { getText } from "../rows";
import { createListTable } from "./list-table";
import type { ListSetup } from "./table-options";

const columns: readonly Column[] = [
  { id: "name", field: "name", type: "title", heading: "listing.name", sortable: true },
  { id: "district", field: "district", type: "reference", heading: "field.schools.district", facet: true },
  { id: "management", field: "management", type: "line", heading: "field.schools.management", facet: true },
];

const schools = [
  ["a", "Valmiki Vidyalaya 10", "almora", "aided"],
  ["b", "Panini Vidyalaya", "almora", "aided-in-part"],
  ["c", "Valmiki Vidyalaya 9", "almora", "aided-in-part"],
  ["d", "Gargi Pathashala", "chamoli", "aided"],
  ["e", "Valmiki Pathashala", "chamoli", "aided-in-part"],
].map(([key = "", name, district, management]): TestRow => ({ key, name, district, management }));

const setup: ListSetup = {
  ...{ columns, language: "en", groupBy: "district" },
  labels: { district: { almora: "अल्मोड़ा", chamoli: "चमोली" } },
};
const rows = schools.map((school) => createListRow(columns, school));
const table = createListTable(setup, rows);

const valmiki = new Set(["a", "c", "e"]);

const keys = (query: ListQuery, found?: ReadonlySet<string>, size?: number) =>
  table
    .answer(query, found, size)
    .rows.map(({ key }) => key)
    .join("");

it("returns the rows of a page with all cells, and the count of all pages", () => {
  const { found, page, rows: shown } = table.answer({ ...emptyQuery, page: 2 }, undefined, 3);
  expect({ found, page }).toEqual({ found: 5, page: 2 });
  expect(shown.map((row) => [row.key, getText(row, "name").text, row.cells.district, row.cells.management])).toEqual([
    ["d", "Gargi Pathashala", "chamoli", "aided"],
    ["e", "Valmiki Pathashala", "chamoli", "aided-in-part"],
  ]);
});

it("returns the last page if the requested one does not exist", () => {
  expect(table.answer({ ...emptyQuery, page: 9 }, undefined, 2).page).toBe(3);
  expect(table.answer({ q: "nothing so called", facets: {}, page: 2 }, new Set(), 2)).toMatchObject({
    found: 0,
    page: 1,
    rows: [],
  });
});

it("returns all rows when a query is cleared", () => {
  expect(keys({ q: "valmiki", facets: { district: "almora" } }, valmiki, 1)).toBe("a");
  expect(keys(emptyQuery)).toBe("abcde");
});

it("combines the rows that the words find with facets", () => {
  expect(keys({ q: "valmiki", facets: {} }, valmiki)).toBe("ace");
  expect(keys({ q: "valmiki", facets: { district: "almora" } }, valmiki)).toBe("ac");
  expect(keys({ q: "chamoli", facets: {} }, new Set(["d", "e"]))).toBe("de");
  // A value may begin with another.
  expect(keys({ q: "", facets: { management: "aided" } })).toBe("ad");
});

it("counts the rows of every facet value, given the other choices, in list order", () => {
  const { counts } = table.answer({ q: "valmiki", facets: { management: "aided-in-part" } }, valmiki);
  expect([...(counts.management ?? [])]).toEqual([
    ["aided", 1],
    ["aided-in-part", 2],
  ]);
  expect([...(counts.district ?? [])]).toEqual([
    ["almora", 1],
    ["chamoli", 1],
  ]);
});

it("sorts within groups by the language's collation, numbers by value", () => {
  expect(keys({ ...emptyQuery, sort: { column: "name", descending: false } })).toBe("bcade");
  expect(keys({ ...emptyQuery, sort: { column: "name", descending: true } })).toBe("acbed");
  // Equal values keep the list order in both directions.
  expect(keys({ ...emptyQuery, sort: { column: "district", descending: true } })).toBe("abcde");
});
