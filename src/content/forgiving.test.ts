import { readChanged } from "../../tests/cases/folder";
import { edited } from "../../tests/cases/read-cases";
import { order, result, tender } from "../../tests/cases/sample";
import { acts, orders } from "../../tests/site/lists-by-file";
import { results } from "../schema/collections/dated";
import { getEntries } from "./reading";

const orderFile = "content/orders/order-1.yaml";
const resultFile = "content/results/result-1.yaml";

/** Returns the fields of the sample's order, read from another text. */
function orderWritten(text: string | Uint8Array) {
  const reading = readChanged({ [orderFile]: text });
  expect(reading.problems).toEqual([]);
  return getEntries(reading, orders)[0]?.value;
}

const plain = () => orderWritten(order);

test.each([
  ["line ends of Windows", order.replaceAll("\n", "\r\n")],
  ["a byte-order mark", `\uFEFF${order}`],
  ["a byte-order mark and line ends of Windows", `\uFEFF${order.replaceAll("\n", "\r\n")}`],
  ["no line end at the end", order.trimEnd()],
  ["a mark before the entry", `---\n${order}`],
  [
    "fields in another order",
    order
      .split(/^(?=\w)/mu)
      .reverse()
      .join(""),
  ],
  ["a quoted date", edited(order, "2024-01-15", '"2024-01-15"')],
  ["a date as a point in time", edited(order, "2024-01-15", "2024-01-15T00:00:00.000Z")],
  ["quoted texts", edited(order, "en: Examination centres", "en: 'Examination centres'")],
  ["deeper steps", order.replaceAll("\n  ", "\n      ")],
  ["a text folded over two lines", edited(order, "Examination centres", "Examination\n    centres")],
  ["a text folded with >-", edited(order, "Examination centres", ">-\n    Examination\n    centres")],
  ["spaces around a text", edited(order, "Examination centres", '"  Examination centres "')],
  ["the folder before a document's name", edited(order, "order-1.pdf", "/documents/order-1.pdf")],
  ["an empty field that may be left out", `${order}link:\n`],
  ["a cleared field that may be left out", `${order}link: ''\n`],
  ["a flag that says what leaving it out says", `${order}specimen: false\n`],
  ["a line of comment", `# The order of January\n${order}`],
])("forgives %s", (_what, text) => {
  expect(orderWritten(text)).toEqual(plain());
});

test.each([1860, 1985, 2028])("accepts an act of %i", (year) => {
  const title = "title: {en: Act, hi: अधिनियम, sa: अधिनियमः}";
  const reading = readChanged({ "content/acts/act-1.yaml": `key: act-1\n${title}\nlaw: act\nyear: ${year}\n` });
  expect(reading.problems).toEqual([]);
  expect(getEntries(reading, acts)[0]?.value.year).toBe(year);
});

test("accepts a number with or without quotes", () => {
  const [bare, quoted] = ["year: 2023", 'year: "2023"'].map((year) => {
    const reading = readChanged({ [resultFile]: edited(result, "year: 2023", year) });
    return getEntries(reading, results)[0]?.value.year;
  });
  expect([bare, quoted]).toEqual([2023, 2023]);
});

test("reads an unquoted number as the text that was written", () => {
  expect(orderWritten(edited(order, "12/2024", "1234"))?.number).toBe("1234");
});

test("accepts a number as key", () => {
  const reading = readChanged({ "content/results/2023.yaml": edited(result, "result-1", "2023"), [resultFile]: null });
  expect(reading.problems).toEqual([]);
  expect(getEntries(reading, results)[0]?.value.key).toBe("2023");
});

test("accepts a time of day with or without quotes", () => {
  const times = ["17:30", '"17:30"', "' 17:30 '"].map((time) => {
    const reading = readChanged({ [orderFile]: `${order}publishOn: 2024-03-01\npublishAt: ${time}\n` });
    expect(reading.problems).toEqual([]);
    return getEntries(reading, orders)[0]?.value.publishAt;
  });
  expect(times).toEqual(["17:30", "17:30", "17:30"]);
});

test("normalises texts to NFC, with joiners only after a virama, and warns of a joiner that changes nothing", () => {
  const nfd = "परीक्षा केंद्र अल्मोड़ा".normalize("NFD");
  const reading = readChanged({
    [orderFile]: edited(order, "hi: परीक्षा केंद्र", `hi: ${nfd} क्\u200Dष अ\u200Dब`),
  });
  expect(getEntries(reading, orders)[0]?.value.title).toMatchObject({ hi: `${nfd.normalize("NFC")} क्\u200Dष अब` });
  expect(reading.problems.map(({ severity, message }) => [severity, message.key])).toEqual([
    ["warning", "spelling-joiner"],
  ]);
});

test("ignores hidden files", () => {
  const reading = readChanged({ "content/orders/.DS_Store": "\u0000", "static/documents/.gitkeep": "" });
  expect(reading.problems).toEqual([]);
});

test("accepts a tender that closes on the day of its publication", () => {
  const text = edited(tender, "closes: 2024-02-20", "closes: 2024-02-01");
  expect(readChanged({ "content/tables/tenders/tender-1.yaml": text }).problems).toEqual([]);
});

test("accepts links to pages, documents, people and safe URLs in a page's text", () => {
  const links =
    "[a](route:rti) [b](route:home#new) [c](/documents/order-1.pdf) [d](mailto:office@council.example) [e](https://council.example) [f](#top)";
  const home = `key: home\ntitle: {en: A, hi: क, sa: क}\nsummary: {en: A, hi: क, sa: क}\nbody:\n  en: |\n    ## Links\n\n    ${links}\n  hi: क\n  sa: क\n`;
  expect(readChanged({ "content/pages/home.yaml": home }).problems).toEqual([]);
});
