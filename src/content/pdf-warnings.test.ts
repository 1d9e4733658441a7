import { readFileSync } from "node:fs";
import path from "node:path";
import { clerkLanguages } from "./clerk-languages";
import { worded } from "./messages";
import { findPdfWarnings } from "./pdf-warnings";

const warned = path.resolve("tests", "cases", "pdf", "warned");

async function readWarnings(name: string): Promise<string[]> {
  const warnings = await findPdfWarnings(`${name}.pdf`, readFileSync(path.join(warned, `${name}.pdf`)));
  return warnings.map(({ key }) => key);
}

test.each([
  ["a tagged PDF with title and language", "tagged", []],
  ["a PDF without tags", "untagged", ["pdf-untagged", "pdf-title-or-language"]],
  ["a scan", "scan", ["pdf-scan", "pdf-untagged", "pdf-title-or-language"]],
  ["text of a legacy font", "legacy", ["pdf-legacy-text"]],
  ["a legacy font by its name, in an object stream", "legacy-font", ["pdf-legacy-font"]],
  ["people with their dates of birth and an Aadhaar number", "people", ["pdf-aadhaar", "pdf-births"]],
  ["roll numbers with as many digits", "roll", []],
])("reads %s", async (_what, name, keys) => {
  expect(await readWarnings(name)).toEqual(keys);
});

test("names the count and what to do, in both languages", async () => {
  const [scan] = await findPdfWarnings("scan.pdf", readFileSync(path.join(warned, "scan.pdf")));
  const texts = clerkLanguages.map((language) => scan && worded(scan, language));
  expect(texts.join(" ")).toMatch(/1 of 1 pages have no text.*OCR/u);
  expect(texts.join(" ")).toMatch(/1 में से 1 पृष्ठों में पाठ नहीं है/u);
});
