import { readEvents } from "../../tests/feeds/read-events";
import { sampleData, sampleEntry, sampleTender } from "../../tests/feeds/sample";
import { tenders } from "../../tests/site/lists-by-file";
import { getCalendarPath, getClassCalendarPath } from "../site/feeds";
import { createCalendars } from "./calendars";
import type { PublishedData, PublishedEntry } from "./published-data";

const tender: PublishedEntry = {
  ...sampleTender,
  title: { text: "२०२७तमवर्षस्य प्रश्नपत्राणाम्, उत्तरपुस्तिकानां च मुद्रणम्; आपूर्तिः", language: "sa" },
};

const paper: PublishedData["papers"][number] = {
  key: "class-10-grammar",
  specimen: false,
  grade: 10,
  session: 2026,
  title: { text: "Grammar, first paper", language: "en" },
  day: "2027-02-22",
  shift: "first",
  begins: "08:00",
  ends: "11:15",
};

const holiday: PublishedData["holidays"][number] = {
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
const write = (data: PublishedData, changed: ReadonlyMap<string, string> = new Map()) => createCalendars(data, changed);

const read = (texts: ReadonlyMap<string, string>, path: string) => readEvents(texts.get(path) ?? "");

it("has an all-day event for every closing date, and no others, with any sign in its title", () => {
  const [event, ...others] = read(write(sampleData(tender, sampleEntry)), getCalendarPath(tenders.name, "en"));
  expect(others).toEqual([]);
  expect(event?.get("UID")).toBe("tenders.paper@council.example");
  expect(event?.get("DTSTART;VALUE=DATE")).toBe("20261215");
  expect(event?.get("SUMMARY")).toBe(`Closes: ${tender.title.text}`);
  expect(event?.get("URL;VALUE=URI")).toBe(`${site}/Tenders-Ads/paper`);
});

it("has the minute of a closing date with an hour", () => {
  const [event] = read(
    write(sampleData({ ...tender, closes: "2026-12-15T17:00" })),
    getCalendarPath(tenders.name, "en"),
  );
  expect(event?.get("DTSTART")).toBe("20261215T113000Z");
});

describe("the papers of the examinations", () => {
  const other: typeof paper = {
    ...paper,
    key: "class-12-hindi",
    grade: 12,
    begins: undefined,
    ends: undefined,
    specimen: true,
  };
  const texts = write({ ...sampleData(), papers: [paper, other] });

  it("have one common calendar, and one per class", () => {
    const uids = (path: string) => read(texts, path).map((event) => event.get("UID"));
    const [ten, twelve] = ["timetable.class-10-grammar@council.example", "timetable.class-12-hindi@council.example"];
    expect(uids(getCalendarPath("timetable", "en"))).toEqual([ten, twelve]);
    expect(uids(getClassCalendarPath(10, "en"))).toEqual([ten]);
    expect(uids(getClassCalendarPath(12, "en"))).toEqual([twelve]);
    expect(texts.has(getClassCalendarPath(9, "en"))).toBe(false);
  });

  it("take place at the time in India, which has no summer time", () => {
    const [event] = read(texts, getClassCalendarPath(10, "en"));
    expect(event?.get("DTSTART")).toBe("20270222T023000Z");
    expect(event?.get("DTEND")).toBe("20270222T054500Z");
    expect(texts.get(getClassCalendarPath(10, "en"))).not.toContain("VTIMEZONE");
  });

  it("take the whole day if no time is known", () => {
    const [event] = read(texts, getClassCalendarPath(12, "en"));
    expect(event?.get("DTSTART;VALUE=DATE")).toBe("20270222");
  });

  it("contain the class, the paper and the specimen label", () => {
    expect(read(texts, getClassCalendarPath(10, "en"))[0]?.get("SUMMARY")).toBe("Class 10: Grammar, first paper");
    expect(read(texts, getClassCalendarPath(12, "en"))[0]?.get("SUMMARY")).toBe(
      "Class 12: Grammar, first paper (specimen)",
    );
  });
});

it("ends a holiday of several days on the day after its last", () => {
  const texts = write({ ...sampleData(), holidays: [holiday, { ...holiday, key: "one", until: undefined }] });
  const [several, one] = read(texts, getCalendarPath("holidays", "en"));
  const days = ["DTSTART;VALUE=DATE", "DTEND;VALUE=DATE"];
  expect(days.map((name) => several?.get(name))).toEqual(["20261231", "20270115"]);
  // Without an end, an event takes its first day.
  expect(days.map((name) => one?.get(name))).toEqual(["20261231", undefined]);
});

describe("the timestamp of an event's last change", () => {
  const stampOf = (texts: ReadonlyMap<string, string>, path: string) => read(texts, path)[0]?.get("DTSTAMP");

  it("is the start of the day of publication in India, for a tender", () => {
    expect(stampOf(write(sampleData(tender)), getCalendarPath(tenders.name, "en"))).toBe("20261111T183000Z");
  });

  it("is the start of the day its file changed; without a history, of its session", () => {
    const data = { ...sampleData(), papers: [paper] };
    const changed = new Map([["content/tables/timetable/class-10-grammar.yaml", "2027-01-10"]]);
    expect(stampOf(write(data, changed), getCalendarPath("timetable", "en"))).toBe("20270109T183000Z");
    expect(stampOf(write(data), getCalendarPath("timetable", "en"))).toBe("20260331T183000Z");
  });
});
