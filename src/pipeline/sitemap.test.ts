/** @jest-environment jsdom */
import { orders, tenders } from "../../tests/site/lists-by-file";
import { createSitemap, getNewestDay } from "./sitemap";

const page = (path: string, language: string, originalPath: string, lastUpdated?: string) => ({
  path,
  language,
  originalPath,
  lastUpdated,
});

const listed = () => {
  const xml = createSitemap(
    [
      page("/RTI", "en", "/RTI", "2026-11-20"),
      page("/hi/RTI", "hi", "/RTI", "2026-11-20"),
      page("/School/School-List/page/2", "en", "/School/School-List/page/2"),
    ],
    "https://council.example",
  );
  return [...new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("url")];
};
const alternates = (url: Element | undefined) =>
  Array.from(url?.children ?? [])
    .filter(({ localName }) => localName === "link")
    .map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]);

it("lists every page by its absolute URL, with the day of its last change if known", () => {
  const urls = listed();
  expect(urls.map((url) => url.querySelector("loc")?.textContent)).toEqual([
    "https://council.example/RTI",
    "https://council.example/hi/RTI",
    "https://council.example/School/School-List/page/2",
  ]);
  expect(urls.map((url) => url.querySelector("lastmod")?.textContent)).toEqual(["2026-11-20", "2026-11-20", undefined]);
});

it("lists the translations of each page, including itself", () => {
  const urls = listed();
  const same = [
    ["en", "https://council.example/RTI"],
    ["hi", "https://council.example/hi/RTI"],
    ["x-default", "https://council.example/RTI"],
  ];
  expect(alternates(urls[0])).toEqual(same);
  expect(alternates(urls[1])).toEqual(same);
  expect(alternates(urls[2]).map(([language]) => language)).toEqual(["en", "x-default"]);
});

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-21T06:00:00Z") }));
afterEach(() => jest.useRealTimers());

const news = [
  { kind: orders.name, day: "2026-11-10" },
  { kind: orders.name, day: "2026-11-18" },
  { kind: tenders.name, day: "2026-11-20" },
  { kind: "announcements", day: "2027-01-01" },
] as const;

it("returns the day of the newest entry on a list, and of all entries on home and news pages", () => {
  expect(getNewestDay(orders.name, news)).toBe("2026-11-18");
  expect(getNewestDay("home", news.slice(0, 3))).toBe("2026-11-20");
  expect(getNewestDay("schools", news)).toBeUndefined();
});

it("counts a future day as today", () => {
  expect(getNewestDay("news", news)).toBe("2026-11-21");
});
