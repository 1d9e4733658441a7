import fc from "fast-check";
import { readTime } from "./dates";

it.each([
  ["17:30", "17:30"],
  ["9:05", "09:05"],
  ["9", "09:00"],
  ["1730", "17:30"],
  ["17.30", "17:30"],
  ["17:30:00", "17:30"],
  ["५:३०", "05:30"],
  ["5:30 PM", "17:30"],
  ["5 p.m.", "17:00"],
  ["12:30 am", "00:30"],
  ["12 PM", "12:00"],
])("parses %s as %s", (written, time) => {
  expect(readTime(written)).toBe(time);
});

it.each(["", "24:00", "17:60", "evening", "17:30 and later", "2027-01-15", "-5"])(
  "returns undefined for %j",
  (written) => {
    expect(readTime(written)).toBeUndefined();
  },
);

it("parses every minute of a day unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minute) => {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      expect(readTime(time)).toBe(time);
    }),
    { seed: 1 },
  );
});
