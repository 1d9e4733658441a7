import fc from "fast-check";
import { mixedText, seed } from "../../tests/arbitrary/texts";
import { encodePhonetically } from "./phonetic-encoding";

describe("any text", () => {
  test("equals its phonetic key after another pass", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(encodePhonetically(encodePhonetically(text))).toBe(encodePhonetically(text));
      }),
      { seed, numRuns: 2000 },
    );
  });

  test("has one phonetic key in NFC and NFD", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        expect(encodePhonetically(text.normalize("NFD"))).toBe(encodePhonetically(text.normalize("NFC")));
      }),
      { seed, numRuns: 2000 },
    );
  });
});
