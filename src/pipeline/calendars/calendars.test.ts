import fc from "fast-check";
import ICAL from "ical.js";
import { sampleData, sampleEntry, sampleTender } from "../../../tests/feeds/sample";
import { calendarPath, classCalendarPath } from "../../site/feeds";
import type { PublishedData, PublishedEntry, PublishedHoliday, PublishedPaper } from "../published-data";
import { getCalendars, writeCalendar } from ".";

const tender: PublishedEntry = {
  ...sampleTender,
  title: { text: "२०२७तमवर्षस्य प्रश्नपत्राणाम्, उत्तरपुस्तिकानां च मुद्रणम्; आपूर्तिः", language: "sa" },
};

const paper: PublishedPaper = {
  key: "class-10-grammar",
  specimen: false,
  grade: 10,
  session: 2026,
  title: { text: "Grammar, first paper", language: "en" },
  day: "2027-02-22",
  begins: "08:00",
  ends: "11:15",
};

const holiday: PublishedHoliday = {
  key: "winter",
  specimen: true,
  session: 2026,
  name: { text: "Winter vacation", language: "en" },
  day: "2026-12-31",
  until: "2027-01-14",
  kind: "vacation",
};

const site = "https://council.example";

/** Returns the texts of all calendars, by path. */
function write(data: PublishedData, changed: ReadonlyMap<string, string> = new Map()): ReadonlyMap<string, string> {
  return new Map(getCalendars(data, changed).map((calendar) => [calendar.path, writeCalendar(calendar, site)]));
}

/** Parses the events of a calendar, as a calendar program does. */
function read(texts: ReadonlyMap<string, string>, path: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(texts.get(path) ?? ""));
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

/** Returns the calendar of one tender with the given title. */
function writeTender(text: string): string {
  const texts = write(sampleData({ ...tender, title: { text, language: "en" } }));
  return texts.get(calendarPath("tenders", "en")) ?? "";
}

it("escapes special characters in texts", () => {
  const texts = new Map([["/", writeTender("a, b; c\\d\ne\r\nf")]]);
  expect(read(texts, "/")[0]?.summary).toBe("Closes: a, b; c\\d\ne\nf");
});

it("folds lines at 75 octets without splitting a character", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (title) => {
      const text = title.replace(/[\\;,\r\n]/gu, "");
      const calendar = writeTender(text);
      // CR and LF form one line end.
      expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
      for (const line of calendar.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        // A surrogate alone is half of a UTF-16 pair.
        expect(line).not.toMatch(/\p{Surrogate}/u);
      }
      expect(calendar.replaceAll("\r\n ", "").split("\r\n")).toContain(`SUMMARY:Closes: ${text}`);
    }),
    { seed: 5, numRuns: 300 },
  );
});

it("has an all-day event for every closing date, and no others", () => {
  const [event, ...others] = read(write(sampleData(tender, sampleEntry)), calendarPath("tenders", "en"));
  expect(others).toEqual([]);
  expect(event?.uid).toBe("tenders.paper@council.example");
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe("2026-12-15");
  expect(event?.summary).toBe(`Closes: ${tender.title.text}`);
  expect(String(event?.component.getFirstPropertyValue("url"))).toBe(`${site}/Tenders-Ads/paper`);
});

describe("the papers of the examinations", () => {
  const other: PublishedPaper = {
    ...paper,
    key: "class-12-hindi",
    grade: 12,
    begins: undefined,
    ends: undefined,
    specimen: true,
  };
  const texts = write({ ...sampleData(), papers: [paper, other] });

  it("have one common calendar, and one per class", () => {
    const uids = (path: string) => read(texts, path).map(({ uid }) => uid);
    const [ten, twelve] = ["timetable.class-10-grammar@council.example", "timetable.class-12-hindi@council.example"];
    expect(uids(calendarPath("timetable", "en"))).toEqual([ten, twelve]);
    expect(uids(classCalendarPath(10, "en"))).toEqual([ten]);
    expect(uids(classCalendarPath(12, "en"))).toEqual([twelve]);
    expect(texts.has(classCalendarPath(9, "en"))).toBe(false);
  });

  it("take place at the time in India, which has no summer time", () => {
    const [event] = read(texts, classCalendarPath(10, "en"));
    expect(event?.startDate.toJSDate().toISOString()).toBe("2027-02-22T02:30:00.000Z");
    expect(event?.endDate.toJSDate().toISOString()).toBe("2027-02-22T05:45:00.000Z");
    expect(texts.get(classCalendarPath(10, "en"))).not.toContain("VTIMEZONE");
  });

  it("take the whole day if no time is known", () => {
    const [event] = read(texts, classCalendarPath(12, "en"));
    expect(event?.startDate.isDate).toBe(true);
    expect(event?.startDate.toString()).toBe("2027-02-22");
  });

  it("contain the class, the paper and the specimen label", () => {
    expect(read(texts, classCalendarPath(10, "en"))[0]?.summary).toBe("Class 10: Grammar, first paper");
    expect(read(texts, classCalendarPath(12, "en"))[0]?.summary).toBe("Class 12: Grammar, first paper (specimen)");
  });
});

it("ends a holiday of several days on the day after its last", () => {
  const texts = write({ ...sampleData(), holidays: [holiday, { ...holiday, key: "one", until: undefined }] });
  const [several, one] = read(texts, calendarPath("holidays", "en"));
  expect([several?.startDate.toString(), several?.endDate.toString()]).toEqual(["2026-12-31", "2027-01-15"]);
  expect(one?.endDate.toString()).toBe("2027-01-01");
});

describe("the timestamp of an event's last change", () => {
  const stampOf = (texts: ReadonlyMap<string, string>, path: string) =>
    String(read(texts, path)[0]?.component.getFirstPropertyValue("dtstamp"));

  it("is the start of the day of publication in India, for a tender", () => {
    expect(stampOf(write(sampleData(tender)), calendarPath("tenders", "en"))).toBe("2026-11-11T18:30:00Z");
  });

  it("is the start of the day its file changed, or of its session without a history", () => {
    const data = { ...sampleData(), papers: [paper] };
    const changed = new Map([["content/tables/timetable/class-10-grammar.yaml", "2027-01-10"]]);
    expect(stampOf(write(data, changed), calendarPath("timetable", "en"))).toBe("2027-01-09T18:30:00Z");
    expect(stampOf(write(data), calendarPath("timetable", "en"))).toBe("2026-03-31T18:30:00Z");
  });
});
