import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { parse, stringify } from "yaml";
import * as z from "zod";
import {
  contentFolder,
  documentsFolder,
  entryEnding,
  languagesFile,
  oldPathsSource,
  staticFolder,
} from "../../src/content/folders";
import { toDigits } from "../../src/language/digits";
import { isGroup } from "../../src/site/merge";
import { createPdf } from "../cases/create-pdf";
import { writerIn } from "../temporary-folder";

const source = path.resolve(__dirname, "..", "hindi-council");

/** A word of each language, by key: a value of a vocabulary, or a part of texts. */
const words = z.record(z.string(), z.record(z.string(), z.tuple([z.string(), z.string()])));

/** The data that the council is made of. */
const council = z
  .strictObject({
    languages: z.array(z.looseObject({ code: z.string() })),
    vocabularies: words,
    collections: z.record(z.string(), z.looseObject({})),
    words,
    "site.yaml": z.looseObject({ siteAddress: z.string() }),
    redirects: z.record(z.string(), z.string()),
    entries: z.record(z.string(), z.strictObject({ count: z.number(), entry: z.looseObject({}) })),
  })
  .parse(parse(readFileSync(path.join(source, "council.yaml"), "utf8")));

/** The picture of its entries, which is one of the first council. */
const picture = path.resolve(source, "..", "council", documentsFolder, "portrait-test-specimen.jpg");

/** Every how many entries there is an English text, and every how many there is no document. */
const [everyEnglish, everyWithout] = [3, 4] as const;

/** The number of entries of the council, without its pages and vocabularies. */
export const hindiEntries = Object.values(council.entries).reduce((sum, { count }) => sum + count, 0);

/** The Hindi and English names of the values of a vocabulary. */
export const getOwnValues = (vocabulary: string) => Object.values(council.vocabularies[vocabulary] ?? {});

/**
 * Makes the second council for tests in a folder that has pages and messages: Hindi first, most entries in Hindi alone, with
 * values, documents, redirects and an emblem that no other council has. Equal data make equal files.
 */
export function writeHindiCouncil(root: string): void {
  const write = writerIn(root);
  for (const folder of [contentFolder, `${contentFolder}/tables`])
    for (const name of readdirSync(path.join(root, folder)))
      if (!["locales", "pages", "tables", ".translated"].includes(name))
        rmSync(path.join(root, folder, name), { recursive: true });
  rmSync(path.join(root, contentFolder, "tables"), { recursive: true });
  rmSync(path.join(root, documentsFolder), { recursive: true, force: true });
  // Its languages are without Sanskrit, so it has no list of verses.
  rmSync(path.join(root, contentFolder, "pages", `verses${entryEnding}`), { force: true });
  write(languagesFile, stringify(council.languages));
  write(`${contentFolder}/site.yaml`, stringify({ key: "site", ...council["site.yaml"] }));
  const rows = Object.entries(council.redirects).map(([from, to]) => `${from},${to}\n`);
  write(oldPathsSource, `from,to\n${rows.join("")}`);
  mkdirSync(path.join(root, staticFolder, "brand"), { recursive: true });
  copyFileSync(path.join(source, "emblem.svg"), path.join(root, staticFolder, "brand", "emblem.svg"));
  for (const [key, values] of Object.entries(council.vocabularies))
    write(`${contentFolder}/vocabularies/${key}${entryEnding}`, stringify(createVocabulary(key, values)));
  for (const [key, list] of Object.entries(council.collections))
    write(`${contentFolder}/collections/${key}${entryEnding}`, stringify({ key, ...list }));
  for (const [folder, { count, entry }] of Object.entries(council.entries))
    for (let number = 1; number <= count; number += 1) {
      const key = `${path.posix.basename(folder)}-${number}`;
      const value = dropRare(fill(stringify(entry), key, number), number);
      write(`${contentFolder}/${folder}/${key}${entryEnding}`, stringify({ key, specimen: true, ...value }));
      if ("photo" in value) write(`${documentsFolder}/${key}.jpg`, readFileSync(picture));
      if ("document" in value) write(`${documentsFolder}/${key}.pdf`, createDocument(key));
    }
}

function createVocabulary(key: string, values: z.output<typeof words>[string]) {
  const named = Object.entries(values).map(([value, [hi, en]]) => ({ key: value, name: { hi, en } }));
  return { key, title: { hi: `सूची ${named[0]?.name.hi}`, en: `List of ${named[0]?.name.en}` }, values: named };
}

/** Returns a PDF with a line of text, which names the file. */
function createDocument(key: string): Buffer {
  return createPdf({
    catalog: "/Lang(hi-IN)/MarkInfo<</Marked true>>",
    trailer: `/Info<</Title(SPECIMEN ${key})>>`,
    page: "/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>",
    content: `BT /F1 24 Tf 72 760 Td (SPECIMEN ${key}) Tj ET`,
  });
}

/** Returns an entry with values in place of signs such as `$n` (its number), `$exam` (a value) and `$exam.hi` (its name). */
function fill(text: string, key: string, number: number): Readonly<Record<string, unknown>> {
  const filled = text.replace(/\$(\w+)(?:\.(hi|en))?/gu, (_sign, name: string, language?: "hi" | "en") => {
    if (name === "n") return language ? toDigits(String(number), language) : String(number);
    if (name === "month") return String(((number - 1) % 12) + 1).padStart(2, "0");
    if (name === "grade") return String(number + 5);
    if (name === "year") return String(2023 + Math.floor((number - 1) / 6));
    if (name === "document") return `${key}.pdf`;
    if (name === "photo") return `${key}.jpg`;
    const { count } = council.entries[`tables/${name}`] ?? {};
    if (count !== undefined) return `${name}-${((number - 1) % count) + 1}`;
    const all = Object.entries({ ...council.vocabularies, ...council.words }[name] ?? {});
    const [value, [hi, en]] = all[(number - 1) % all.length] ?? ["", ["", ""]];
    return language === undefined ? value : { hi, en }[language];
  });
  return z.record(z.string(), z.unknown()).parse(parse(filled));
}

/** Returns an entry without the English and the document that most entries of its number lack. */
function dropRare(entry: Readonly<Record<string, unknown>>, number: number): Readonly<Record<string, unknown>> {
  const withoutEnglish = (_name: unknown, value: unknown) =>
    isGroup(value) && "hi" in value && number % everyEnglish > 0 ? { hi: value.hi } : value;
  const { document, ...rest } = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(JSON.stringify(entry, withoutEnglish)));
  return document === undefined || number % everyWithout === 0 ? rest : { ...rest, document };
}
