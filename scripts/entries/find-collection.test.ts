import { collections } from "../../src/schema/collections";
import { findCollection } from "./find-collection";

test.each([
  ["order", "orders"],
  ["Order", "orders"],
  ["शासनादेश", "orders"],
  ["court-case", "court-cases"],
  ["court case", "court-cases"],
  ["site", "council"],
])("%s means %s", (word, name) => {
  expect(findCollection(word).name).toBe(name);
});

test("finds every collection by its name", () => {
  for (const collection of collections) expect(findCollection(collection.name)).toBe(collection);
});

test("refuses an unknown word with a suggestion, or with all names", () => {
  expect(() => findCollection("scools")).toThrow("there is no collection “scools”; perhaps schools is meant");
  expect(() => findCollection("photographs")).toThrow(/write one of: results, orders, /u);
});
