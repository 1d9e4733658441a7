import fc from "fast-check";
import { calendarOf, escapeText, folded } from "./calendar";
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

it("escapes what has a meaning in a text", () => {
  expect(escapeText("a, b; c\\d\ne\r\nf")).toBe("a\\, b\\; c\\\\d\\ne\\nf");
});

it("folds no line beyond 75 octets and parts no character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
      const line = `SUMMARY:${text.replace(/[\r\n]/gu, "")}`;
      const pieces = folded(line).split("\r\n");
      for (const piece of pieces) expect(Buffer.byteLength(piece)).toBeLessThanOrEqual(75);
      expect(pieces.map((piece, index) => (index === 0 ? piece : piece.slice(1))).join("")).toBe(line);
    }),
    { seed: 5, numRuns: 300 },
  );
});

it("leaves a line of 75 octets whole", () => {
  expect(folded("a".repeat(75))).toBe("a".repeat(75));
  expect(folded("a".repeat(76))).toBe(`${"a".repeat(75)}\r\n a`);
  expect(folded("क".repeat(26))).toBe(`${"क".repeat(25)}\r\n क`);
});

it("has an event of a whole day for every closing date, and for nothing else", () => {
  const calendar = lines(calendarOf(sampleData(tender, sampleEntry)));
  expect(calendar.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
  expect(calendar).toEqual(
    expect.arrayContaining([
      "UID:tenders.paper@council.example",
      "DTSTART;VALUE=DATE:20261215",
      "SUMMARY;LANGUAGE=sa:Closes: २०२७तमवर्षस्य प्रश्नपत्राणाम्\\, उत्तरपुस्तिकानां च मुद्रणम्\\; आपूर्तिः",
      "URL:https://council.example/Tenders-Ads#paper",
    ]),
  );
});

it("bears the moment at which the day of publication began in India, and is the same in every build", () => {
  const calendar = calendarOf(sampleData(tender));
  expect(lines(calendar)).toContain("DTSTAMP:20261111T183000Z");
  expect(calendarOf(sampleData(tender))).toBe(calendar);
  expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);
});
