/**
 * `npm run generate:specimens`: makes the document behind every specimen entry of `content/`, as a small tagged PDF in
 * `static/documents`. A document that is right already is left alone. Ends with 1, and says why, where the content has
 * errors afterwards: an entry that cannot be read has no document made for it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { countErrors, readContent, report } from "../src/content";
import { documentsFolder } from "../src/content/folders";
import { browserArguments, ensureBrowser } from "./setup/browser";
import { detailsOf, textIn } from "./specimens/details";
import { councilName, type SpecimenDocument, specimenDocuments } from "./specimens/entries";
import { finishPdf } from "./specimens/finish-pdf";
import { paper } from "./specimens/paper";
import { languageOf } from "./specimens/wording";

const root = process.cwd();

async function make(page: Page, specimen: SpecimenDocument, council: ReturnType<typeof councilName>): Promise<Buffer> {
  const language = specimen.language ?? languageOf(specimen.name);
  await page.setContent(paper(textIn(council, language), detailsOf(specimen, language), language));
  await page.evaluate(() => document.fonts.ready);
  const printed = await page.pdf({ tagged: true, outline: true, preferCSSPageSize: true });
  const { bytes, text } = finishPdf(printed);
  const letters = (words: string) => words.normalize("NFC").replace(/\s/gu, "");
  if (letters(text) !== letters((await page.textContent("body")) ?? "")) {
    throw new Error(`The text of ${specimen.name} cannot be read out of its PDF again.`);
  }
  return bytes;
}

async function makeAll(): Promise<string> {
  const reading = readContent(root);
  const council = councilName(reading);
  const specimens = specimenDocuments(reading.entries);
  const folder = path.join(root, documentsFolder);
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserArguments] });
  const sizes: number[] = [];
  let written = 0;
  try {
    const page = await browser.newPage();
    for (const specimen of specimens) {
      const file = path.join(folder, specimen.name);
      const bytes = await make(page, specimen, council);
      sizes.push(bytes.length);
      if (existsSync(file) && readFileSync(file).equals(bytes)) continue;
      writeFileSync(file, bytes);
      written++;
    }
  } finally {
    await browser.close();
  }
  const largest = Math.ceil(Math.max(0, ...sizes) / 1024);
  return `${specimens.length} specimen documents, ${written} written, the largest ${largest} KB.`;
}

async function main(): Promise<void> {
  console.log(await makeAll());
  const { problems } = readContent(root);
  if (countErrors(problems) === 0) return;
  console.error(report(problems, { language: "en", format: "terminal" }));
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
