import fc from "fast-check";
import { mixedText, seed } from "../../tests/arbitrary/texts";
import { phoneticKey } from "./transliterate";

test.each([
  ["शासनादेश", "sɑsənɑdesə"],
  ["śāsanādeśa", "sɑsənɑdesə"],
  ["zAsanAdeza", "sɑsənɑdesə"],
  ["shasanadesh", "sasanades"],
  ["संस्कृत विद्यालयः", "səŋskritə vidyɑləyə"],
  ["उत्तराखण्ड", "utərɑƙəŋdə"],
  ["कक्षा १०", "kəksɑ 10"],
])("the phonetic key of %s is %s", (text, expected) => {
  expect(phoneticKey(text)).toBe(expected);
});

describe("any text", () => {
  test("the phonetic key of a phonetic key is the same", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(phoneticKey(phoneticKey(text))).toBe(phoneticKey(text));
      }),
      { seed, numRuns: 2000 },
    );
  });

  test("composed and decomposed texts have one phonetic key", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(phoneticKey(text.normalize("NFD"))).toBe(phoneticKey(text.normalize("NFC")));
      }),
      { seed, numRuns: 2000 },
    );
  });
});
