import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import { samplePdf } from "../../tests/cases/sample";
import { formatMessage } from "../messages";
import { readDocument } from "./document-faults";

/** A PDF written by qpdf. */
const written = (name: string) => readFileSync(path.resolve("tests", "cases", "pdf", `${name}.pdf`));

/** A council document without a tenth of its bytes. */
function withZeros(from: number): Buffer {
  const folder = path.resolve("tests", "council", "static", "documents");
  const name = readdirSync(folder).find((file) => file.endsWith(".pdf")) ?? "";
  const bytes = readFileSync(path.join(folder, name));
  return bytes.fill(0, Math.floor(bytes.length * from), Math.floor(bytes.length * (from + 0.1)));
}

async function readFault(name: string, bytes: Uint8Array): Promise<string | undefined> {
  const { fault } = await readDocument(name, bytes);
  return fault && formatMessage(fault, "en");
}

test.each([
  ["a plain PDF", Buffer.from(samplePdf)],
  ["a linearized PDF", written("linearized")],
  ["a PDF whose owner forbids printing", written("owner-password")],
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

const workbook = { "[Content_Types].xml": strToU8("<Types/>"), "xl/workbook.xml": strToU8("<workbook/>") };

test.each([
  ["a workbook", zipSync(workbook), undefined],
  ["a workbook with macros", zipSync({ ...workbook, "xl/vbaProject.bin": strToU8("x") }), "xl/vbaProject.bin"],
  [
    "a workbook with a file inside",
    zipSync({ ...workbook, "xl/embeddings/a.bin": strToU8("x") }),
    "xl/embeddings/a.bin",
  ],
  ["a workbook that is cut off", zipSync(workbook).subarray(0, 150), "does not open"],
  ["a web page", Buffer.from("<html>xl/workbook.xml"), "is not XLSX inside"],
])("reads %s", async (_what, bytes, reason) => {
  const fault = await readFault("list.xlsx", bytes);
  expect(fault ?? "").toContain(reason ?? "");
  expect(fault === undefined).toBe(reason === undefined);
});

test("refuses a CSV that is not text", async () => {
  expect(await readFault("list.csv", Buffer.from("name\n\u0939", "utf16le"))).toMatch(/not text in UTF-8/u);
  expect(await readFault("list.csv", Buffer.from("name\nहिन्दी\n"))).toBeUndefined();
});
