import { readTransliterations, type Spellings } from "../../tests/spellings/read-spellings";
import { createTextSearch } from "./search-texts";

const { everyday, scholarly, insideCompounds, different } = readTransliterations();

function pairsOf(spellings: Spellings): [string, string][] {
  return spellings.flatMap(([devanagari, ...latin]) =>
    latin.map((spelling): [string, string] => [spelling, devanagari]),
  );
}

/**
 * Returns whether a query finds a text without a typing error. A second text equals the query, so no error is forgiven.
 */
function finds(query: string, text: string): boolean {
  return createTextSearch([[text], [query]])(query).has(0);
}

/** Returns whether a query finds a text, with or without a typing error. */
function findsMistyped(query: string, text: string): boolean {
  return createTextSearch([[text]])(query).size > 0;
}

describe("a Latin query finds the Devanagari text without a typing error", () => {
  test.each(pairsOf(everyday))("everyday spelling: %s finds %s", (latin, devanagari) => {
    expect(finds(latin, devanagari)).toBe(true);
  });
  test.each(pairsOf(scholarly))("scholarly spelling: %s finds %s", (latin, devanagari) => {
    expect(finds(latin, devanagari)).toBe(true);
  });
});

test.each(pairsOf(insideCompounds))("%s finds the compound %s", (latin, devanagari) => {
  expect(finds(latin, devanagari)).toBe(true);
});

describe("a Devanagari query finds the Latin text", () => {
  test.each(everyday.map(([devanagari, latin]) => [devanagari, latin]))("%s finds %s", (devanagari, latin = "") => {
    expect(finds(devanagari, latin)).toBe(true);
  });
  test.each(scholarly.map(([devanagari, latin]) => [devanagari, latin]))("%s finds %s", (devanagari, latin = "") => {
    expect(finds(devanagari, latin)).toBe(true);
  });
});

test.each(different)("%s does not find %s, in either direction", (latin, devanagari) => {
  expect(findsMistyped(latin, devanagari)).toBe(false);
  expect(findsMistyped(devanagari, latin)).toBe(false);
});
