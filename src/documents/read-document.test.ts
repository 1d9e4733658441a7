import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { createPdf } from "../../tests/cases/create-pdf";
import { samplePdf } from "../../tests/cases/sample";
import { makeWorkbook } from "../../tests/sheets/workbook";
import { formatMessage } from "../messages";
import { readDocument } from "./read-document";

/** A PDF written by qpdf. */
const written = (name: string) => readFileSync(path.resolve("tests", "cases", "pdf", `${name}.pdf`));

/** A council document without a tenth of its bytes. */
function withZeros(from: number): Buffer {
  const folder = path.resolve("tests", "council", "static", "documents");
  const name = readdirSync(folder).find((file) => file.endsWith(".pdf")) ?? "";
  const bytes = readFileSync(path.join(folder, name));
  return bytes.fill(0, Math.floor(bytes.length * from), Math.floor(bytes.length * (from + 0.1)));
}

const stream = (dictionary: string, data: Uint8Array | string) =>
  `<<${dictionary}/Length ${data.length}>>\nstream\n${Buffer.from(data).toString("latin1")}\nendstream`;

/** More zeros than a document may unpack to, packed to a thousandth. */
const packedZeros = deflateSync(new Uint8Array(70 * 1024 * 1024));

async function readFault(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const { fault } = await readDocument(name, bytes);
  return fault && formatMessage(fault, "en");
}

test.each([
  ["a plain PDF", Buffer.from(samplePdf)],
  ["a linearized PDF", written("linearized")],
  ["a PDF whose owner forbids printing", written("owner-password")],
  ["a PDF with a script in its words", createPdf({ content: "BT (HTML/CSS/JavaScript \\( /S /Launch) Tj ET" })],
  ["a link to /Launch", createPdf({ page: "/Annots[<</Subtype/Link/A<</S/URI/URI(https://a.example/Launch)>>>>]" })],
  ["a PDF that opens at a page", createPdf({ catalog: "/OpenAction[3 0 R/Fit]" })],
  ["a PDF that goes to its page", createPdf({ catalog: "/OpenAction<</S/GoTo/D[3 0 R/Fit]>>" })],
  ["fonts named like fields of actions", createPdf({ page: "/Resources<</Font<</JS 4 0 R/EF 4 0 R>>>>" })],
  ["a PDF without its end marker", createPdf({ end: "" })],
  ["a PDF with bytes of a copier at its end", createPdf({ end: "%%EOF\n\x1b%-12345X@PJL EOJ\nKM-7\0\x1b" })],
  ["a PDF in a printing job", Buffer.concat([Buffer.from("\x1b%-12345X@PJL JOB\n@PJL ENTER\r\n"), createPdf()])],
  ["a large image", createPdf({ more: [stream("/Subtype/Image/Filter/FlateDecode", packedZeros)] })],
])("accepts %s", async (_what, bytes) => {
  expect(await readFault("order.pdf", bytes)).toBeUndefined();
});

test.each([
  ["is cut off", Buffer.from(samplePdf.slice(0, -10)), /is cut off/u],
  ["ends in zeros", Buffer.concat([Buffer.from(samplePdf).subarray(0, 60), Buffer.alloc(500)]), /is cut off/u],
  ["has zeros in place of a font", withZeros(0.6), /does not open/u],
  ["has zeros in place of its text", withZeros(0.2), /does not open/u],
  [
    "has zeros in place of a page",
    Buffer.from(samplePdf.replace(/^3 0 obj[\s\S]*?endobj/mu, (all) => "\0".repeat(all.length))),
    /does not open/u,
  ],
  ["has HTML behind its end", Buffer.from(`${samplePdf}<script>1</script>`), /other content behind its end/u],
  ["has HTML before its beginning", Buffer.from(`<script>1</script>${samplePdf}`), /is not PDF inside/u],
  ["is a picture", Buffer.from("89504e470d0a1a0a", "hex"), /is not PDF inside/u],
  [
    "has no end and no whole table",
    Buffer.from(createPdf({ end: "" }).toString("latin1").replace("4 0 obj", "4 0 abc"), "latin1"),
    /is cut off/u,
  ],
  ["has HTML behind a whole table", createPdf({ end: "%%EOF\n<script>1</script>" }), /is cut off/u],
  ["has a page tree without a page", Buffer.from(samplePdf.replace("[3 0 R] /Count 1", "[] /Count 0")), /has no page/u],
  ["runs a script by a rendition", createPdf({ page: "/AA<</O<</S/Rendition/JS(1)>>>>" }), /JavaScript/u],
  ["sends a form", createPdf({ page: "/Annots[<</A<</S/GoTo/Next[<</S/SubmitForm>>]>>>>]" }), /SubmitForm/u],
  [
    "carries a file without a type",
    createPdf({ catalog: "/AF[<</F(a)/EF<</F 5 0 R>>>>]", more: [stream("", "x")] }),
    /Embed/u,
  ],
  [
    "opens a site",
    createPdf({ catalog: "/OpenAction 5 0 R", more: ["<</S/URI/URI(https://a.example)>>"] }),
    /OpenAction URI/u,
  ],
  [
    "opens another file with a page",
    createPdf({ page: "/AA 5 0 R", more: ["<</O<</S/Named/Next<</S/GoToR>>>>>>"] }),
    /GoToR/u,
  ],
  [
    "hides a script in an object stream of another encoding",
    createPdf({
      catalog: "/OpenAction 6 0 R",
      more: [
        stream(
          "/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode",
          `${Buffer.from("6 0 <</S/Launch>>").toString("hex")}>`,
        ),
      ],
    }),
    /ObjStm/u,
  ],
  [
    "unpacks beyond the limit",
    createPdf({ more: [stream("/Filter/FlateDecode", packedZeros)] }),
    /unpacks to more than/u,
  ],
  [
    "unpacks twice",
    createPdf({ more: [stream("/Filter[/Fl/Fl]", deflateSync(packedZeros))] }),
    /unpacks to more than/u,
  ],
  ["has no page", Buffer.from("%PDF-1.7\n%%EOF\n"), /does not open/u],
  ["asks for a password", written("password"), /asks for a password/u],
  ["runs a script", written("script-in-object-stream"), /JavaScript/u],
  ["runs a script and is encrypted", written("script-encrypted"), /JavaScript/u],
  [
    "hides the name of a script",
    Buffer.from(samplePdf.replace("/Pages 2", "/AA<</O<</S/J#61vaScript>>>>/Pages 2")),
    /Java/u,
  ],
  ["starts a program", written("launch-in-object-stream"), /Launch/u],
  ["carries a file", written("attachment"), /EmbeddedFile/u],
  ["has a form of XFA", written("xfa"), /XFA/u],
])("refuses a PDF that %s", async (_what, bytes, reason) => {
  expect(await readFault("order.pdf", bytes)).toMatch(reason);
});

