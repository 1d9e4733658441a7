import fc from "fast-check";
import writeXlsxFile from "write-excel-file/node";
import { awkwardText, seed } from "../entries/entries.arbitrary";
import { readXlsx, writeXlsx } from "./xlsx";

test("is read back as it was written, in any script", async () => {
  const cell = fc.oneof(
    awkwardText,
    fc.constantFrom("a\nb", "_x000D_", "_x005F_x000D_", "007", " a ", "constructor", "__proto__"),
  );
  const row = fc.array(cell, { minLength: 3, maxLength: 3 }).map((cells) => ["x", ...cells]);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const titles = ["A", "B", "C", "D"];
      const sheet = await readXlsx(Buffer.from(await writeXlsx([titles, ...rows], "orders")));
      expect(sheet.titles).toEqual(titles);
      expect(sheet.rows.map(({ cells }) => cells)).toEqual(rows);
    }),
    { seed, numRuns: 150 },
  );
});

test("numbers and flags are read as text, days as days, and gaps are kept", async () => {
  const day = new Date(Date.UTC(2024, 0, 15));
  const cells = [
    [{ value: "A" }, { value: "B" }, { value: "C" }, { value: "D" }],
    [null],
    [{ value: 2024 }, { value: true }, null, { value: day, format: "dd-mm-yyyy" }],
  ];
  const { rows } = await readXlsx(await writeXlsxFile(cells).toBuffer());
  expect(rows).toEqual([{ number: 3, cells: ["2024", "true", "", day] }]);
});

test.each([
  ["a text file", Buffer.from("A,B\n1,2")],
  ["a damaged archive", Buffer.from("504b0304aaaa", "hex")],
  ["an old .xls", Buffer.from("d0cf11e0a1b11ae1", "hex")],
])("refuses %s in words", async (_what, bytes) => {
  await expect(readXlsx(bytes)).rejects.toThrow(/not an \.xlsx workbook/u);
});
