import { formatRowsFile, parseRowsFile } from "./rows";

const columns = ["key", "name", "district"];
const rows = Array.from({ length: 1201 }, (_, index) => [
  `school-${index}`,
  index % 3 === 0 ? "संस्कृत विद्यालय" : `Vidyalaya ${index}`,
  index < 700 ? "almora" : "chamoli",
]);
const text = formatRowsFile(columns, rows);

it("preserves all rows in order", () => {
  const read = parseRowsFile(text);
  expect(read.map(({ key, cells }) => [key, cells.name, cells.district])).toEqual(rows);
});

it.each([
  ["something else", "[]"],
  ["another format", '{"rows":1}'],
  ["one that is not whole", text.slice(0, -3)],
  ["one whose rows are of different lengths", '{"columns":["a","b"],"rows":[["x","y"],["z"]]}'],
  ["one whose cells are no texts", '{"columns":["a"],"rows":[[1]]}'],
])("rejects %s", (_, wrong) => {
  expect(() => parseRowsFile(wrong)).toThrow();
});
