import { readFileSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
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
test.each([
  ["page", onPage("(2341 2341 2346) Tj")],
  ["page, digit by digit", onPage(Array.from("234123412346", (digit) => `(${digit}) Tj 14 0 Td`).join(" "))],
  ["page, on lines of their own", onPage("(2341) Tj T* (2341) Tj T* (2346) Tj")],
  ["note", createPdf({ page: `/Annots[${note}/Contents(Number 2341\\0402341 2346)>>]` })],
  ["note in UTF-16", createPdf({ page: `/Annots[${note}/Contents ${utf16}>>]` })],
  ["form", createPdf({ catalog: "/AcroForm<</Fields[5 0 R]>>", more: ["<</FT/Tx/T(uid)/V(234123412346)>>"] })],
  ["bookmark", createPdf({ catalog: "/Outlines<</First 5 0 R>>", more: ["<</Title(2341 2341 2346)>>"] })],
  ["property", createPdf({ trailer: "/Info 5 0 R", more: ["<</Subject(2341 2341 2346)>>"] })],
  [
    "metadata",
    createPdf({ catalog: "/Metadata 5 0 R", more: [packed("/Type/Metadata/Subtype/XML", "<d>234123412346</d>")] }),
  ],
  ["address of a link", createPdf({ page: `/Annots[${note}/A<</S/URI/URI(https://a.in/2341-2341-2346)>>>>]` })],
  ["text that stands for a picture", createPdf({ catalog: "/StructTreeRoot<</K<</Alt(2341 2341 2346)>>>>" })],
  ["text that stands for a part of a page", createPdf({ more: [packed("", `/Span<</ActualText ${utf16}>>BDC EMC`)] })],
  [
    "earlier revision",
    Buffer.from(
      `${shown}4 0 obj\n<</Length 0>>\nstream\n\nendstream\nendobj\nxref\n4 1\n${String(shown.length).padStart(10, "0")} 00000 n \ntrailer\n<</Root 1 0 R/Size 8/Prev ${/startxref\n(\d+)/u.exec(shown)?.[1]}>>\nstartxref\n${shown.length + 52}\n%%EOF\n`,
      "latin1",
    ),
  ],
  ["encrypted notes", readFileSync(path.join(cases, "warned", "encrypted-note.pdf"))],
])("warns of a number in a PDF's %s", async (_place, bytes) => {
  const { content, fault } = await readDocument("list.pdf", bytes, { withContent: true });
  expect(fault).toBeUndefined();
  expect(content && keysOf(findDocumentWarnings("list.pdf", content))).toContain("pdf-aadhaar");
});

const aadhaar = "2341 2341 2346";
const part = (name: string, xml: string) => ({ parts: { [name]: xml } });
const sheet = (xml: string) => ({ sheets: { A: xml } });

/** The places of a workbook beside its cells, as docs/reviewers.md lists them. */
test.each([
  ["text box", part("xl/drawings/d.xml", `<wsDr><sp><p><r><t>2341 2341</t></r><r><t> 2346</t></r></p></sp></wsDr>`)],
  ["picture's description", part("xl/drawings/d.xml", `<wsDr><cNvPr descr="${aadhaar}"/></wsDr>`)],
  ["old drawing", part("xl/drawings/v.vml", `<xml><div>${aadhaar}<br></div></xml>`)],
  ["comment", part("xl/comments1.xml", `<comments><comment><text><t>${aadhaar}</t></text></comment></comments>`)],
  ["chart", part("xl/charts/c.xml", `<chartSpace><strCache><pt><v>${aadhaar}</v></pt></strCache></chartSpace>`)],
  ["property", part("docProps/core.xml", `<coreProperties><subject>${aadhaar}</subject></coreProperties>`)],
  ["pivot cache", part("xl/p.xml", `<pivotCacheRecords><r><s v="234123412346"/></r></pivotCacheRecords>`)],
  ["other workbook", part("xl/e.xml", `<externalLink><cell><v>234123412346</v></cell></externalLink>`)],
  ["address of a link", part("xl/sheets/_rels/0.xml.rels", `<x><Relationship Target="https://a.in/${aadhaar}"/></x>`)],
  ["header", sheet(`<sheetData/><headerFooter><oddHeader>&amp;L${aadhaar}</oddHeader></headerFooter>`)],
  ["allowed value", sheet(`<dataValidation><formula1>"${aadhaar},x"</formula1></dataValidation>`)],
  ["prompt", sheet(`<dataValidation prompt="${aadhaar}"/>`)],
  ["formula", sheet(`<sheetData><row><c t="str"><f>"${aadhaar}"&amp;""</f><v/></c></row></sheetData>`)],
  ["name of a sheet", { sheets: { [aadhaar]: "" } }],
  ["left-over string", { sheets: { A: "" }, strings: ["used", aadhaar] }],
])("warns of a number in a workbook's %s", async (_place, workbook) => {
  const { content } = await readDocument("list.xlsx", makeWorkbook({ sheets: { A: "" }, ...workbook }), {
    withContent: true,
  });
  expect(content && keysOf(findDocumentWarnings("list.xlsx", content))).toEqual(["pdf-aadhaar"]);
});

test("does not count a cell's text twice, and names copies of other data", async () => {
  const cell = '<sheetData><row><c t="s"><v>0</v></c></row></sheetData>';
  const bytes = makeWorkbook({
    ...sheet(cell),
    strings: [aadhaar],
    related: { pivotCacheDefinition: "p1.xml", externalLink: "e1.xml" },
  });
  const { content } = await readDocument("list.xlsx", bytes, { withContent: true });
  expect(content && findDocumentWarnings("list.xlsx", content).map(({ values }) => values)).toEqual([
    { found: "list.xlsx", parts: "p1.xml, e1.xml" },
    { found: "list.xlsx", count: 1 },
  ]);
});
