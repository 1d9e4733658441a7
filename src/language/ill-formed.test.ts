import fc from "fast-check";
import { devanagariText, seed } from "../../tests/arbitrary/texts";
import { readIllFormed, readSentences } from "../../tests/spellings/read-spellings";
import { findIllFormed, fixIllFormed } from "./ill-formed";

const { right } = readSentences();

describe.each(readIllFormed())("$why", ({ pairs }) => {
  test.each(pairs)("corrects %s to %s", (text, near) => {
    expect(fixIllFormed(text)).toBe(near.normalize("NFC"));
    expect(findIllFormed(text)).not.toEqual([]);
  });
});

test("reports the word, its wrong signs and the correct form, with the offset", () => {
  expect(findIllFormed("सभी मंे िनयम हैं")).toEqual([
    { offset: 4, word: "मंे", signs: "ंे", near: "में" },
    { offset: 8, word: "िनयम", signs: "िन", near: "नियम" },
  ]);
});

test.each(Object.entries(right).flatMap(([language, texts]) => texts.map((text) => [language, text])))(
  "leaves %s “%s” unchanged",
  (_language, text) => {
    expect(findIllFormed(text)).toEqual([]);
    expect(fixIllFormed(text)).toBe(text.normalize("NFC"));
  },
);

test("finds nothing in a corrected text", () => {
  const signs = fc.string({
    unit: fc.constantFrom(..."कयरल्ािीेैोंँः़आअएनत \u200C\u200D◌१ऽ"),
    minLength: 1,
    maxLength: 9,
  });
  fc.assert(
    fc.property(fc.oneof(devanagariText, signs), (text) => {
      const fixed = fixIllFormed(text);
      expect(fixIllFormed(fixed)).toBe(fixed);
      expect(findIllFormed(fixed)).toEqual([]);
    }),
    { seed, numRuns: 1500 },
  );
});
