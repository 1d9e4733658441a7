import fc from "fast-check";
import { seed } from "../../tests/arbitrary/texts";
import { readTypingErrors } from "../../tests/spellings/read-spellings";
import { createTextSearch } from "./search-texts";

const tables = readTypingErrors();

/** Returns whether a query finds a text, with or without a typing error. */
const finds = (query: string, text: string) => createTextSearch([[text]])(query).size > 0;

test.each(tables.forgiven)("with one typing error: %s is found in %s (%s)", (query, text) => {
  expect(finds(query, text)).toBe(true);
});

test.each(tables.notForgiven)("%s is not found in %s", (query, text) => {
  expect(finds(query, text)).toBe(false);
});

test("forgives one letter missed, doubled, mistyped or swapped inside a word", () => {
  const find = createTextSearch([["जनपदीय नगरपालिकासंस्कृतमहाविद्यालयः Institutional Government"]]);
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
      expect([typed, find(typed).size]).toEqual([typed, 1]);
    }),
    { seed, numRuns: 500 },
  );
});
