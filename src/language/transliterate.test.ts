import fc from "fast-check";
import { matches, matchQuality, prepareQuery, prepareText } from "./match";
import { mixedText, seed } from "./texts.arbitrary";
import { skeleton } from "./transliterate";
import { different, everyday, insideCompounds, type Spellings, scholarly } from "./transliterate.pairs";

const withoutTypingErrors = false;

function pairsOf(spellings: Spellings): [string, string][] {
  return spellings.flatMap(([devanagari, ...latin]) =>
    latin.map((spelling): [string, string] => [spelling, devanagari]),
  );
}

function finds(query: string, text: string): boolean {
  return matchQuality(prepareQuery(query), prepareText(text), withoutTypingErrors) > 0;
}

describe("a Latin query finds the Devanagari text without any typing error forgiven", () => {
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

test.each(different)("%s does not find %s, nor the other way round", (latin, devanagari) => {
  expect(matches(latin, devanagari)).toBe(false);
  expect(matches(devanagari, latin)).toBe(false);
});

test.each([
  ["शासनादेश", "sɑsənɑdesə"],
  ["śāsanādeśa", "sɑsənɑdesə"],
  ["zAsanAdeza", "sɑsənɑdesə"],
  ["shasanadesh", "sasanades"],
  ["संस्कृत विद्यालयः", "səŋskritə vidyɑləyə"],
  ["उत्तराखण्ड", "utərɑƙəŋdə"],
  ["कक्षा १०", "kəksɑ 10"],
])("the skeleton of %s is %s", (text, expected) => {
  expect(skeleton(text)).toBe(expected);
});

describe("any text", () => {
  test("the skeleton of a skeleton is the same", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(skeleton(skeleton(text))).toBe(skeleton(text));
      }),
      { seed, numRuns: 2000 },
    );
  });

  test("composed and decomposed texts have one skeleton", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(skeleton(text.normalize("NFD"))).toBe(skeleton(text.normalize("NFC")));
      }),
      { seed, numRuns: 2000 },
    );
  });
});
