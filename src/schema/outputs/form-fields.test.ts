import { books, booksWithShelf } from "../../../tests/schema/books";
import { collections } from "../collections";
import { getFields } from "./form-fields";

test("the fields stand in the schema's order, the key first", () => {
  expect(getFields(books).map(({ name }) => name)).toEqual([
    ...[
      "key",
      "specimen",
      "title",
      "number",
      "binding",
      "year",
      "copies",
      "bought",
      "lent",
      "district",
      "scan",
      "editions",
      "shop",
    ],
    "chapters",
  ]);
});

test("a field says what it is called, what belongs into it and whether it may be left out", () => {
  const [binding] = getFields(books).filter(({ name }) => name === "binding");
  expect(binding).toEqual({
    name: "binding",
    kind: "choice",
    required: true,
    label: { en: "Binding", hi: "जिल्द", sa: "जिल्द" },
    help: { en: "The binding.", hi: "जिल्द।" },
    choices: [
      { value: "paper", label: { en: "Paper", hi: "काग़ज़", sa: "पत्रम्" } },
      { value: "cloth", label: { en: "Cloth", hi: "कपड़ा", sa: "वस्त्रम्" } },
    ],
  });
  const optional = getFields(books).filter(({ required }) => !required);
  expect(optional.map(({ name }) => name)).toEqual([
    "specimen",
    "copies",
    "bought",
    "lent",
    "district",
    "scan",
    "editions",
    "shop",
  ]);
});

test("a list has the fields of its items", () => {
  const list = getFields(books).find((field) => field.kind === "list");
  expect(list?.fields.map(({ name, kind }) => [name, kind])).toEqual([
    ["name", "text"],
    ["pages", "integer"],
  ]);
});

test.each([...collections, books])("the fields of $name are plain data", (collection) => {
  const fields = getFields(collection);
  expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
});

test("a field added to a schema is among them", () => {
  expect(getFields(booksWithShelf).filter(({ name }) => name === "shelf")).toMatchObject([
    { name: "shelf", kind: "line", required: true, label: { en: "Shelf", hi: "अलमारी" } },
  ]);
});

test.each(collections)("a key of $name is proposed from required fields that it has", (collection) => {
  const required = getFields(collection).filter((field) => field.required && field.kind !== "key");
  const named = Array.from((collection.keyFrom ?? "").matchAll(/\{(\w+)\}/gu), ([, name]) => name);
  expect(required.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});
