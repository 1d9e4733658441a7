import { pluralCategories, pluralCategory } from "./plural";

it.each([
  ["en", 0, "other"],
  ["en", 1, "one"],
  ["en", 2, "other"],
  // In Hindi 0 and 1 are both singular.
  ["hi", 0, "one"],
  ["hi", 1, "one"],
  ["hi", 2, "other"],
  ["sa", 0, "other"],
  ["sa", 1, "one"],
  ["sa", 2, "two"],
  ["sa", 3, "other"],
  ["sa", 22, "other"],
  ["sa", 1.5, "other"],
] as const)("in %s, %d has the category %s", (locale, count, category) => {
  expect(pluralCategory(count, locale)).toBe(category);
  expect(pluralCategories(locale)).toContain(category);
});

it("has a dual in Sanskrit only", () => {
  expect(pluralCategories("sa")).toEqual(["one", "two", "other"]);
  expect(pluralCategories("hi")).toEqual(["one", "other"]);
  expect(pluralCategories("en")).toEqual(["one", "other"]);
});
