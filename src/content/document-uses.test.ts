import { orders } from "../../tests/site/lists-by-file";
import type { LocaleCode } from "../site/locales";
import { listDocuments } from "./document-uses";
import { listWrittenFields } from "./fields";

const entry = { document: "issued.pdf", otherLanguages: { en: "en.pdf", sa: "sa.pdf" } };

/** Finds a document whose file states a language, or none. */
const written = (language: string | null) => (name: string) => ({ name, language });

const documentsOf = (fields: object, reader: LocaleCode, find: ReturnType<typeof written> | (() => undefined)) =>
  listDocuments(listWrittenFields(orders.schema, fields), reader, find);

const first = (fields: object, reader: LocaleCode, language: string | null) =>
  documentsOf(fields, reader, written(language))[0]?.name;

test.each([
  ["the reader's own language", entry, "sa", "hi", "sa.pdf"],
  ["the issued document, where that is in the reader's language", entry, "hi", "hi", "issued.pdf"],
  ["the issued document, where both are in the reader's language", entry, "en", "en", "issued.pdf"],
  [
    "Hindi, where the reader's language is missing",
    { ...entry, otherLanguages: { hi: "hi.pdf" } },
    "sa",
    "en",
    "hi.pdf",
  ],
  [
    "the issued document, where there is no Hindi either",
    { ...entry, otherLanguages: { sa: "sa.pdf" } },
    "en",
    null,
    "issued.pdf",
  ],
  ["the issued document, where it is the only one", { document: "issued.pdf" }, "hi", "en", "issued.pdf"],
] as const)("offers a reader %s", (_what, fields, reader, language, name) => {
  expect(first(fields, reader, language)).toBe(name);
});

test("lists all documents, with the languages that the entry states", () => {
  expect(documentsOf(entry, "sa", written("hi"))).toEqual([
    { name: "sa.pdf", language: "sa" },
    { name: "issued.pdf", language: "hi" },
    { name: "en.pdf", language: "en" },
  ]);
});

test("returns none without a document, with cleared fields, or for an unpublished file", () => {
  for (const fields of [{}, { document: "", otherLanguages: { en: "", hi: null } }])
    expect(documentsOf(fields, "en", written("hi"))).toEqual([]);
  expect(documentsOf(entry, "en", () => undefined)).toEqual([]);
});
