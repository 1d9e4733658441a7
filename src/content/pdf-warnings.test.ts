import { readFileSync } from "node:fs";
import path from "node:path";
import { clerkLanguages, formatMessage } from "../messages";
import type { LocaleCode } from "../site/locales";
import { readDocument } from "./document-faults";
import { findPdfWarnings } from "./pdf-warnings";

const cases = path.resolve("tests", "cases", "pdf");

async function readWarnings(name: string, stated?: LocaleCode, folder = "warned") {
  const file = `${name}.pdf`;
  const bytes = readFileSync(path.join(cases, folder, file));
  const { content, fault } = await readDocument(file, bytes, { withContent: true });
  expect(fault).toBeUndefined();
  return content ? findPdfWarnings(file, content, stated) : [];
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
