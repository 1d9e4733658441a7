import fc from "fast-check";
import { mixedText, seed } from "../../tests/arbitrary/texts";
import { engineWith, record } from "../../tests/search/records";
import { readSearches, readTransliterations, readTypingErrors } from "../../tests/spellings/read-spellings";

const searches = readSearches();
const typingErrors = readTypingErrors();
const transliterations = readTransliterations();

/** Returns the indexes of the texts that a query finds in the list of their entries. */
const search = (texts: readonly string[], query: string) => {
  const records = texts.map((text, place) => record(String(place), text));
  const engine = engineWith({ hi: [{ kind: "schools", synonyms: "", records }] }, ["facts"]);
  return engine.find({ query, language: "hi", kinds: ["schools"] }).map(({ key }) => Number(key));
};

/** Returns whether a query finds a text, with or without a typing error. */
const finds = (query: string, text: string) => search([text], query).length > 0;

/**
 * Returns whether a query finds a text without a typing error. A second text equals the query, so no error is forgiven.
 */
const findsAsTyped = (query: string, text: string) => search([text, query], query).includes(0);

describe("rows", () => {
  const rows = ["Court case", "Count of pupils", "न्यायालय वाद", "Government Order"];

  test("match by the beginning of a word", () => {
    expect(search(rows, "co")).toEqual([0, 1]);
  });

  test("match with a typing error only if no row matches as typed", () => {
    expect(search(rows, "court")).toEqual([0]);
    expect(search(rows, "cuort")).toEqual([0]);
  });

  test("match in several scripts, by numbers in codes, and with words joined or separated", () => {
    const schools = ["Specimen School SP-00123", "राजकीय संस्कृत विद्यालय SP-00124", "वेदविद्यालयः SP-1230"];
    expect(search(schools, "sp 123")).toEqual([0, 2]);
    expect(search(schools, "sanskrit vidyalaya")).toEqual([1]);
    expect(search(schools, "संस्कृतविद्यालय")).toEqual([1, 2]);
    expect(search(schools, "vidyalay")).toEqual([1, 2]);
  });

  test("need not contain stop words, but those that do are preferred", () => {
    expect(search(["Tender for books", "New tender for desks"], "list of tenders")).toEqual([0, 1]);
    expect(search(["Tender for books", "New tender for desks"], "new tenders")).toEqual([1]);
  });
});

describe.each(Object.entries(searches.found))("%s", (_what, pairs) => {
  test.each(pairs)("%s is found in %s", (query, text) => {
    expect(findsAsTyped(query, text)).toBe(true);
  });
});

test.each(typingErrors.forgiven)("with one typing error: %s is found in %s (%s)", (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each([...searches.notFound, ...typingErrors.notForgiven])("%s is not found in %s", (query, text) => {
  expect(finds(query, text)).toBe(false);
});

describe("Latin and Devanagari", () => {
  const both = [...transliterations.everyday, ...transliterations.scholarly];
  const latin = both.flatMap(([devanagari, ...spellings]) =>
    spellings.map((spelling) => [spelling, devanagari] as const),
  );
  const devanagari = both.map(([word, spelling = ""]) => [word, spelling] as const);

  test.each([...latin, ...devanagari])("%s finds %s without a typing error", (query, text) => {
    expect(findsAsTyped(query, text)).toBe(true);
  });

  test.each(transliterations.different)("%s does not find %s, in either direction", (one, other) => {
    expect(finds(one, other)).toBe(false);
    expect(finds(other, one)).toBe(false);
  });
});

test("finds any text by each of its words", () => {
  fc.assert(
    fc.property(mixedText, (text) => {
      for (const [word] of text.matchAll(/(?<!\S)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?!\S)/gu))
        expect([word, finds(word, text)]).toEqual([word, true]);
    }),
    { seed, numRuns: 200 },
  );
});

test("forgives one letter missed, doubled, mistyped or swapped inside a word", () => {
  const text = "जनपदीय नगरपालिका महाविद्यालयः mahavidyalaya Institutional Government";
  const error = fc.record({
    word: fc.constantFrom("नगरपालिका", "जनपदीय", "mahavidyalaya", "institutional", "government"),
    place: fc.nat(),
    kind: fc.constantFrom("missed", "doubled", "mistyped", "swapped"),
  });
  fc.assert(
    fc.property(error, ({ word, place, kind }) => {
      const at = 1 + (place % (word.length - 3));
      const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
      const typed = {
        missed: before + after,
        doubled: before + letter + letter + after,
        mistyped: `${before}${/[a-z]/.test(word) ? "l" : "ल"}${after}`,
        swapped: before + after.charAt(0) + letter + after.slice(1),
      }[kind];
      expect([typed, finds(typed, text)]).toEqual([typed, true]);
    }),
    { seed, numRuns: 200 },
  );
});
