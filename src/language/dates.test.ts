import fc from "fast-check";
import { seed } from "../../tests/arbitrary/texts";
import { formatDate, isRealDate, parseIsoDate, todayInIndia } from "./dates";

const english = "January February March April May June July August September October November December".split(" ");
const hindi = "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ");

test.each([
  ["2014-06-24", "en", english, "24 June 2014"],
  ["2014-06-24", "hi", hindi, "२४ जून २०१४"],
  ["2014-06-24", "sa", hindi, "२४ जून २०१४"],
  ["2024-01-05", "en", english, "5 January 2024"],
  ["2023-12-31", "hi", hindi, "३१ दिसंबर २०२३"],
] as const)("formats %s in %s", (isoDate, locale, monthNames, expected) => {
  expect(formatDate(isoDate, locale, monthNames)).toBe(expected);
});

test("rejects a day that does not exist and a month without a name", () => {
  expect(() => formatDate("2023-02-30", "en", english)).toThrow("2023-02-30");
  expect(() => formatDate("2023-12-01", "en", english.slice(0, 11))).toThrow(RangeError);
});

test.each([
  ["2023-02-29"],
  ["2023-04-31"],
  ["2023-13-01"],
  ["2023-00-10"],
  ["2023-01-00"],
  ["0000-01-01"],
  ["1900-02-29"],
  ["2023-1-1"],
  ["23-01-01"],
  ["2023/01/01"],
  ["01-01-2023"],
  ["2023-01-01T00:00:00Z"],
  [" 2023-01-01"],
  ["२०२३-०१-०१"],
  [""],
])("rejects %j as a day", (text) => {
  expect(isRealDate(text)).toBe(false);
});

test("parses an existing day into its parts", () => {
  expect(parseIsoDate("2024-02-29")).toEqual({ year: 2024, month: 2, day: 29 });
  expect(parseIsoDate("0099-12-31")).toEqual({ year: 99, month: 12, day: 31 });
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
  expect(todayInIndia(new Date("2024-06-24T18:29:59Z"))).toBe("2024-06-24");
  expect(todayInIndia(new Date("2024-06-24T18:30:00Z"))).toBe("2024-06-25");
  expect(todayInIndia(new Date("2023-12-31T20:00:00Z"))).toBe("2024-01-01");
  expect(() => todayInIndia(new Date("never"))).toThrow(RangeError);
});

test("agrees with the time zone database on the day in India", () => {
  const zone = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata", dateStyle: "short" });
  const moments = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-12-31"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(todayInIndia(moment)).toBe(zone.format(moment));
    }),
    { seed },
  );
});
