import fc from "fast-check";
import writeXlsxFile from "write-excel-file/node";
import { createXlsx } from "../../scripts/sheets/files";
import { awkwardText, seed } from "../../tests/arbitrary/entries";
import { makeWorkbook } from "../../tests/sheets/workbook";
import { readXlsx as read } from "./read-xlsx";

const readXlsx = (bytes: Uint8Array) => read(bytes, () => false);

test("reads text of any script back unchanged", async () => {
  const cell = fc.oneof(
    awkwardText,
    fc.constantFrom("a\nb", "_x000D_", "_x005F_x000D_", "007", " a ", "constructor", "__proto__"),
  );
  const row = fc.array(cell, { minLength: 3, maxLength: 3 }).map((cells) => ["x", ...cells]);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 4 }), async (rows) => {
      const titles = ["A", "B", "C", "D"];
      const sheet = readXlsx(await createXlsx([titles, ...rows], "orders"));
      expect(sheet.titles).toEqual(titles);
      expect(sheet.rows.map(({ cells }) => titles.map((_, index) => cells[index] ?? ""))).toEqual(rows);
    }),
    { seed, numRuns: 50 },
  );
});

test("reads numbers and flags as text, dates as dates, and preserves gaps", async () => {
  const day = new Date(Date.UTC(2024, 0, 15));
  const cells = [
    [{ value: "A" }, { value: "B" }, { value: "C" }, { value: "D" }],
    [null],
    [{ value: 2024 }, { value: true }, null, { value: day, format: "dd-mm-yyyy" }],
  ];
  const { rows } = readXlsx(await writeXlsxFile(cells).toBuffer());
  expect(rows).toMatchObject([{ number: 3, cells: ["2024", "TRUE", "", day] }]);
});

test.each([
  ["a text file", Buffer.from("A,B\n1,2")],
  ["a damaged archive", Buffer.from("504b0304aaaa", "hex")],
  ["an old .xls", Buffer.from("d0cf11e0a1b11ae1", "hex")],
])("refuses %s with a message", (_what, bytes) => {
  expect(() => readXlsx(bytes)).toThrow(/not an \.xlsx workbook/u);
});

/** Reads a cell from a workbook whose style 1 has a number format. */
function readCell(cell: string, format = "General", properties = ""): unknown {
  const rows = `<sheetData><row><c t="inlineStr"><is><t>A</t></is></c></row><row>${cell}</row></sheetData>`;
  const { rows: read } = readXlsx(makeWorkbook({ sheets: { A: rows }, formats: [format], properties }));
  return read[0]?.cells[0];
}

test.each([
  ["50", "000", "050"],
  ["1352712345", "00000000000", "01352712345"],
  ["1234567", "#,##0", "1,234,567"],
  ["0.85", "0%", "85%"],
  ["7", "&quot;SK-&quot;000", "SK-007"],
  ["0.30000000000000004", "General", "0.3"],
  ["0.729166666666667", "h:mm AM/PM", "5:30 PM"],
])("shows the number %s in the format %s as %s", (value, format, shown) => {
  expect(readCell(`<c s="1"><v>${value}</v></c>`, format)).toBe(shown);
});

test.each(["dd/mm/yyyy", "m/d/yy", "[$-4009]d mmmm yyyy;@"])("reads a day in the format %s", (format) => {
  expect(readCell('<c s="1"><v>46093</v></c>', format)).toEqual(new Date(Date.UTC(2026, 2, 12)));
  expect(readCell('<c s="1"><v>44631</v></c>', format, 'date1904="1"')).toEqual(new Date(Date.UTC(2026, 2, 12)));
});

test.each([
  [
    "a text of several fonts",
    '<c t="inlineStr"><is><r><t>SK</t></r><r><t xml:space="preserve"> 1</t></r></is></c>',
    "SK 1",
  ],
  ["the result of a formula", '<c t="str"><f>A1&amp;"1"</f><v>SK-1</v></c>', "SK-1"],
  ["a flag", '<c t="b"><v>0</v></c>', "FALSE"],
])("reads %s", (_what, cell, shown) => {
  expect(readCell(cell)).toBe(shown);
});

test.each([
  ["an error", '<c t="e"><f>X</f><v>#N/A</v></c>', "General", /shows the error #N\/A/u],
  ["a formula without its result", "<c><f>A1</f></c>", "General", /without its result/u],
  ["a number too long to show", "<c><v>123456789012</v></c>", "General", /shows 1\.23457E\+11 .* must be text/u],
  ["a number of more than 15 digits", '<c s="1"><v>1234567890123456</v></c>', "0", /must be text/u],
  ["a day without its year", '<c s="1"><v>46093</v></c>', "d-mmm", /shows 12-Mar /u],
  ["a value that is not shown", '<c s="1"><v>5</v></c>', ";;;", /does not show/u],
  ["a format that is none", '<c s="1"><v>5</v></c>', "0x[", /must be text/u],
])("refuses %s", (_what, cell, format, reason) => {
  expect(readCell(cell, format)).toMatchObject({ fault: { en: expect.stringMatching(reason) } });
});

const text = (value: string, reference = "") => `<c ${reference} t="inlineStr"><is><t>${value}</t></is></c>`;

test("reads the first visible sheet, and lists the others", () => {
  const sheets = {
    Lists: `<sheetData><row>${text("x")}</row></sheetData>`,
    Schools: `<sheetData><row>${text("A")}</row></sheetData>`,
  };
  const { titles, notes } = readXlsx(makeWorkbook({ sheets, hidden: ["Lists"] }));
  expect(titles).toEqual(["A"]);
  expect(notes).toMatchObject([{ en: "the sheet “Schools” is read; not read: “Lists” (hidden)" }]);
  expect(() => readXlsx(makeWorkbook({ sheets, hidden: ["Lists", "Schools"] }))).toThrow(/all sheets .* are hidden/u);
});

test("marks hidden rows and merged cells", () => {
  const rows = `<row>${text("A")}${text("B")}</row><row hidden="1">${text("1")}</row><row ht="0">${text("2")}</row>`;
  const merged = `<row>${text("3")}${text("4")}</row><row>${text("5")}</row>`;
  const xml = `<sheetData>${rows}${merged}</sheetData><mergeCells><mergeCell ref="B4:B5"/></mergeCells>`;
  const { rows: read } = readXlsx(makeWorkbook({ sheets: { A: xml } }));
  expect(read.map(({ isHidden }) => isHidden)).toEqual([true, true, false, false]);
  expect(read[2]?.cells).toEqual(["3", "4"]);
  expect(read[3]?.cells[1]).toMatchObject({ fault: { en: expect.stringContaining("B4:B5 are merged") } });
});

test("refuses a sheet with a hidden column", () => {
  const xml = `<cols><col min="2" max="2" hidden="1"/></cols><sheetData><row>${text("A")}${text("B")}</row></sheetData>`;
  expect(() => readXlsx(makeWorkbook({ sheets: { A: xml } }))).toThrow(/column B \(B\) is hidden/u);
});

test("refuses values far outside a table, and workbooks that unpack without limit", () => {
  const far = `<sheetData><row>${text("A")}</row><row r="1048576">${text("x", 'r="XFD1048576"')}</row></sheetData>`;
  expect(() => readXlsx(makeWorkbook({ sheets: { A: far } }))).toThrow(/cell XFD1048576 has content far from/u);
  const large = `<sheetData/>${" ".repeat(101 * 1024 * 1024)}`;
  expect(() => readXlsx(makeWorkbook({ sheets: { A: large } }))).toThrow(/more than 100 MB when it is unpacked/u);
});
