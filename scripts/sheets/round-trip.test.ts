import fc from "fast-check";
import { type EntryFields, serializeEntry } from "../../src/content/entry-text";
import { isGroup } from "../../src/content/fields";
import { getEntryFile } from "../../src/content/files";
import { noRules } from "../../src/content/glossary";
import { findLanguageFaults } from "../../src/content/language-rules";
import { findParts } from "../../src/content/markdown";
import type { OpenContent } from "../../src/content/open-content";
import { listIdentifyingFields } from "../../src/content/proposed-key";
import { foldIdentifier } from "../../src/language/digits";
import { createGlossary } from "../../src/language/glossary";
import { type Collection, getSheetLayout } from "../../src/schema/collection";
import { collections } from "../../src/schema/collections";
import { getFields } from "../../src/schema/description";
import { findColumns } from "../../src/sheets/columns";
import { isDamaged } from "../../src/sheets/damaged-text";
import { createCsv, exportRows } from "../../src/sheets/export-rows";
import { resolveRows } from "../../src/sheets/import-plan";
import { readCsv } from "../../src/sheets/read-sheet";
import { readXlsx } from "../../src/sheets/read-xlsx";
import { arbitraryEntry, seed } from "../../tests/arbitrary/entries";
import { type SampleFolder, withSampleFolder } from "../../tests/cases/folder";
import { offices, samplePdf } from "../../tests/cases/sample";
import { createXlsx, openContent } from "./files";

const inSheets = collections.filter((collection) => "fields" in getSheetLayout(collection));

/** The key of the sample that references use, by collection. */
const there: Readonly<Record<string, string>> = { districts: "almora", departments: "council" };

/** The key of an office for each field that refers to one. The offices of a service must differ. */
const officeOf: Readonly<Record<string, string>> = {
  officer: "clerk",
  firstAppeal: "secretary",
  secondAppeal: "chairman",
};

const noGlossary = createGlossary(noRules);

/** Returns a text that the rules of its language accept: the random text, or that text with x for its words. */
function accepted(text: string, locale: "hi" | "sa"): string {
  const rest = [text, text.replace(/[\p{L}\p{M}\p{N}।॥|]+/gu, "x").replace(/^[\s-]+/u, "")];
  return (
    rest.find(
      (one) =>
        one.trim() !== "" &&
        !isDamaged(one, "Deva") &&
        findLanguageFaults(one, locale, "title", noGlossary).length === 0,
    ) ?? "पाठ"
  );
}

/** Replaces Markdown texts that a page would not show as typed. */
function shownAsTyped(value: unknown): unknown {
  if (!isGroup(value)) return value;
  const isLost = (text: unknown) =>
    findParts({ text }).some(({ kind }) => !["link", "image", "heading"].includes(kind));
  return Object.fromEntries(Object.entries(value).map(([code, text]) => [code, isLost(text) ? "पाठ" : text]));
}

/** Replaces Hindi and Sanskrit texts that break spelling rules. English has no such rules and keeps its text. */
function spelled(value: unknown): unknown {
  if (!isGroup(value)) return value;
  const { hi, sa } = value;
  return {
    ...value,
    ...(typeof hi === "string" ? { hi: accepted(hi, "hi") } : {}),
    ...(typeof sa === "string" ? { sa: accepted(sa, "sa") } : {}),
  };
}

/** Returns an entry with a valid key that refers only to existing entries and documents. */
function inSample(collection: Collection, fields: EntryFields, index: number): EntryFields {
  const named = getFields(collection).flatMap((field): [string, unknown][] => {
    if (field.kind === "text") return [[field.name, spelled(fields[field.name])]];
    if (field.kind === "markdown") return [[field.name, spelled(shownAsTyped(fields[field.name]))]];
    // Characters of an identifier other than letters and digits are folded or refused.
    if (field.kind === "line" && listIdentifyingFields(collection).includes(field.name))
      return [
        [
          field.name,
          foldIdentifier(String(fields[field.name]))
            .replace(/\P{ASCII}/gu, "")
            .trim() || "x",
        ],
      ];
    // An optional list has no column.
    if (field.kind === "list") return [[field.name, undefined]];
    if (field.kind === "document" && fields[field.name]) return [[field.name, "order-1.pdf"]];
    if (field.kind === "picture" && fields[field.name]) return [[field.name, "portrait.jpg"]];
    if (field.kind === "documents" && fields[field.name]) return [[field.name, { sa: "order-1-sa.pdf" }]];
    if (field.kind === "reference" && fields[field.name])
      return [[field.name, there[field.collection] ?? officeOf[field.name]]];
    return [];
  });
  const key = collection.name === "pages" ? "home" : `${index}-${String(fields.key)}`;
  return { ...fields, ...Object.fromEntries(named), key };
}

/** The titles of an export are in its first row. */
const isTitle = () => false;

const formats = [
  { name: "CSV", pass: async (rows: string[][]) => readCsv(createCsv(rows), isTitle) },
  { name: "Excel", pass: async (rows: string[][]) => readXlsx(await createXlsx(rows, "sheet"), isTitle) },
];

/** Writes random entries with every kind of text, removes those that the check refuses, and returns the content. */
function rightEntries(collection: Collection, { root, write, remove }: SampleFolder): OpenContent {
  write({
    ...offices,
    "static/documents/order-1-sa.pdf": samplePdf,
    "static/documents/portrait.jpg": Buffer.from("ffd8ff", "hex"),
  });
  const some = fc.sample(arbitraryEntry(collection), { seed, numRuns: 15 });
  for (const [index, fields] of some.entries()) {
    const own = inSample(collection, fields, index);
    write({ [getEntryFile(collection, String(own.key)).file]: serializeEntry(collection, own) });
  }
  for (const { file, severity } of openContent(root).problems) if (severity === "error") remove(file);
  return openContent(root);
}

describe.each(formats)("an export as $name imports without a change", ({ pass }) => {
  test.each(inSheets)("$name", (collection) =>
    withSampleFolder(async (folder) => {
      const content = rightEntries(collection, folder);
      for (const reader of ["en", "hi"] as const) {
        const rows = exportRows(collection, content, reader);
        const sheet = await pass(rows);
        const { columns } = findColumns(sheet, collection, reader);
        const { accepted: taken, refused } = resolveRows(sheet, columns, collection, content, { partial: false });
        expect(refused).toEqual([]);
        expect(taken).toHaveLength(rows.length - 1);
        expect(taken.filter(({ outcome }) => outcome !== "same")).toEqual([]);
        expect(rows.length).toBeGreaterThan(5);
      }
    }),
  );
});
