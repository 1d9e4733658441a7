import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";
import { builtDocuments } from "../../tests/cases/built-documents";
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

test.each<[what: string, bytes: Uint8Array, ...words: string[]]>([
  ["a plain PDF", Buffer.from(samplePdf)],
  ["a linearized PDF", written("linearized")],
  ["a PDF whose owner forbids printing", written("owner-password")],
  ["a PDF in a printing job", Buffer.concat([Buffer.from("\x1b%-12345X@PJL JOB\n@PJL ENTER\r\n"), createPdf()])],
  ["a large image", createPdf({ more: [stream("/Subtype/Image/Filter/FlateDecode", packedZeros)] })],
  ...builtDocuments.accepted,
])("accepts %s", async (_what, bytes) => {
  expect(await readFault("order.pdf", bytes)).toBeUndefined();
});

test.each<[what: string, bytes: Uint8Array, reason: RegExp | string, name?: string]>([
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
  ["has a page tree without a page", Buffer.from(samplePdf.replace("[3 0 R] /Count 1", "[] /Count 0")), /has no page/u],
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
  ...builtDocuments.refused,
])("refuses a PDF that %s", async (_what, bytes, reason) => {
  expect(await readFault("order.pdf", bytes)).toMatch(reason);
});

const sheets = { A: '<sheetData><row><c t="str"><v>x</v></c></row></sheetData>' };
const large = `<sheetData><row><c t="str"><v>${" ".repeat(110 * 1024 * 1024)}</v></c></row></sheetData>`;

test.each<[what: string, bytes: Uint8Array, reason: string, name?: string]>([
  ["a workbook that is cut off", makeWorkbook({ sheets }).subarray(0, 150), "is not XLSX inside"],
  ["a workbook of unreadable parts", zipSync({ "xl/workbook.xml": strToU8("<workbook") }), "does not open"],
  ["a workbook that unpacks to 110 MB", makeWorkbook({ sheets: { A: large } }), "unpacks to more than 100 MB"],
  ["a web page", Buffer.from("<html>xl/workbook.xml"), "is not XLSX inside"],
  ["a CSV in UTF-16", Buffer.from("name\n\u0939", "utf16le"), "not text in UTF-8", "list.csv"],
  ...builtDocuments.csv,
  ...builtDocuments.workbooks,
])("reads %s", async (_what, bytes, reason, name = "list.xlsx") => {
  const fault = await readFault(name, bytes);
  expect(fault ?? "").toContain(reason);
  expect(fault === undefined).toBe(reason === "");
});
