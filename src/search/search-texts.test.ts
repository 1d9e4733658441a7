import fc from "fast-check";
import { mixedText, seed } from "../../tests/arbitrary/texts";
import { readSearches } from "../../tests/spellings/read-spellings";
import { createTextSearch } from "./search-texts";

const tables = readSearches();

/** Returns whether a query finds a text, with or without a typing error. */
const finds = (query: string, text: string) => createTextSearch([[text]])(query).size > 0;

/**
 * Returns whether a query finds a text without a typing error. A second text equals the query, so no error is forgiven.
 */
const findsAsTyped = (query: string, text: string) => createTextSearch([[text], [query]])(query).has(0);

const search = (rows: readonly string[], query: string) =>
  [...createTextSearch(rows.map((row) => [row]))(query)].sort();

describe("rows", () => {
  const rows = ["Court case", "Count of pupils", "न्यायालय वाद", "Government Order"];

  test("match by the beginning of a word", () => {
    expect(search(rows, "co")).toEqual([0, 1]);
  });

  test("match with a typing error only if no row matches as typed", () => {
    expect(search(rows, "court")).toEqual([0]);
    expect(search(rows, "cuort")).toEqual([0]);
  });

  test("all match a query without words", () => {
    for (const query of ["", "  ", "–", "।"]) expect(search(rows, query)).toHaveLength(4);
  });

  test("match in several scripts, by numbers in codes, and with words joined or separated", () => {
    const schools = ["Specimen School SP-00123", "राजकीय संस्कृत विद्यालय SP-00124", "वेदविद्यालयः SP-1230"];
    expect(search(schools, "sp 123")).toEqual([0, 2]);
    expect(search(schools, "124")).toEqual([1]);
    expect(search(schools, "sanskrit vidyalaya")).toEqual([1]);
    expect(search(schools, "संस्कृतविद्यालय")).toEqual([1]);
    expect(search(schools, "vidyalay")).toEqual([1, 2]);
  });

  test("match by words from any of their cells", () => {
    const find = createTextSearch([
      ["Valmiki Vidyalaya", "अल्मोड़ा"],
      ["Panini Vidyalaya", "अल्मोड़ा"],
      ["Valmiki Pathashala", "चमोली"],
    ]);
    expect([...find("valmiki almora")]).toEqual([0]);
  });

  test("need not contain stop words, but those that do are preferred", () => {
    expect(search(["Tender for books", "New tender for desks"], "list of tenders")).toEqual([0, 1]);
    expect(search(["Tender for books", "New tender for desks"], "new tenders")).toEqual([1]);
  });
});

test.each(tables.asWritten)("as written: %s is found in %s", (query, text) => {
  expect(findsAsTyped(query, text)).toBe(true);
});

test.each(tables.inflected)("in another inflection: %s is found in %s", (query, text) => {
  expect(findsAsTyped(query, text)).toBe(true);
});

test.each(tables.joined)("joined or separated: %s is found in %s", (query, text) => {
  expect(findsAsTyped(query, text)).toBe(true);
});

describe("numbers", () => {
  test("match at the beginning of a number, ignoring leading zeros", () => {
    expect(finds("10", "कक्षा १०")).toBe(true);
    expect(finds("20", "2023")).toBe(true);
    expect(finds("5", "05.06.2023")).toBe(true);
    expect(finds("23", "2023")).toBe(false);
    expect(finds("5", "105")).toBe(false);
  });

  test("match next to letters", () => {
    expect(finds("कक्षा10", "कक्षा 10")).toBe(true);
    expect(finds("123", "UK123")).toBe(true);
  });
});

describe("function words", () => {
  test("are optional in the text", () => {
    expect(finds("rules of 2007", "Rules, 2007")).toBe(true);
    expect(finds("acts and rules", "Acts & Rules")).toBe(true);
    expect(finds("सूचना का अधिकार", "सूचनाधिकारः")).toBe(true);
    expect(finds("suchna ka adhikar", "सूचनाधिकारः")).toBe(true);
  });

  test("are searched if there are no other words", () => {
    expect(finds("the", "Rules, 2007")).toBe(false);
    expect(finds("के", "केन्द्र")).toBe(true);
  });
});

test.each(tables.nonsense)("nonsense: %s is not found in %s", (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test.each(tables.stillFound)("%s is still found in %s", (query, text) => {
  expect(findsAsTyped(query, text)).toBe(true);
});

test("finds any text by each of its words", () => {
  fc.assert(
    fc.property(mixedText, (text) => {
      for (const [word] of text.matchAll(/(?<!\S)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?!\S)/gu))
        expect([word, finds(word, text)]).toEqual([word, true]);
    }),
    { seed, numRuns: 1000 },
  );
});
