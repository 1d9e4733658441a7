import fc from "fast-check";
import { seed } from "../../tests/arbitrary/entries";
import { findPersonalData } from "./personal-data";
import { type PlacedText, placeTable, placeText } from "./placed-text";

/** The keys of the warnings, with their counts. */
const read = (...texts: PlacedText[]) =>
  findPersonalData("list", texts).map(({ key, values }) => `${key} ${values.count}`);

/** A CSV file without quotation marks. */
const table = (text: string) => placeTable(text.split("\n").map((line) => line.split(",")));

test.each([
  ["without spaces", "314159265351"],
  ["in groups of four", "3141 5926 5351"],
  ["with no-break spaces", "3141\u00A05926\u00A05351"],
  ["with thin spaces", "3141\u20095926\u20095351"],
  ["with narrow spaces", "3141\u202F5926\u202F5351"],
  ["with two spaces", "3141  5926  5351"],
  ["with tabs", "3141\t5926\t5351"],
  ["with line ends", "3141\n5926\n5351"],
  ["with line ends of Windows", "3141\r\n5926\r\n5351"],
  ["with hyphens", "3141-5926-5351"],
  ["with en dashes", "3141–5926–5351"],
  ["with spaces around dashes", "3141 — 5926 — 5351"],
  ["with no-break hyphens", "3141‑5926‑5351"],
  ["with minus signs", "3141−5926−5351"],
  ["with dots", "3141.5926.5351"],
  ["with middle dots", "3141·5926·5351"],
  ["with slashes", "3141/5926/5351"],
  ["with commas", "3141, 5926, 5351"],
  ["with underscores", "3141_5926_5351"],
  ["in single digits", "3 1 4 1 5 9 2 6 5 3 5 1"],
  ["in single digits with hyphens", "3-1-4-1-5-9-2-6-5-3-5-1"],
  ["in boxes", "|3|1|4|1|5|9|2|6|5|3|5|1|"],
  ["in brackets", "[3][1][4][1][5][9][2][6][5][3][5][1]"],
  ["on keys", Array.from("314159265351", (digit) => `${digit}\uFE0F\u20E3`).join("")],
  ["in pairs", "31 41 59 26 53 51"],
  ["in groups of three", "314 159 265 351"],
  ["in groups of six", "314159 265351"],
  ["behind a word and a hyphen", "आधार-314159265351"],
  ["before a hyphen", "314159265351-A"],
  ["in full-width digits", "３１４１５９２６５３５１"],
  ["in Devanagari", "३१४१ ५९२६ ५३५१"],
  ["in Bengali", "৩১৪১৫৯২৬৫৩৫১"],
  ["in Gujarati", "૩૧૪૧૫૯૨૬૫૩૫૧"],
  ["in Arabic", "٣١٤١٥٩٢٦٥٣٥١"],
  ["in circles", "③①④①⑤⑨②⑥⑤③⑤①"],
  ["with zero-width spaces", "3141\u200B5926\u200B5351"],
  ["with soft hyphens", "3141\u00AD5926\u00AD5351"],
])("finds an Aadhaar number %s, in a cell and in a text", (_how, number) => {
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

test.each([
  ["a wrong check digit", "314159265352"],
  ["a first digit of 1", "1141 5926 5358"],
  ["three signs", "3141 5926-5351"],
  ["more digits", "93141 5926 5351"],
  ["more groups", "31 41 59 26 53 51 60"],
  ["a country code", "+314159265351"],
  ["years", "2026, 2027, 2035"],
])("finds no Aadhaar number in %s", (_what, text) => {
  expect(read(table(text), placeText(`${text} `))).toEqual([]);
});

const digits = Array.from("314159265351").join(",");

test.each([
  ["twelve cells with a digit each", `No.,${"Digit,".repeat(11)}Digit\n501,${digits}`, 1],
  ["thirteen cells with a digit each", `No.\n4,${digits}`, 0],
  ["three cells below a heading for such numbers", "No,UID,,\n1,3141,5926,5351", 1],
  ["three cells below other headings", "No,Fees,Paid,Rest\n1,3141,5926,5351", 0],
  ["cells below each other", "Fees\n3141\n5926\n5351", 0],
  ["another column than that of the roll numbers", "Roll No,Number\n101,314159265351\n102,271828182847", 2],
  ["the column of the roll numbers", "Number,Roll No\n101,314159265351\n102,271828182847", 0],
  ["a column for both", "Roll No and identity\n101\n314159265351", 1],
  ["the row below the title of the last column", "Number,Roll No\n314159265351,101", 1],
])("counts in %s", (_where, text, count) => {
  expect(read(table(text))).toEqual(count > 0 ? [`pdf-aadhaar ${count}`] : []);
});

test.each([
  ["a roll number", "रोल नंबर: 314159265351", 0],
  ["a list of roll numbers", "Roll numbers: 314159265351, 271828182847\n314159265351", 0],
  ["roll numbers below their title", "The roll numbers of those who passed:\n314159265351\n271828182847", 0],
  ["another number in the line of a roll number", "Roll No 101, Aadhaar 314159265351", 1],
  ["another number below a roll number", "Roll No 101\n314159265351\nRoll No 102", 1],
  ["a table with roll numbers", "| Roll No | Number |\n| --- | --- |\n| 101 | 314159265351 |", 1],
])("reads %s in a text", (_what, text, count) => {
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

test.each([
  "Date of birth",
  "Dates of birth",
  "Birth date",
  "Birthdate",
  "Birth day",
  "Born on",
  "DOB",
  "D.O.B.",
  "जन्म तिथि",
  "जन्मतिथि",
  "जन्म-दिनांक",
  "जन्म की तारीख",
  "जन्म तारीख़",
  "जन्म दि.",
  "जन्मदिन",
  "जन्मदिनाङ्कः",
  "जन्मतिथिः",
])("counts the dates below “%s”, beside it, and in a text", (heading) => {
  const days = ["12-05-2008", "03-11-2007", "01-02-2009"];
  expect(read(table(`Name,${heading}\n${days.map((day) => `A,${day}`).join("\n")}`))).toEqual(["pdf-births 3"]);
  expect(read(table(`Name,A,B,C\n${heading},${days.join(",")}`))).toEqual(["pdf-births 3"]);
  expect(read(placeText(`${heading}\n${days.join("\n")}`))).toEqual(["pdf-births 3"]);
});

test.each([
  "12-05-2008",
  "12.5.2008",
  "12/05/2008",
  "2008-05-12",
  "2008/05/12",
  "12 May 2008",
  "12-May-2008",
  "1 Feb, 2009",
  "१२ मई २००८",
  "३ नवं. २००७",
  "12-05-08",
  "12.05.75",
  "12 – 05 – 2008",
  "12–05–2008",
  "१२/०५/२००८",
])("counts birth dates like %s", (day) => {
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

test("warns of none of 200 usual documents, as tables and as texts", () => {
  for (const text of fc.sample(usual, { seed, numRuns: 200 })) {
    const lines = placeText(text.replaceAll(",", "  "));
    expect([text, ...read(table(text)), ...read(lines)]).toEqual([text]);
  }
});
