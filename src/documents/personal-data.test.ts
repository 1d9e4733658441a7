import { readFileSync } from "node:fs";
import fc from "fast-check";
import { parse } from "yaml";
import * as z from "zod";
import { seed } from "../../tests/arbitrary/entries";
import { findPersonalData } from "./personal-data";
import { type PlacedText, placeTable, placeText } from "./placed-text";

const named = z.array(z.tuple([z.string(), z.string()]));
const counted = z.array(z.tuple([z.string(), z.string(), z.number()]));
const words = z.array(z.string());
const {
  written,
  none,
  tables,
  texts,
  births,
  days: dayForms,
} = z
  .strictObject({ written: named, none: named, tables: counted, texts: counted, births: words, days: words })
  .parse(parse(readFileSync("tests/personal-data.yaml", "utf8")));

/** The keys of the warnings, with their counts. */
const read = (...texts: PlacedText[]) =>
  findPersonalData("list", texts).map(({ key, values }) => `${key} ${values.count}`);

/** A CSV file without quotation marks. */
const table = (text: string) => placeTable(text.split("\n").map((line) => line.split(",")));

test.each(written)("finds an Aadhaar number %s, in a cell and in a text", (_how, number) => {
  expect(
    read(
      placeTable([
        ["No.", "Number"],
        ["1", number],
      ]),
    ),
  ).toEqual(["pdf-aadhaar 1"]);
  expect(read(placeText(`List\n${number}\n`))).toEqual(["pdf-aadhaar 1"]);
});

test.each(none)("finds no Aadhaar number in %s", (_what, text) => {
  expect(read(table(text), placeText(`${text} `))).toEqual([]);
});

test.each(tables)("counts in %s", (_where, text, count) => {
  expect(read(table(text))).toEqual(count > 0 ? [`pdf-aadhaar ${count}`] : []);
});

test.each(texts)("reads %s in a text", (_what, text, count) => {
  expect(read(placeText(text))).toEqual(count > 0 ? [`pdf-aadhaar ${count}`] : []);
});

test("tells columns of a page by the place of their headings", () => {
  const cell = (text: string, left: number) => ({ text, left, right: left + text.length * 6 });
  const page = (place: number) => ({
    isTable: false,
    rows: [
      [cell("Name", 0), cell("Roll No", 100), cell("Number", 200)],
      [cell("A", 0), cell("314159265351", place)],
    ],
  });
  expect(read(page(90))).toEqual([]);
  expect(read(page(190))).toEqual(["pdf-aadhaar 1"]);
  const [headings = []] = page(0).rows;
  const line = cell("A long name before it 314159265351", 0);
  expect(read({ isTable: false, rows: [headings.slice(0, 2), [line]] })).toEqual([]);
});

test.each(births)("counts the dates below “%s”, beside it, and in a text", (heading) => {
  const days = ["12-05-2008", "03-11-2007", "01-02-2009"];
  expect(read(table(`Name,${heading}\n${days.map((day) => `A,${day}`).join("\n")}`))).toEqual(["pdf-births 3"]);
  expect(read(table(`Name,A,B,C\n${heading},${days.join(",")}`))).toEqual(["pdf-births 3"]);
  expect(read(placeText(`${heading}\n${days.join("\n")}`))).toEqual(["pdf-births 3"]);
});

test.each(dayForms)("counts birth dates like %s", (day) => {
  const rows = [
    ["Name", "Date of birth"],
    ["A", day],
    ["B", day],
    ["C", `${day} `],
  ];
  expect(read(placeTable(rows))).toEqual(["pdf-births 3"]);
});

test("counts the dates on the next page of a list, and no others", () => {
  const first = placeText("Name, Date of birth\nA, 12-05-2008");
  expect(read(first, placeText("B, 03-11-2007\nC, 01-02-2009"))).toEqual(["pdf-births 3"]);
  const order = ["The order of 03-11-2007", "says", "that", "the order of 01-02-2009", "and that", "others", "fall"];
  expect(read(first, placeText(order.join("\n")))).toEqual([]);
  expect(read(first, placeTable([["Published", "03-11-2007", "01-02-2009"]]))).toEqual([]);
});

test.each([
  ["other dates of a table", table("Born on,Joined\nA,12-05-2018\nB,03-11-2017\nC,01-02-2019")],
  [
    "a programme before a word for birth",
    placeText("२३ नवंबर २०२६ से २२ दिसंबर २०२६\n२९ जनवरी २०२७\nजन्मतिथि वैसी ही लिखें जैसी पंजीकरण में है।"),
  ],
  ["sections beside a word for birth", placeText("Proof of the date of birth\n2.1.10\n2.1.11\n2.1.12")],
])("does not count %s", (_what, text) => {
  expect(read(text)).toEqual([]);
});

const number = (least: number, most: number) => fc.integer({ min: least, max: most }).map(String);
const rowsOf = (head: string, ...cells: fc.Arbitrary<string>[]) =>
  fc
    .array(fc.tuple(...cells), { minLength: 5, maxLength: 40 })
    .map((rows) => [head, ...rows.map((row) => row.join(","))].join("\n"));
const marks = number(33, 99);
const day = fc.tuple(number(10, 28), number(10, 12), number(2015, 2026)).map((parts) => parts.join("-"));

/** Documents of usual kinds: results, roll numbers, school codes, telephones, orders, fees. */
const usual = fc.oneof(
  rowsOf(
    "Roll No,Name,Sanskrit,Hindi,English,Maths,Science,Total",
    number(1e5, 9e5),
    fc.constant("A"),
    marks,
    marks,
    marks,
    marks,
    marks,
    number(165, 495),
  ),
  rowsOf("अनुक्रमांक,नाम,योग", number(2e11, 9e11), fc.constant("अ"), number(165, 495)),
  rowsOf(
    "UDISE,School,Pupils,PIN",
    number(5e9, 6e9).map((code) => `0${code}`),
    fc.constant("A"),
    number(10, 2000),
    number(244001, 263999),
  ),
  rowsOf(
    "Office,Telephone,Mobile",
    fc.constant("A"),
    number(2e6, 3e6).map((end) => `0135-${end}`),
    number(6e9, 9e9),
  ),
  rowsOf(
    "Order,Issued,Number",
    fc.constant("A"),
    day,
    number(1, 9999).map((count) => `SEC/2026/${count}`),
  ),
  rowsOf("Class,Fees,Late,Years", marks, number(1000, 9999), number(1000, 9999), fc.constant("2024-25")),
);

test("gives no warning for 200 usual documents, as tables and as texts", () => {
  for (const text of fc.sample(usual, { seed, numRuns: 200 })) {
    const lines = placeText(text.replaceAll(",", "  "));
    expect([text, ...read(table(text)), ...read(lines)]).toEqual([text]);
  }
});
