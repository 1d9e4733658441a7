import { collections } from "./collections";
import { getFields } from "./description";

test.each(collections)("proposes keys of $name from existing required fields", (collection) => {
  const required = getFields(collection).filter((field) => field.required && field.name !== "key");
  const named = Array.from((collection.keyFrom ?? "").matchAll(/\{(\w+)\}/gu), ([, name]) => name);
  expect(required.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});
