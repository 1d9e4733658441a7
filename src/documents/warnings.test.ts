import { readFileSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { builtDocuments } from "../../tests/cases/built-documents";
import { createPdf } from "../../tests/cases/create-pdf";
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

test.each([
  ["a heavy page", 310 * 1024, true],
  ["a heavy document of light pages", 2.1 * 1024 * 1024, true],
  ["light pages", 290 * 1024, false],
])("reads %s", async (_what, size, isHeavy) => {
  const bytes = Buffer.concat([createPdf(), Buffer.alloc(size, "%")]);
  const { content } = await readDocument("order.pdf", bytes, { withContent: true });
  const found = content ? findDocumentWarnings("order.pdf", content) : [];
  const heavy = found.filter(({ key }) => key === "pdf-heavy");
  expect(heavy).toHaveLength(isHeavy ? 1 : 0);
  for (const one of heavy) expect(formatMessage(one, "hi")).toMatch(/order\.pdf \d+ KB .*: 2G पर खुलने में \d+ सेकंड/u);
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

/** A PDF with a text on its page. */
const onPage = (content: string) =>
  createPdf({
    page: "/Resources<</Font<</F 5 0 R>>>>",
    content: `BT /F 12 Tf 14 TL 9 700 Td ${content} ET`,
    more: ["<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"],
  });
const packed = (dictionary: string, text: string) => {
  const data = deflateSync(text).toString("latin1");
  return `<<${dictionary}/Filter/FlateDecode/Length ${data.length}>>\nstream\n${data}\nendstream`;
};
const note = "<</Type/Annot/Subtype/Text/Rect[9 9 20 20]";
const utf16 = `<FEFF${Buffer.from("2341 2341 2346", "utf16le").swap16().toString("hex")}>`;
const shown = onPage("(2341 2341 2346) Tj").toString("latin1");

/** The places of a PDF, as docs/reviewers.md lists them. */
test.each<[place: string, bytes: Uint8Array]>([
  ["page", onPage("(2341 2341 2346) Tj")],
  ["page, digit by digit", onPage(Array.from("234123412346", (digit) => `(${digit}) Tj 14 0 Td`).join(" "))],
  ["page, on lines of their own", onPage("(2341) Tj T* (2341) Tj T* (2346) Tj")],
  ["note in UTF-16", createPdf({ page: `/Annots[${note}/Contents ${utf16}>>]` })],
  [
    "metadata",
    createPdf({ catalog: "/Metadata 5 0 R", more: [packed("/Type/Metadata/Subtype/XML", "<d>234123412346</d>")] }),
  ],
  ["text that stands for a part of a page", createPdf({ more: [packed("", `/Span<</ActualText ${utf16}>>BDC EMC`)] })],
  [
    "earlier revision",
    Buffer.from(
      `${shown}4 0 obj\n<</Length 0>>\nstream\n\nendstream\nendobj\nxref\n4 1\n${String(shown.length).padStart(10, "0")} 00000 n \ntrailer\n<</Root 1 0 R/Size 8/Prev ${/startxref\n(\d+)/u.exec(shown)?.[1]}>>\nstartxref\n${shown.length + 52}\n%%EOF\n`,
      "latin1",
    ),
  ],
  ["encrypted notes", readFileSync(path.join(cases, "warned", "encrypted-note.pdf"))],
  ...Object.entries(builtDocuments.placesOfPdf),
])("warns of a number in a PDF's %s", async (_place, bytes) => {
  const { content, fault } = await readDocument("list.pdf", bytes, { withContent: true });
  expect(fault).toBeUndefined();
  expect(content && keysOf(findDocumentWarnings("list.pdf", content))).toContain("pdf-aadhaar");
});

/** The places of a workbook beside its cells, as docs/reviewers.md lists them. */
test.each(Object.entries(builtDocuments.placesOfWorkbook))(
  "warns of a number in a workbook's %s",
  async (_place, bytes) => {
    const { content } = await readDocument("list.xlsx", bytes, { withContent: true });
    expect(content && keysOf(findDocumentWarnings("list.xlsx", content))).toEqual(["pdf-aadhaar"]);
  },
);

test("does not count a cell's text twice, and names copies of other data", async () => {
  const cell = '<sheetData><row><c t="s"><v>0</v></c></row></sheetData>';
  const bytes = makeWorkbook({
    sheets: { A: cell },
    strings: ["2341 2341 2346"],
    related: { pivotCacheDefinition: "p1.xml", externalLink: "e1.xml" },
  });
  const { content } = await readDocument("list.xlsx", bytes, { withContent: true });
  expect(content && findDocumentWarnings("list.xlsx", content).map(({ values }) => values)).toEqual([
    { found: "list.xlsx", parts: "p1.xml, e1.xml" },
    { found: "list.xlsx", count: 1 },
  ]);
});
