import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { parseDocument } from "yaml";
import * as z from "zod";
import type { ReadEntry } from "../../src/content";
import { documentsFolder } from "../../src/content/folders";
import { computeSha256 } from "../../src/content/sha256";
import { toDigits } from "../../src/language/digits";
import { formatOfficialDay } from "../../src/language/written-dates";
import type { Collection } from "../../src/schema/collection";
import { getDescription } from "../../src/schema/description";
import { byTextCode } from "../../src/schema/fields";
import { chooseText, type LocaleCode, type LocalizedTexts, localeCodes } from "../../src/site/locales";
import { withMarkWidths } from "./mark-widths";
import { type PrintedSheet, renderSheetPage } from "./sheet";

const texts = byTextCode(() => z.string().optional());
const text = z.object(texts);

/** The fields of an entry that its printed document shows. */
const printable = z.object({
  specimen: z.boolean(),
  title: text.optional(),
  parties: text.optional(),
  number: z.string().optional(),
  reference: z.string().optional(),
  published: z.string().optional(),
  year: z.number().optional(),
  grade: z.number().optional(),
  document: z.string().optional(),
  printed: z.string().optional(),
  body: z.object(texts),
});

/** The names of the council and its government in a letterhead. */
export interface Letterhead {
  readonly name: LocalizedTexts;
  readonly government: LocalizedTexts;
}

/** The result of printing an entry. `foreign`: its document was not printed from its text, and is not replaced. */
export type Printing = "printed" | "unchanged" | "foreign" | "without-text";

/** The languages of printed documents. The first with a text is that of the issued document: Hindi, if available. */
const issueOrder = localeCodes.toSorted((one, other) => rankOf(one) - rankOf(other));

function rankOf(code: LocaleCode): number {
  return code === "hi" ? 0 : code === "en" ? 2 : 1;
}

/**
 * Prints the text of an entry in each of its languages. Writes the names of the documents and a digest of the printed
 * text into the entry's file. Changes nothing if the text has not changed since the last print.
 *
 * @param mayReplace whether a document that was not printed from the text may be replaced
 * @param browser starts the browser; called only if something is printed
 */
export async function printEntry(
  root: string,
  { collection, name: key, file, value }: ReadEntry,
  letterhead: Letterhead,
  mayReplace: boolean,
  browser: () => Promise<Browser>,
): Promise<Printing> {
  // Only collections with the field `printed` have printed documents; pages do not.
  const fields = "printed" in collection.schema.shape ? printable.safeParse(value).data : undefined;
  const languages = issueOrder.filter((code) => fields?.body[code] !== undefined);
  if (!fields || languages.length === 0) return "without-text";
  const { document, printed, published, year } = fields;
  const day = published ?? `${year ?? new Date().getUTCFullYear()}-01-01`;
  const pages = languages.map((language) => renderSheetPage(sheetOf(collection, fields, language, letterhead)));
  const digest = computeSha256(Buffer.from(pages.join("\n"))).slice(0, 16);
  if (printed === digest) return "unchanged";
  if (document !== undefined && printed === undefined && !mayReplace) return "foreign";
  const base = (document ?? `${collection.name}-${key}.pdf`).replace(/\.[a-z]+$/u, "");
  const names = languages.map((language, place) => (place === 0 ? `${base}.pdf` : `${base}-${language}.pdf`));
  for (const [place, page] of pages.entries()) {
    const pdf = await printSheet(await browser(), page, day);
    writeFileSync(path.join(root, documentsFolder, names[place] ?? ""), pdf);
  }
  const source = parseDocument(readFileSync(path.join(root, file), "utf8"));
  const [issued, ...others] = names;
  source.set("document", issued);
  source.delete("otherLanguages");
  if (others.length > 0)
    source.set("otherLanguages", Object.fromEntries(others.map((name, place) => [languages[place + 1], name])));
  source.set("printed", digest);
  writeFileSync(path.join(root, file), source.toString({ lineWidth: 0 }));
  return "printed";
}

function sheetOf(
  { schema: { shape }, label }: Collection,
  fields: z.output<typeof printable>,
  language: LocaleCode,
  { name, government }: Letterhead,
): PrintedSheet {
  const within = (texts: LocalizedTexts | undefined) => (texts && chooseText(texts, language)?.text) ?? "";
  const fact = (field: "number" | "reference" | "published", value: string | undefined) => {
    const described = shape[field];
    return value === undefined || !described ? [] : [{ label: within(getDescription(described).label), value }];
  };
  // A syllabus has no title; its class identifies it.
  const titleOfClass = () => {
    const { grade } = shape;
    const words = [within(label), within(grade && getDescription(grade).label), fields.grade];
    return toDigits(words.join(" "), language);
  };
  return {
    language,
    title: within(fields.title ?? fields.parties) || titleOfClass(),
    council: within(name),
    government: within(government),
    isSpecimen: fields.specimen,
    facts: [
      ...fact("number", fields.number),
      ...fact("reference", fields.reference),
      ...fact("published", fields.published && formatOfficialDay(fields.published, language)),
    ],
    text: fields.body[language] ?? "",
  };
}

/**
 * Prints an HTML page as a tagged PDF with text that can be searched and copied. The document's day replaces the times
 * of printing, so that equal texts produce equal bytes.
 */
async function printSheet(browser: Browser, html: string, day: string): Promise<Buffer> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, tagged: true, outline: true });
  await context.close();
  return Buffer.from(withMarkWidths(withDay(pdf.toString("latin1"), day)), "latin1");
}

/** Sets the creation and modification times of a PDF to a day, YYYY-MM-DD. Their fixed length keeps offsets valid. */
function withDay(pdf: string, day: string): string {
  return pdf.replace(/(\/(?:Creation|Mod)Date \(D:)\d{14}/gu, `$1${day.replaceAll("-", "")}000000`);
}
