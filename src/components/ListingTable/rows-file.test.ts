import { parseRowsFile, RowsReader, writeRowsFile } from "./rows-file";

const rows = Array.from({ length: 1201 }, (_, place) => ({
  key: `school-${place}`,
  name: place % 3 === 0 ? "संस्कृत विद्यालय" : `Vidyalaya ${place}`,
  district: place < 700 ? "almora" : "chamoli",
  note: "",
}));
const text = writeRowsFile(rows);

/** The rows that a file has, as they were written. */
function rowsIn({ rows: count, columns }: ReturnType<typeof parseRowsFile>) {
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      Object.entries(columns).map(([name, { values, at }]) => [name, values[at ? (at[row] ?? -1) : row] ?? ""]),
    ),
  );
}

it("has all rows in their order, without a column that is empty throughout", () => {
  expect(rowsIn(parseRowsFile(text))).toEqual(rows.map(({ note: _, ...others }) => others));
});

it("is one list in JSON, also without rows", () => {
  expect(JSON.parse(text)).toHaveLength(3);
  expect(parseRowsFile(writeRowsFile([])).rows).toBe(0);
});

it("can be read piece by piece, wherever it is cut, and has rows before all have come", () => {
  const reader = new RowsReader();
  const seen = new Set<number>();
  for (let at = 0; at < text.length; at += 997) {
    reader.add(text.slice(at, at + 997));
    seen.add(reader.rows);
  }
  reader.end();
  expect([...seen]).toEqual([0, 1000, 1201]);
  expect(rowsIn(reader)).toEqual(rowsIn(parseRowsFile(text)));
});

it.each([
  ["something else", "[]"],
  ["another format", '[{"rows":1}\n]'],
  ["one that is not whole", text.slice(0, -1)],
  ["one that lacks rows", text.split("\n").toSpliced(1, 1).join("\n")],
  [
    "one whose columns are of different lengths",
    '[{"rows":2,"columns":{"a":null,"b":null}}\n,{"a":["x","y"],"b":["z"]}\n]',
  ],
])("is refused where it is %s", (_, wrong) => {
  expect(() => parseRowsFile(wrong)).toThrow();
});
