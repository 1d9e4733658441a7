import { createListRow, type TestRow } from "../../../tests/listing/rows";
import type { Column } from "../columns";
import { emptyQuery, type ListQuery } from "../query-string";
import { getText } from "../rows";
import { createListTable } from "./list-table";
import { createRowSearch } from "./row-search";
import type { ListSetup } from "./table-options";

const columns: readonly Column[] = [
  { id: "name", field: "name", type: "title", heading: "listing.name", sortable: true },
  { id: "district", field: "district", type: "reference", heading: "field.schools.district", facet: true },
  { id: "management", field: "management", type: "line", heading: "field.schools.management", facet: true },
];

const schools = [
  ["a", "Valmiki Vidyalaya 10", "almora", "aided"],
  ["b", "Panini Vidyalaya", "almora", "government"],
  ["c", "Valmiki Vidyalaya 9", "almora", "government"],
  ["d", "Gargi Pathashala", "chamoli", "aided"],
  ["e", "Valmiki Pathashala", "chamoli", "government"],
].map(([key = "", name, district, management]): TestRow => ({ key, name, district, management }));

const setup: ListSetup = {
  ...{ columns, language: "en", groupBy: "district" },
  labels: { district: { almora: "अल्मोड़ा", chamoli: "चमोली" } },
};
const rows = schools.map((school) => createListRow(columns, school));
const search = createRowSearch(setup, rows);
const table = createListTable(setup, rows, () => search);

const keys = (query: ListQuery, size?: number) =>
  table
    .answer(query, size)
    .rows.map(({ key }) => key)
    .join("");

it("returns the rows of a page with all cells, and the count of all pages", () => {
  const { found, page, rows: shown } = table.answer({ ...emptyQuery, page: 2 }, 3);
  expect({ found, page }).toEqual({ found: 5, page: 2 });
  expect(shown.map((row) => [row.key, getText(row, "name").text, row.cells.district, row.cells.management])).toEqual([
    ["d", "Gargi Pathashala", "chamoli", "aided"],
    ["e", "Valmiki Pathashala", "chamoli", "government"],
  ]);
});

it("returns the last page if the requested one does not exist", () => {
  expect(table.answer({ ...emptyQuery, page: 9 }, 2).page).toBe(3);
  expect(table.answer({ q: "nothing so called", facets: {}, page: 2 }, 2)).toMatchObject({
    found: 0,
    page: 1,
    rows: [],
  });
});

it("returns all rows when a query is cleared", () => {
  expect(keys({ q: "valmiki", facets: { district: "almora" } }, 1)).toBe("a");
  expect(keys(emptyQuery)).toBe("abcde");
});

it("finds words in any script and by value names, combined with facets", () => {
  expect(keys({ q: "valmiki", facets: {} })).toBe("ace");
  expect(keys({ q: "वाल्मीकि", facets: { district: "almora" } })).toBe("ac");
  expect(keys({ q: "chamoli", facets: {} })).toBe("de");
});

it("counts the rows of every facet value, given the other choices, in list order", () => {
  const { counts } = table.answer({ q: "valmiki", facets: { management: "government" } });
  expect([...(counts.management ?? [])]).toEqual([
    ["aided", 1],
    ["government", 2],
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
