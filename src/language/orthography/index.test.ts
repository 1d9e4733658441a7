import fc from "fast-check";
import { seed } from "../../../tests/arbitrary/texts";
import { readOrthography } from "../../../tests/spellings/read-spellings";
import { findSpellingFaults } from ".";

const tables = readOrthography();

const told = (text: string, locale: "hi" | "sa") =>
  findSpellingFaults(text, locale).map(({ rule, found, near }) => `${rule}: ${found} > ${near}`);

describe("in Sanskrit", () => {
  it.each(tables.sanskritWrong)("reports %s", (text, finding) => {
    expect(told(text, "sa")).toEqual([finding]);
  });

  it.each(tables.sanskritRight)("accepts %s", (text) => {
    expect(told(text, "sa")).toEqual([]);
  });
});

describe("in Hindi", () => {
  it.each(tables.hindiWrong)("reports %s", (text, finding) => {
    expect(told(text, "hi")).toEqual([finding]);
  });

  it.each(tables.hindiRight)("accepts %s", (text) => {
    expect(told(text, "hi")).toEqual([]);
  });
});

it("has no rules for English", () => {
  expect(findSpellingFaults("संख्या 12 .", "en")).toEqual([]);
});

it("omits rules that do not apply to a kind of text", () => {
  expect(findSpellingFaults("वर्ष 2024", "hi", ["digits"])).toEqual([]);
});

it("finds nothing after its corrections are applied", () => {
  const word = fc.string({
    unit: fc.constantFrom("स", "क", "़", "ं", "म्", "त", "द्", "ि", "ः", "अ", "2", "२"),
    minLength: 1,
    maxLength: 6,
  });
  const sign = fc.constantFrom(" ", " ", " ", "। ", ", ", ": ", " ।", "  ", " च ", " न ");
  const text = fc.array(fc.tuple(word, sign), { minLength: 1, maxLength: 6 }).map((pieces) => pieces.flat().join(""));
  fc.assert(
    fc.property(text, fc.constantFrom("hi" as const, "sa" as const), (original, locale) => {
      let written = original;
      // A correction can cause another, when a word then ends differently before a vowel.
      for (let round = 0; round < 40; round += 1) {
        const [first] = findSpellingFaults(written, locale);
        if (!first) return;
        expect(written.slice(first.offset).startsWith(first.found)).toBe(true);
        written = written.slice(0, first.offset) + first.near + written.slice(first.offset + first.found.length);
      }
      throw new Error(`Never right: ${original} > ${written}`);
    }),
    { seed, numRuns: 1000 },
  );
});
