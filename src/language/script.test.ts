// Calls with their results are in tests/tables/language.yaml.
import fc from "fast-check";
import { mixedText, seed } from "../../tests/arbitrary/texts";
import { readForeignWords } from "../../tests/spellings/read-spellings";
import type { LocaleCode } from "../site/locales";
import { findForeignWords, findStrayCharacters, normaliseText } from "./script";

const terms = new Set(["pdf", "rti", "kb", "e-mail", "www"]);
const allowsLatin = (word: string) => terms.has(word.toLowerCase());
const foreign = (text: string, locale: LocaleCode) =>
  findForeignWords(text, locale, allowsLatin).map(({ word }) => word);

const tables = readForeignWords();

describe("words in the wrong script", () => {
  test.each(tables.found)("%s: %s", (locale, text, expected) => {
    expect(foreign(text, locale)).toEqual(expected);
  });

  test.each(tables.none)("finds none in %s: %s", (locale, text) => {
    expect(foreign(text, locale)).toEqual([]);
  });

  test("are returned with their offset", () => {
    const text = "देखें https://x.example तथा notice";
    const [found] = findForeignWords(text, "hi", allowsLatin);
    expect(text.slice(found?.offset)).toBe("notice");
  });

  test("are at their offset in any text", () => {
    fc.assert(
      fc.property(mixedText, fc.constantFrom<LocaleCode>("en", "hi", "sa"), (text, locale) => {
        for (const { word, offset } of findForeignWords(text, locale, allowsLatin))
          expect(text.startsWith(word, offset)).toBe(true);
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe("normalised text", () => {
  test("stays the same when normalised again, is in NFC and has no stray joiner", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        const kept = normaliseText(text);
        expect(normaliseText(kept)).toBe(kept);
        expect(kept).toBe(kept.normalize("NFC"));
        expect(findStrayCharacters(kept)).toEqual([]);
      }),
      { seed, numRuns: 1000 },
    );
  });
});
