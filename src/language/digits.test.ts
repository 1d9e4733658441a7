// Calls with their results are in tests/tables/language.yaml.
import fc from "fast-check";
import { seed } from "../../tests/arbitrary/texts";
import { locales } from "../site/locales";
import { formatNumber, formatYear, toDigits } from "./digits";

test("formats whole numbers and years as `Intl.NumberFormat` does", () => {
  for (const { code, intl, numberingSystem } of locales) {
    const format = new Intl.NumberFormat([intl, "en-IN"], { numberingSystem });
    const ungrouped = new Intl.NumberFormat([intl, "en-IN"], { numberingSystem, useGrouping: false });
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: -10, max: 9999 }), (value, year) => {
        expect(formatNumber(value, code)).toBe(format.format(value));
        expect(formatYear(year, code)).toBe(ungrouped.format(year));
      }),
      { seed },
    );
    for (const value of [0, -0, 999, 1000, 99999, 100000, 1234567, 12345678])
      expect(formatNumber(value, code)).toBe(format.format(value));
  }
});

test("rejects numbers without an end, and years with a fraction", () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => formatNumber(value, "en")).toThrow(RangeError);
  expect(() => formatYear(2023.5, "en")).toThrow(RangeError);
});

test("changes only digits, and converts them back unchanged", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const latin = toDigits(text, "en");
      expect(toDigits(toDigits(latin, "hi"), "en")).toBe(latin);
      expect(latin.replace(/\d/g, "")).toBe(text.replace(/[\d०-९]/g, ""));
    }),
    { seed },
  );
});
