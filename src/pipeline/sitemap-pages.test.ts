import { getNewestDay } from "./sitemap";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-21T06:00:00Z") }));
afterEach(() => jest.useRealTimers());

const news = [
  { kind: "orders", day: "2026-11-10" },
  { kind: "orders", day: "2026-11-18" },
  { kind: "tenders", day: "2026-11-20" },
  { kind: "announcements", day: "2027-01-01" },
] as const;

it("returns the day of the newest entry on a list, and of all entries on home and news pages", () => {
  expect(getNewestDay("orders", news)).toBe("2026-11-18");
  expect(getNewestDay("home", news.slice(0, 3))).toBe("2026-11-20");
  expect(getNewestDay("schools", news)).toBeUndefined();
});

it("counts a future day as today", () => {
  expect(getNewestDay("news", news)).toBe("2026-11-21");
});
