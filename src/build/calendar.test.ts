import fc from "fast-check";
import { calendarOf } from "./calendar";
import { sampleData, sampleEntry } from "./feeds/sample";
import type { PublishedEntry } from "./published-data";

const tender: PublishedEntry = {
  ...sampleEntry,
  key: "paper",
  kind: "tenders",
  day: "2026-11-12",
  closes: "2026-12-15",
  title: { text: "२०२७तमवर्षस्य प्रश्नपत्राणाम्, उत्तरपुस्तिकानां च मुद्रणम्; आपूर्तिः", language: "sa" },
};

/** The content lines of a calendar, put together again (RFC 5545, section 3.1). */
const lines = (calendar: string) => calendar.replaceAll("\r\n ", "").split("\r\n");

/** The calendar of one tender with the given title. */
const calendarWith = (text: string) => calendarOf(sampleData({ ...tender, title: { text, language: "en" } }));

it("escapes what has a meaning in a text", () => {
  expect(lines(calendarWith("a, b; c\\d\ne\r\nf"))).toContain("SUMMARY:Closes: a\\, b\\; c\\\\d\\ne\\nf");
});

it("folds no line beyond 75 octets and parts no character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
      const text = title.replace(/[\\;,\r\n]/gu, "");
      const calendar = calendarWith(text);
      // A line end is CR and LF together.
      expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
      for (const line of calendar.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        // Half of a character that takes two units of UTF-16.
        expect(line).not.toMatch(/\p{Surrogate}/u);
      }
      expect(lines(calendar)).toContain(`SUMMARY:Closes: ${text}`);
    }),
    { seed: 5, numRuns: 300 },
  );
});

it("has an event of a whole day for every closing date, and for nothing else", () => {
  const calendar = lines(calendarOf(sampleData(tender, sampleEntry)));
  expect(calendar.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  expect(calendar).toEqual(
    expect.arrayContaining([
      "UID:tenders.paper@council.example",
      "DTSTART;VALUE=DATE:20261215",
      "SUMMARY:Closes: २०२७तमवर्षस्य प्रश्नपत्राणाम्\\, उत्तरपुस्तिकानां च मुद्रणम्\\; आपूर्तिः",
      "URL;VALUE=URI:https://council.example/Tenders-Ads/paper",
    ]),
  );
});

it("bears the moment at which the day of publication began in India, and is the same in every build", () => {
  const calendar = calendarOf(sampleData(tender));
  expect(lines(calendar)).toContain("DTSTAMP:20261111T183000Z");
  expect(calendarOf(sampleData(tender))).toBe(calendar);
  expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);
});
