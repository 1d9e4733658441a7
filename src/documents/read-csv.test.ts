import fc from "fast-check";
import { awkwardText, seed } from "../../tests/arbitrary/entries";
import { formatCsv } from "../language/csv";
import { ClerkFault } from "../messages";
import { readCsv as readCsvWith } from "./read-csv";

const readCsv = (data: Uint8Array, isTitle = (text: string) => /^[AB]$/u.test(text)) => readCsvWith(data, isTitle);

const bytes = (text: string) => Buffer.from(text);

/** Reads a CSV file and returns its non-blank rows. */
function rowsOf(data: Uint8Array): unknown[][] {
  const { titles, rows } = readCsv(data);
  return [[...titles], ...rows.map(({ cells }) => [...cells])];
}

test("writes CSV for Excel: with a byte-order mark, CR LF, and no formulas", () => {
  const text = formatCsv([
    ["Name", "Telephone", "Year"],
    ["Verma, A", "+91 135", -1],
  ]);
  expect(text).toBe('\uFEFFName,Telephone,Year\r\n"Verma, A","\'+91 135",-1\r\n');
});

test("reads text of any script back unchanged", () => {
  const cell = fc.oneof(awkwardText, fc.string({ unit: "grapheme" }), fc.constantFrom("a\nb", "a\r\nb", '"', ",", ";"));
  const row = fc.array(cell, { minLength: 3, maxLength: 3 }).map((cells) => ["x", ...cells]);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const titles = ["A", "B", "C", "D"];
      expect(rowsOf(bytes(formatCsv([titles, ...rows])))).toEqual([titles, ...rows]);
    }),
    { seed, numRuns: 300 },
  );
});

test.each([
  ["commas", "A,B\n1,2\n"],
  ["semicolons", "A;B\n1;2\n"],
  ["tabs", "A\tB\n1\t2\n"],
  ["line ends of Windows", "A,B\r\n1,2\r\n"],
  ["a byte-order mark", "\uFEFFA,B\n1,2"],
  ["quotation marks", '"A","B"\n"1","2"\n'],
  ["the line that names the delimiter", "\uFEFFsep=;\r\nA;B\n1;2\n"],
  ["a delimiter that this line alone names", '"sep=|"\nA|B\n1|2\n'],
  ["a heading above the titles", "List, of, schools 2026;;\n\nA;B\n1;2\n"],
  ["blanks around the titles", " A , B \n1,2\n"],
])("reads %s", (_what, text) => {
  expect(rowsOf(bytes(text))).toEqual([
    ["A", "B"],
    ["1", "2"],
  ]);
});

test("numbers rows as a spreadsheet does, and omits blank ones", () => {
  const { rows } = readCsv(bytes("A,B\n\n1,2\n,\n3,4\n"));
  expect(rows).toEqual([
    { number: 3, cells: ["1", "2"] },
    { number: 5, cells: ["3", "4"] },
  ]);
});

test.each([
  ["a quotation mark that is not closed", bytes('A,B\n"1,2\n'), /quotation mark near line 2/u],
  ["a quotation mark inside a cell", bytes('A,B\n1"2,3\n'), /quotation mark near line 2/u],
  ["another encoding", Buffer.from([0x41, 0x0a, 0xe9]), /UTF-8/u],
  ["UTF-16", Buffer.from("\uFEFFA,B", "utf16le"), /UTF-16/u],
  ["nothing", bytes(" \n"), /the sheet is empty/u],
])("refuses %s with a message", (_what, data, words) => {
  expect(() => readCsv(data)).toThrow(words);
});

test("reads any bytes as a sheet, or refuses them with a message", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab\",;\t\n\r '=") });
  const anyBytes = fc.oneof(fc.uint8Array(), text.map(bytes), fc.string({ unit: "binary" }).map(bytes));
  fc.assert(
    fc.property(anyBytes, (data) => {
      try {
        expect(readCsv(data).rows.every(({ number }) => number > 1)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(ClerkFault);
      }
    }),
    { seed, numRuns: 700 },
  );
});
