import { isDue, isExpired, newsDay } from "./period";

it.each([
  ["the minute before its day", "2027-01-14T23:59", false],
  ["as its day begins", "2027-01-15T00:00", true],
  ["later", "2027-02-01T00:00", true],
])("shows an entry from its first day on: %s", (_when, moment, shown) => {
  expect(isDue({ publishOn: "2027-01-15" }, moment)).toBe(shown);
});

it.each([
  ["as its day begins", "2027-01-15T00:00", false],
  ["the minute before", "2027-01-15T17:29", false],
  ["that minute", "2027-01-15T17:30", true],
  ["the next day, at an earlier hour", "2027-01-16T00:00", true],
])("shows an entry with a publication time from that minute on: %s", (_when, moment, shown) => {
  expect(isDue({ publishOn: "2027-01-15", publishAt: "17:30" }, moment)).toBe(shown);
});

it.each([
  ["the day before", "2026-10-30", false],
  ["its last day", "2026-10-31", false],
  ["the day after", "2026-11-01", true],
])("moves an entry to the archive after its last day: %s", (_when, day, expired) => {
  expect(isExpired({ expiresOn: "2026-10-31" }, day)).toBe(expired);
});

it.each([undefined, null, ""])("always shows an entry whose dates are %p", (nothing) => {
  expect(isDue({ publishOn: nothing }, "2026-11-01T00:00")).toBe(true);
  expect(isExpired({ expiresOn: nothing }, "2026-11-01")).toBe(false);
});

it("uses the later of both dates as the day of the news", () => {
  expect(newsDay({ published: "2026-11-10", publishOn: "2026-11-20" })).toBe("2026-11-20");
  expect(newsDay({ published: "2026-11-10", publishOn: "2026-11-01" })).toBe("2026-11-10");
  expect(newsDay({ published: null, publishOn: "2026-11-20" })).toBe("2026-11-20");
  expect(newsDay({})).toBeUndefined();
});
