import { parseRowsFile } from "./rows";

const rows = Array.from({ length: 1201 }, (_, index) => ({
  key: `school-${index}`,
  cells: { name: { text: index % 3 === 0 ? "संस्कृत विद्यालय" : `Vidyalaya ${index}`, language: "sa" } },
}));
const text = JSON.stringify(rows);

it("preserves all rows in order", () => {
  expect(parseRowsFile(text)).toEqual(rows);
});

it.each([
  ["something else", "{}"],
  ["another format", '[["x","y"]]'],
  ["one that is not whole", text.slice(0, -3)],
  ["one whose rows have no cells", '[{"key":"a"}]'],
])("rejects %s", (_, wrong) => {
  expect(() => parseRowsFile(wrong)).toThrow();
});
