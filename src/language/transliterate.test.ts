import fc from "fast-check";
import { mixedText, seed } from "../../tests/arbitrary/texts";
import { phoneticKey } from "./transliterate";

describe("any text", () => {
  test("equals its phonetic key after another pass", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(phoneticKey(phoneticKey(text))).toBe(phoneticKey(text));
      }),
      { seed, numRuns: 2000 },
    );
  });

  test("has one phonetic key in NFC and NFD", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(phoneticKey(text.normalize("NFD"))).toBe(phoneticKey(text.normalize("NFC")));
      }),
      { seed, numRuns: 2000 },
    );
  });
});
