import { readFileSync } from "node:fs";
import path from "node:path";
import { commentsPart, makeWorkbook } from "../../tests/sheets/workbook";
import { clerkLanguages, formatMessage } from "../messages";
import type { LocaleCode } from "../site/locales";
import { readDocument } from "./read-document";
import { findDocumentWarnings } from "./warnings";

const cases = path.resolve("tests", "cases", "pdf");

async function readWarnings(name: string, stated?: LocaleCode, folder = "warned") {
  const file = `${name}.pdf`;
  const bytes = readFileSync(path.join(cases, folder, file));
  const { content, fault } = await readDocument(file, bytes, { withContent: true });
  expect(fault).toBeUndefined();
  return content ? findDocumentWarnings(file, content, stated) : [];
}

const keysOf = (warnings: Awaited<ReturnType<typeof readWarnings>>) => warnings.map(({ key }) => key);

test.each([
  ["a tagged PDF with title and language", "tagged", []],
  ["a PDF without tags", "untagged", ["pdf-untagged", "pdf-title-or-language"]],
  ["a scan", "scan", ["pdf-scan", "pdf-untagged", "pdf-title-or-language"]],
  ["text of a legacy font", "legacy", ["pdf-legacy-text"]],
  ["a legacy font by its name, in an object stream", "legacy-font", ["pdf-legacy-font"]],
  ["people with their dates of birth and an Aadhaar number", "people", ["pdf-aadhaar", "pdf-births"]],
  ["roll numbers with as many digits", "roll", []],
])("reads %s", async (_what, name, keys) => {
  expect(keysOf(await readWarnings(name))).toEqual(keys);
});

test("states the count and the remedy, in both languages", async () => {
  const [scan] = await readWarnings("scan");
  const texts = clerkLanguages.map((language) => scan && formatMessage(scan, language));
  expect(texts.join(" ")).toMatch(/1 of 1 pages have no text.*OCR/u);
  expect(texts.join(" ")).toMatch(/1 में से 1 पृष्ठों में पाठ नहीं है/u);
});

const untitled = ["pdf-untagged", "pdf-title-or-language"];

test.each([
  ["libreoffice", "hi", "en", []],
  ["weasyprint", "hi", "sa", ["pdf-untagged"]],
  ["qpdf", "hi", "en", ["pdf-untagged"]],
  ["wkhtmltopdf", "en", "sa", untitled],
  ["ghostscript", "en", "hi", untitled],
  ["cairo", "en", "hi", untitled],
] as const)("%s: accepts the file, and warns if its language is not the stated one", async (name, own, other, keys) => {
  expect(keysOf(await readWarnings(name, own, "tools"))).toEqual(keys);
  expect(keysOf(await readWarnings(name, other, "tools"))).toEqual([...keys, "pdf-language"]);
});

const people = [
  ["Roll no", "Name", "Date of birth", "Aadhaar"],
  ["501", "A", "11-03-2010", "2341 2341 2346"],
  ["502", "B", "१२.०३.२०१०", "२३४१२३४१२३४६"],
  ["503", "C", "2010-03-13", "2341-2341-2346"],
];
const rows = (lines: readonly (readonly string[])[]) =>
  lines.map((line) => `<row>${line.map((cell) => `<c t="str"><v>${cell}</v></c>`).join("")}</row>`).join("");
const column = (xml: string) => `<cols><col min="2" max="2" hidden="1"/></cols><sheetData>${xml}</sheetData>`;
const number = '<row hidden="1"><c><v>234123412346</v></c></row>';

test.each([
  ["CSV with people", "list.csv", people.map((cells) => cells.join(",")).join("\n"), ["pdf-aadhaar", "pdf-births"]],
  ["CSV with HTML", "list.csv", "name\n<b>x</b>", ["table-html"]],
  ["CSV that cannot be read", "list.csv", 'name\n"x', ["table-unread"]],
  ["CSV of schools", "list.csv", "S.No.,Code\n1,SK-001", []],
  [
    "workbook with people",
    "list.xlsx",
    { sheets: { A: `<sheetData>${rows(people)}</sheetData>` } },
    ["pdf-aadhaar", "pdf-births"],
  ],
  [
    "hidden sheet with a number in scientific notation",
    "list.xlsx",
    { sheets: { A: "", B: `<sheetData>${number}</sheetData>` }, hidden: ["B"] },
    ["table-hidden", "pdf-aadhaar"],
  ],
  ["hidden column", "list.xlsx", { sheets: { A: column(rows([["x", "y"]])) } }, ["table-hidden"]],
  ["hidden column without content", "list.xlsx", { sheets: { A: column(rows([["x"]])) } }, []],
  ["workbook with comments", "list.xlsx", { sheets: { A: "" }, parts: commentsPart }, ["table-comments"]],
])("warns of a %s", async (_what, name, table, keys) => {
  const bytes = typeof table === "string" ? Buffer.from(table) : makeWorkbook(table);
  const { content, fault } = await readDocument(name, bytes, { withContent: true });
  expect(fault).toBeUndefined();
  expect(content && keysOf(findDocumentWarnings(name, content))).toEqual(keys);
});

test("names hidden parts as spreadsheet programs do", async () => {
  const bytes = makeWorkbook({ sheets: { A: column(rows([["x", "y"]]) + number), B: "" }, hidden: ["B"] });
  const { content } = await readDocument("list.xlsx", bytes, { withContent: true });
  const [hidden] = content ? findDocumentWarnings("list.xlsx", content) : [];
  expect(hidden?.values).toEqual({ found: "list.xlsx", parts: "B, A!B:B, A!2:2" });
});
