import { parseRowsFile, writeRowsFile } from "./rows-file";
import { RowsTable } from "./rows-query";

const schools = [
  ["a", "Valmiki Vidyalaya 10", "almora", "aided"],
  ["b", "Panini Vidyalaya", "almora", "government"],
  ["c", "Valmiki Vidyalaya 9", "almora", "government"],
  ["d", "Gargi Pathashala", "chamoli", "aided"],
  ["e", "Valmiki Pathashala", "chamoli", "government"],
] as const;

const names = ["key", "name", "district", "management"];
const text = writeRowsFile(
  schools.map((cells) => Object.fromEntries(cells.map((cell, place) => [names[place], cell]))),
);

const table = new RowsTable(parseRowsFile(text), {
  address: "/lists/schools.json",
  language: "en",
  current: schools.length,
  searched: ["name", "district", "management"],
  facets: ["district", "management"],
  groupBy: "district",
  labels: { district: { almora: "अल्मोड़ा", chamoli: "चमोली" } },
});

const everything = { q: "", facets: {} };
const keys = (request: Parameters<RowsTable["answer"]>[0], size = 10) =>
  table
    .answer(request, size)
    .rows.map(({ key }) => key)
    .join("");

it("gives the rows of a page with all their cells, and knows how many there are on all pages", () => {
  const { found, page, rows } = table.answer({ ...everything, page: 2 }, 3);
  expect({ found, page }).toEqual({ found: 5, page: 2 });
  expect(rows).toEqual([
    { key: "d", name: "Gargi Pathashala", district: "chamoli", management: "aided" },
    { key: "e", name: "Valmiki Pathashala", district: "chamoli", management: "government" },
  ]);
});

it("gives the last page where there are not as many as were asked for", () => {
  expect(table.answer({ ...everything, page: 9 }, 2).page).toBe(3);
  expect(table.answer({ q: "nothing so called", facets: {}, page: 2 }, 2)).toMatchObject({
    found: 0,
    page: 1,
    rows: [],
  });
});

it("finds words in any script and by what values are called, and leaves the chosen values", () => {
  expect(keys({ q: "valmiki", facets: {} })).toBe("ace");
  expect(keys({ q: "वाल्मीकि", facets: { district: "almora" } })).toBe("ac");
  expect(keys({ q: "chamoli", facets: {} })).toBe("de");
});

it("finds a word whose vowel has met another inside of a Sanskrit compound", () => {
  const names = ["महर्षिवाल्मीकिसंस्कृतविद्यालयः", "महर्षिवाल्मीक्यादर्शसंस्कृतविद्यालयः", "महर्षिपाणिनिसंस्कृतविद्यालयः"];
  const rows = parseRowsFile(writeRowsFile(names.map((name, place) => ({ key: String(place), name }))));
  const setup = { address: "", language: "sa", current: 3, searched: ["name"], facets: [], labels: {} } as const;
  const found = (q: string) => new RowsTable(rows, setup).answer({ q, facets: {} }, 10).found;
  expect(["वाल्मीकि", "valmiki", "पाणिनि"].map(found)).toEqual([2, 2, 1]);
});

it("counts for every value how many rows it would leave, given the other choices", () => {
  const { counts, groups } = table.answer({ q: "valmiki", facets: { management: "government" } }, 10);
  expect(counts.management).toEqual({ aided: 1, government: 2 });
  expect(counts.district).toEqual({ almora: 1, chamoli: 1 });
  expect(groups).toEqual([
    { value: "almora", count: 1 },
    { value: "chamoli", count: 1 },
  ]);
});

it("sorts within the groups of the list by the language's collation, numbers by their value", () => {
  expect(keys({ ...everything, sort: { column: "name", descending: false } })).toBe("bcade");
  expect(keys({ ...everything, sort: { column: "name", descending: true } })).toBe("acbed");
  // Equal values leave the list's own order, either way.
  expect(keys({ ...everything, sort: { column: "district", descending: true } })).toBe("abcde");
});

it("tells where a row stands in the list", () => {
  expect([table.placeOf("d"), table.placeOf("z")]).toEqual([3, -1]);
});
