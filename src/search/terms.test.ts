import fc from "fast-check";
import { encodeSounds } from "../language/phonetic-encoding";
import { encodeKey, processTerm, soundsOfKey, tokenize } from "./terms";

it("splits a text into words as they are written, without the ending of an ordinal number", () => {
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
])("gives %s the term of %s", (word, term) => {
  expect(processTerm(word)[0]).toBe(term);
});

it("gives a number no phonetic key, and a word in either script one under its own mark", () => {
  expect(processTerm("2024")).toEqual(["2024"]);
  expect(encodeKey("valmiki")[0]).toMatch(/^~vlniki /u);
  expect(encodeKey("वाल्मीकि")[0]).toMatch(/^\^vlniki /u);
});

it("keeps in a key all that is compared of a word's sounds", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."aeioukghcjtdnpbmyrlvsh"), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(letters, (word) => {
      for (const key of encodeKey(word)) expect(soundsOfKey(key)).toEqual(encodeSounds(word));
    }),
    { seed: 20140624 },
  );
});
