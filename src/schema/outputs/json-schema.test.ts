import Ajv from "ajv";
import { book, books, readWrongBooks } from "../../../tests/schema/books";
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

test.each(readWrongBooks())("refuses %s", (_what, change) => {
  expect(isBook({ ...book, ...change })).toBe(false);
});

test("refuses an entry without a field that it needs", () => {
  const { number: _, ...unnumbered } = book;
  expect(isBook(unnumbered)).toBe(false);
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
