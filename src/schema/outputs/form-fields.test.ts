import { books } from "../../../tests/schema/books";
import { collections } from "../collections";
import { getFields } from "./form-fields";

test.each([...collections, books])("returns the fields of $name as plain data", (collection) => {
  const fields = getFields(collection);
  expect(JSON.parse(JSON.stringify(fields))).toEqual(fields);
});

test.each(collections)("proposes keys of $name from existing required fields", (collection) => {
  const required = getFields(collection).filter((field) => field.required && field.kind !== "key");
  const named = Array.from((collection.keyFrom ?? "").matchAll(/\{(\w+)\}/gu), ([, name]) => name);
  expect(required.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});