const cells = (...texts: string[]) => `<row>${texts.map((text) => `<c t="str"><v>${text}</v></c>`).join("")}</row>`;
const sheets = { A: `<sheetData>${cells("x")}</sheetData>` };
const withFormula = (formula: string) => `<sheetData><row><c t="str"><f>${formula}</f><v>x</v></c></row></sheetData>`;
const large = `<sheetData><row><c t="str"><v>${" ".repeat(110 * 1024 * 1024)}</v></c></row></sheetData>`;

test.each([
  ["a workbook", makeWorkbook({ sheets }), undefined],
  ["a workbook with macros", makeWorkbook({ sheets, parts: { "xl/vbaProject.bin": "x" } }), "xl/vbaProject.bin"],
  [
    "a workbook with a file inside",
    makeWorkbook({ sheets, parts: { "xl/embeddings/a.bin": "x" } }),
    "xl/embeddings/a.bin",
  ],
  ["a workbook that is cut off", makeWorkbook({ sheets }).subarray(0, 150), "is not XLSX inside"],
  ["a workbook of unreadable parts", zipSync({ "xl/workbook.xml": strToU8("<workbook") }), "does not open"],
  ["a workbook that unpacks to 110 MB", makeWorkbook({ sheets: { A: large } }), "unpacks to more than 100 MB"],
  ["a web page", Buffer.from("<html>xl/workbook.xml"), "is not XLSX inside"],
])("reads %s", async (_what, bytes, reason) => {
  const fault = await readFault("list.xlsx", bytes);
  expect(fault ?? "").toContain(reason ?? "");
  expect(fault === undefined).toBe(reason === undefined);
});

test.each([
  ["text", "name\nहिन्दी\n", undefined],
  ["numbers and signs", "name,phone\n-5,+91 135 271\n- see note (a),@home\n=,'=1+1", undefined],
  ["UTF-16", Buffer.from("name\n\u0939", "utf16le"), "not text in UTF-8"],
  ["a formula", "name\nx,=1+1", "begins like a formula (=1"],
  ["a formula after a sign", "name\n+SUM(A1:A2)", "begins like a formula (+SUM("],
  ["a command", "name\n@x|'/c calc'!A0", "begins like a formula (@x|"],
])("reads a CSV of %s", async (_what, text, reason) => {
  const fault = await readFault("list.csv", Buffer.from(text));
  expect(fault ?? "").toContain(reason ?? "");
  expect(fault === undefined).toBe(reason === undefined);
});

test.each([
  [
    "of macros under another name",
    {
      parts: {
        "[Content_Types].xml":
          '<Types><Override ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
      },
    },
    "macroEnabled",
  ],
  ["of a connection", { related: { connections: "c.xml" } }, "connections"],
  ["of an object", { related: { oleObject: "o.bin" } }, "oleObject"],
  [
    "of a picture from a site",
    {
      parts: {
        "xl/d.xml.rels": '<x><Relationship Type="a/image" TargetMode="External" Target="https://a.example"/></x>',
      },
    },
    "a.example",
  ],
  [
    "of a link to a program",
    { parts: { "xl/e.xml": '<externalLink><ddeLink ddeService="cmd"/></externalLink>' } },
    "ddeLink",
  ],
  [
    "of a name that asks a site",
    { parts: { "xl/n.xml": "<x><definedName>_xlfn.WEBSERVICE(A1)</definedName></x>" } },
    "WEBSERVICE",
  ],
  ["of a command", { sheets: { A: withFormula("cmd|'/c calc'!A1") } }, "cmd|"],
  ["of a picture by formula", { sheets: { A: withFormula('1+_xlfn.IMAGE("https://a.example")') } }, "IMAGE"],
  [
    "of usual formulas",
    { sheets: { A: withFormula(`SUM('a|b'!A1)&amp;"x|y"&amp;HYPERLINK("https://a.in")`) } },
    undefined,
  ],
  ["of a link and form controls", { related: { hyperlink: "x", ctrlProp: "y" } }, undefined],
] as const)("reads a workbook %s", async (_what, parts, reason) => {
  const fault = await readFault("list.xlsx", makeWorkbook({ sheets, ...parts }));
  expect(fault ?? "").toContain(reason ?? "");
  expect(fault === undefined).toBe(reason === undefined);
});
