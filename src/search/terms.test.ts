import fc from "fast-check";
import { encodeSounds } from "../language/phonetic-encoding";
import { decodeSounds, encodeKey, processTerm, tokenize } from "./terms";

it("splits a text into words as written, without ordinal endings", () => {
  expect(tokenize("10th (कक्षा १०वीं), O'Brien – दु:ख; re-totalling")).toEqual([
    "10",
    "कक्षा",
    "१०",
    "O'Brien",
    "दु:ख",
    "re",
    "totalling",
  ]);
});

it.each([
  ["मन्त्री", "मंत्री"],
  ["विद्यालयः", "विद्यालय"],
  ["०५०", "50"],
])("folds %s to the term %s", (word, term) => {
  expect(processTerm(word)[0]).toBe(term);
});

it("creates no phonetic key for numbers, and one with a script mark for other words", () => {
  expect(processTerm("2024")).toEqual(["2024"]);
  expect(encodeKey("valmiki")[0]).toMatch(/^~vlniki /u);
  expect(encodeKey("वाल्मीकि")[0]).toMatch(/^\^vlniki /u);
});

it("preserves all compared sounds of a word in its key", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aeioukghcjtdnpbmyrlvsh"), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(letters, (word) => {
      for (const key of encodeKey(word)) expect(decodeSounds(key)).toEqual(encodeSounds(word));
    }),
    { seed: 20140624 },
  );
});
