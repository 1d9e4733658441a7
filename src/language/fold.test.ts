import fc from "fast-check";
import { devanagariText, mixedText, seed } from "../../tests/arbitrary/texts";
import { readFoldRules } from "../../tests/spellings/read-spellings";
import { foldText, foldWords } from "./fold";

describe.each(readFoldRules())("$rule", ({ same, different }) => {
  if (same.length > 0) {
    test.each(same)("folds %s and %s to the same text", (left, right) => {
      expect(foldText(left)).toBe(foldText(right));
    });
  }
  test.each(different)("folds %s and %s to different texts", (left, right) => {
    expect(foldText(left)).not.toBe(foldText(right));
  });
});

describe("any text", () => {
  test("folded again is the same, and in NFC and NFD", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), devanagariText, mixedText), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
        expect(foldText(text.normalize("NFC"))).toBe(foldText(text.normalize("NFD")));
      }),
      { seed, numRuns: 1500 },
    );
  });

  test("is in NFC, without capitals, outer spaces or double spaces", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        const folded = foldText(text);
        expect(folded).toBe(folded.normalize("NFC").toLowerCase().trim());
        expect(folded).not.toMatch(/ {2}|[\u093C\u0903\u0901\u093D\u200C\u200D]/);
      }),
      { seed, numRuns: 500 },
    );
  });

  test("is folded word by word, independent of its neighbours", () => {
    fc.assert(
      fc.property(devanagariText, devanagariText, (left, right) => {
        expect(foldWords(`${left} ${right}`)).toEqual([...foldWords(left), ...foldWords(right)]);
      }),
      { seed, numRuns: 500 },
    );
  });
});

test("returns no words for a text without letters and numbers", () => {
  expect(foldWords(" – । … ")).toEqual([]);
  expect(foldText("")).toBe("");
});

test("keeps a folded stem inside its folded inflected form", () => {
  for (const inflected of ["विद्यालये", "विद्यालयस्य", "विद्यालयों", "विद्यालयेषु", "महाविद्यालयः"]) {
    expect(foldText(inflected)).toContain(foldText("विद्यालय"));
  }
});
