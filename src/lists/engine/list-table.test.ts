import { createListRow, type TestRow } from "../../../tests/listing/rows";
import type { Column } from "../columns";
import { emptyQuery, type ListQuery } from "../query-string";
import { createListTable } from "./list-table";

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

const table = createListTable(
  { columns, language: "en", groupBy: "district", labels: { district: { almora: "अल्मोड़ा", chamoli: "चमोली" } } },
  schools.map((school) => createListRow(columns, school)),
);

const keys = (query: ListQuery, size?: number) =>
  table
    .answer(query, size)
    .rows.map(({ key }) => key)
    .join("");

it("gives the rows of a page with all their cells, and knows how many there are on all pages", () => {
  const { found, page, rows } = table.answer({ ...emptyQuery, page: 2 }, 3);
  expect({ found, page }).toEqual({ found: 5, page: 2 });
  expect(rows.map(({ key, cells }) => [key, cells.name, cells.district, cells.management])).toEqual([
    ["d", "Gargi Pathashala", "chamoli", "aided"],
    ["e", "Valmiki Pathashala", "chamoli", "government"],
  ]);
});

it("gives the last page where there are not as many as were asked for", () => {
  expect(table.answer({ ...emptyQuery, page: 9 }, 2).page).toBe(3);
  expect(table.answer({ q: "nothing so called", facets: {}, page: 2 }, 2)).toMatchObject({
    found: 0,
    page: 1,
    rows: [],
  });
});

it("gives everything when a query is taken back", () => {
  expect(keys({ q: "valmiki", facets: { district: "almora" } }, 1)).toBe("a");
  expect(keys(emptyQuery)).toBe("abcde");
});

it("finds words in any script and by the names of values, and leaves the chosen values", () => {
  expect(keys({ q: "valmiki", facets: {} })).toBe("ace");
  expect(keys({ q: "वाल्मीकि", facets: { district: "almora" } })).toBe("ac");
  expect(keys({ q: "chamoli", facets: {} })).toBe("de");
});

it("finds a word whose vowel has met another inside of a Sanskrit compound", () => {
  const names = ["महर्षिवाल्मीकिसंस्कृतविद्यालयः", "महर्षिवाल्मीक्यादर्शसंस्कृतविद्यालयः", "महर्षिपाणिनिसंस्कृतविद्यालयः"];
  const rows = names.map((name, index) => createListRow(columns, { key: String(index), name }));
  const compounds = createListTable({ columns, language: "sa", labels: {} }, rows);
  const found = (q: string) => compounds.answer({ q, facets: {} }).found;
  expect(["वाल्मीकि", "valmiki", "पाणिनि"].map(found)).toEqual([2, 2, 1]);
});

it("counts for every value how many rows it would leave, given the other choices, in the order of the list", () => {
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

it("sorts within the groups of the list by the language's collation, numbers by their value", () => {
  expect(keys({ ...emptyQuery, sort: { column: "name", descending: false } })).toBe("bcade");
  expect(keys({ ...emptyQuery, sort: { column: "name", descending: true } })).toBe("acbed");
  // Equal values leave the list's own order, either way.
  expect(keys({ ...emptyQuery, sort: { column: "district", descending: true } })).toBe("abcde");
});
