// Calls with their results are in tests/tables/language.yaml.
import fc from "fast-check";
import { seed } from "../../tests/arbitrary/texts";
import { formatDate, getTodayInIndia, isRealDate } from "./dates";
import { readTime } from "./times";

const english = "January February March April May June July August September October November December".split(" ");
test("rejects a day that does not exist and a month without a name", () => {
  expect(() => formatDate("2023-02-30", "en", english)).toThrow("2023-02-30");
  expect(() => formatDate("2023-12-01", "en", english.slice(0, 11))).toThrow(RangeError);
});

test("accepts every day of the calendar", () => {
  const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(days, (date) => {
      expect(isRealDate(date.toISOString().slice(0, 10))).toBe(true);
    }),
    { seed },
  );
});

test("starts the day in India 5:30 hours before the day in UTC", () => {
  expect(getTodayInIndia(new Date("2024-06-24T18:29:59Z"))).toBe("2024-06-24");
  expect(getTodayInIndia(new Date("2024-06-24T18:30:00Z"))).toBe("2024-06-25");
  expect(() => getTodayInIndia(new Date("never"))).toThrow(RangeError);
});

test("agrees with the time zone database on the day in India", () => {
  const zone = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
  const moments = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(getTodayInIndia(moment)).toBe(zone.format(moment));
    }),
    { seed },
  );
});

test("parses every minute of a day unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minute) => {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      expect(readTime(time)).toBe(time);
    }),
    { seed },
  );
});
