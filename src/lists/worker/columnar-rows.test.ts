import { formatRowsFile, parseRowsFile } from "./columnar-rows";

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

it("is a JSON array with one line per row, also without rows", () => {
  expect(text.trim().split("\n")).toHaveLength(rows.length + 2);
  expect(parseRowsFile(formatRowsFile(columns, []))).toEqual([]);
});

it.each([
  ["something else", "[]"],
  ["another format", '[{"rows":1}\n]'],
  ["one that is not whole", text.slice(0, -3)],
  ["one that lacks rows", text.split("\n").toSpliced(1, 1).join("\n")],
  ["one whose rows are of different lengths", '[{"columns":["a","b"],"count":2}\n,["x","y"]\n,["z"]\n]'],
  ["one whose cells are no texts", '[{"columns":["a"],"count":1}\n,[1]\n]'],
])("rejects %s", (_, wrong) => {
  expect(() => parseRowsFile(wrong)).toThrow();
});
