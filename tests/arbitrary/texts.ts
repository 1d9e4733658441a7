import fc from "fast-check";

/** The seed of all random texts, so that failures are reproducible. */
export const seed = 20140624;

const devanagariSigns = Array.from({ length: 0x80 }, (_, index) => String.fromCharCode(0x900 + index));
const clusters = ["क्ष", "ज्ञ", "त्त्व", "र्द्ध", "न्त", "म्म", "ङ्ग", "ंस", "श्र", "ड़", "ढ़", "गये", "म्", "ः"];
const separators = [" ", "-", "।", ":", ",", "\u200D", "\u200C", "'", "0", "१", "2"];
const latinSigns = [
  ..."abcdefghijklmnopqrstuvwxyzARIHMNzśṣṇṭḍṃḥāīūṛñṅèé\u0301\u0323",
  "sh",
  "kh",
  "aa",
  "ee",
  "ai",
  "au",
];

/** Devanagari words of likely and unlikely signs. */
export const devanagariText = fc.string({
  unit: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(..."कगतदनमपयरलवसशहअआइएािीुेो्ं्") },
    { weight: 2, arbitrary: fc.constantFrom(...clusters) },
    { weight: 1, arbitrary: fc.constantFrom(...devanagariSigns) },
    { weight: 1, arbitrary: fc.constantFrom(...separators) },
  ),
  maxLength: 30,
});

/** Latin words as transliteration schemes and everyday spelling write them. */
const latinText = fc.string({
  unit: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...latinSigns) },
    { weight: 1, arbitrary: fc.constantFrom(...separators) },
  ),
  maxLength: 30,
});

/** Devanagari and Latin words, separate or joined. */
export const mixedText = fc
  .array(fc.oneof(devanagariText, latinText), { maxLength: 4 })
  .chain((parts) => fc.constantFrom("", " ").map((between) => parts.join(between)));
