import fc from "fast-check";
import { seed } from "../../tests/arbitrary/texts";
import { locales } from "../site/locales";
import { formatNumber, formatYear, toDigits } from "./digits";

test.each([
  [1234567, "en", "12,34,567"],
  [1234567, "hi", "१२,३४,५६७"],
  [1234567, "sa", "१२,३४,५६७"],
  [999, "sa", "९९९"],
  [0, "hi", "०"],
  [-1500.5, "en", "-1,500.5"],
  [-1500.5, "hi", "-१,५००.५"],
] as const)("formats %d in %s as %s", (value, locale, expected) => {
  expect(formatNumber(value, locale)).toBe(expected);
});

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

test("accepts the options of Intl.NumberFormat", () => {
  expect(formatNumber(0.8958, "hi", { style: "percent", maximumFractionDigits: 2 })).toBe("८९.५८%");
  expect(formatNumber(5, "en", { minimumIntegerDigits: 2 })).toBe("05");
  expect(formatNumber(5, "en")).toBe("5");
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])("rejects %d", (value) => {
  expect(() => formatNumber(value, "en")).toThrow(RangeError);
});

test("formats a year without grouping", () => {
  expect(formatYear(2023, "en")).toBe("2023");
  expect(formatYear(2023, "hi")).toBe("२०२३");
  expect(formatYear(2023, "sa")).toBe("२०२३");
  expect(() => formatYear(2023.5, "en")).toThrow(RangeError);
});

test.each([
  ["2023-24", "hi", "२०२३-२४"],
  ["धारा 4(1)(b)", "sa", "धारा ४(१)(b)"],
  ["२०२३-२४", "en", "2023-24"],
  ["0123456789", "sa", "०१२३४५६७८९"],
  ["०१२३४५६७८९", "en", "0123456789"],
  ["12 और १२", "hi", "१२ और १२"],
] as const)("converts the digits of %s to %s: %s", (text, locale, expected) => {
  expect(toDigits(text, locale)).toBe(expected);
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
