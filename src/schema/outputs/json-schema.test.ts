import Ajv from "ajv";
import { book, books } from "../../../tests/schema/books";
import { collections } from "../collections";
import { createJsonSchema } from "./json-schema";

// Draft 7 lacks the editors' keywords, `type` may be a pair, and the code of a shipped language matches the pattern.
const ajv = new Ajv({
  strict: true,
  strictTypes: false,
  allowMatchingProperties: true,
  keywords: ["enumDescriptions", "patternErrorMessage"],
});
const isBook = ajv.compile(createJsonSchema(books));

test.each([...collections, books])("creates a valid draft 7 schema for $name", (collection) => {
  const schema = createJsonSchema(collection);
  expect(ajv.validateSchema(schema)).toBe(true);
  expect(schema.$schema).toBe("http://json-schema.org/draft-07/schema#");
});

test("accepts a valid entry, also with quoted or unquoted numbers", () => {
  expect(isBook(book)).toBe(true);
  expect(isBook({ ...book, year: "2019", number: 12 })).toBe(true);
});

test.each<[string, Record<string, unknown>]>([
  ["a missing field", { number: undefined }],
  ["an unknown field", { colour: "red" }],
  ["a text that is no group", { title: "Ashtadhyayi" }],
  ["a text in no language", { title: {} }],
  ["a language that is not named by a code", { title: { ...book.title, french: "Ashtadhyayi" } }],
  ["a text of two lines in any language", { title: { ...book.title, kn: "ಒಂದು\nಎರಡು" } }],
  ["a blank text", { title: { ...book.title, en: "  " } }],
  ["a text of two lines", { title: { ...book.title, en: "One\nTwo" } }],
  ["a value that is not in the list", { binding: "leather" }],
  ["a year in words", { year: "this year" }],
  ["a year that is too early", { year: 1849 }],
  ["a number that is too large", { copies: 51 }],
  ["a day in another form", { bought: "15-01-2024" }],
  ["a flag in words", { lent: "yes" }],
  ["a key with capitals", { key: "Panini" }],
  ["a document outside its folder", { scan: "../scan.pdf" }],
  ["a document in a language that is not named by a code", { editions: { french: "scan.pdf" } }],
  ["a document in another language of another kind", { editions: { hi: "scan.exe" } }],
  ["a document of another kind", { scan: "scan.exe" }],
  ["an address that would run", { shop: "javascript:alert(1)" }],
  ["an empty list", { chapters: [] }],
  ["an item without a field", { chapters: [{ name: book.title }] }],
])("refuses %s", (_what, change) => {
  expect(isBook(JSON.parse(JSON.stringify({ ...book, ...change })))).toBe(false);
});

test("fits councils with other languages: requires one of them, and accepts every code of a language", () => {
  expect(isBook({ ...book, title: { hi: "अष्टाध्यायी" } })).toBe(true);
  expect(isBook({ ...book, title: { en: "Ashtadhyayi", kn: "ಅಷ್ಟಾಧ್ಯಾಯಿ" }, editions: { kn: "scan.pdf" } })).toBe(true);
});

test("describes each field and choice in English and Hindi", () => {
  const { binding } = createJsonSchema(books).properties ?? {};
  expect(binding).toMatchObject({
    title: "Binding · जिल्द",
    description: "The binding.\n\nजिल्द।",
    enumDescriptions: ["Paper · काग़ज़", "Cloth · कपड़ा"],
  });
});

test("does not depend on the year", () => {
  expect(createJsonSchema(books).properties?.year).not.toHaveProperty("maximum");
});
