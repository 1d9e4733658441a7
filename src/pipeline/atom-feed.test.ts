/** @jest-environment jsdom */

import { sampleData, sampleEntry, sampleTender } from "../../tests/feeds/sample";
import { acts, orders } from "../../tests/site/lists-by-file";
import { newsLength } from "../site/news";
import { createFeed } from "./atom-feed";
import type { PublishedEntry } from "./published-data";

const tender: PublishedEntry = {
  ...sampleTender,
  specimen: true,
  title: { text: "Paper & <ink>", language: "en" },
  documents: [{ address: "/documents/paper.0123456789abcdef.pdf", type: "pdf", bytes: 2048 }],
};

const read = (text: string) => new DOMParser().parseFromString(text, "application/xml");
const textsOf = (parent: ParentNode, name: string) =>
  Array.from(parent.querySelectorAll(name), ({ textContent }) => textContent);

describe("an Atom feed", () => {
  const feed = read(createFeed("all", sampleData(tender, sampleEntry)));

  it("meets the requirements of RFC 4287", () => {
    const root = feed.documentElement;
    expect(root.namespaceURI).toBe("http://www.w3.org/2005/Atom");
    expect(root.getAttribute("xml:lang")).toBe("en");
    expect(feed.querySelector("feed > id")?.textContent).toBe("https://council.example/feeds/all.atom");
    expect(feed.querySelector("feed > link[rel=self]")?.getAttribute("href")).toBe(
      "https://council.example/feeds/all.atom",
    );
    expect(feed.querySelector("feed > updated")?.textContent).toBe("2026-11-12T00:00:00+05:30");
    expect(feed.querySelector("feed > author > name")?.textContent).toBe("Council");
    for (const entry of feed.querySelectorAll("entry")) {
      expect([...entry.children].map(({ tagName }) => tagName)).toEqual(
        expect.arrayContaining(["id", "title", "link", "published", "updated", "summary"]),
      );
    }
  });

  it("links to the page of an entry, and identifies it by the URL of its row, even after a correction", () => {
    expect(textsOf(feed, "entry > id")).toEqual([
      "https://council.example/Tenders-Ads#paper",
      "https://council.example/Government-Order#order-1",
    ]);
    const links = Array.from(feed.querySelectorAll("entry > link[rel=alternate]"), (link) => link.getAttribute("href"));
    expect(links).toEqual([
      "https://council.example/Tenders-Ads/paper",
      "https://council.example/Government-Order/order-1",
    ]);
    const corrected = { ...tender, title: { text: "Corrected", language: "en" as const }, closes: "2026-12-31" };
    expect(textsOf(read(createFeed("all", sampleData(corrected))), "entry > id")).toEqual([
      "https://council.example/Tenders-Ads#paper",
    ]);
  });

  it("has the publication time of each entry, so that later entries of one day are newer", () => {
    const later = { ...sampleEntry, key: "later", time: "17:30" };
    const corrected = { ...later, key: "corrected", changes: [{ day: "2026-11-11", note: sampleEntry.title }] };
    const dated = read(createFeed("all", sampleData(sampleEntry, later, corrected)));
    expect(textsOf(dated, "entry > published")).toEqual([
      "2026-11-10T17:30:00+05:30",
      "2026-11-10T17:30:00+05:30",
      "2026-11-10T00:00:00+05:30",
    ]);
    expect(textsOf(dated, "entry > updated")).toEqual([
      "2026-11-11T00:00:00+05:30",
      "2026-11-10T17:30:00+05:30",
      "2026-11-10T00:00:00+05:30",
    ]);
  });

  it("preserves titles as written, and marks specimens", () => {
    expect(textsOf(feed, "entry > title")).toEqual(["Paper & <ink> (specimen)", "Examination centres"]);
  });

  it("contains the document with type and size, and the closing date", () => {
    const link = feed.querySelector("entry > link[rel=enclosure]");
    expect(link?.getAttribute("href")).toBe("https://council.example/documents/paper.0123456789abcdef.pdf");
    expect(link?.getAttribute("type")).toBe("application/pdf");
    expect(link?.getAttribute("length")).toBe("2048");
    expect(textsOf(feed, "entry > summary")[0]).toBe("Tender · 12 November 2026 · Closes: 15 December 2026");
  });

  it("marks a title that is not in the feed's language", () => {
    const data = { ...sampleData(sampleEntry), language: "hi" as const };
    const entry = read(createFeed("all", data)).querySelector("entry");
    expect(entry?.querySelector("title")?.getAttribute("xml:lang")).toBe("en");
    expect(entry?.querySelector("id")?.textContent).toBe("https://council.example/hi/Government-Order#order-1");
  });

  it("contains only its kind, and is valid without entries", () => {
    const data = sampleData(tender, sampleEntry);
    expect(textsOf(read(createFeed(orders.name, data)), "entry > title")).toEqual(["Examination centres"]);
    const empty = read(createFeed(acts.name, data));
    expect(textsOf(empty, "entry")).toEqual([]);
    expect(empty.querySelector("feed > updated")?.textContent).toBe("2000-01-01T00:00:00+05:30");
  });

  it("describes corrections with their date, and sorts a corrected entry by it", () => {
    const change = { day: "2026-12-03", note: { text: "The second paper is on 5 March.", language: "en" as const } };
    const corrected: PublishedEntry = { ...sampleEntry, changes: [change] };
    const feed = read(createFeed("all", sampleData(tender, corrected)));
    expect(feed.querySelector("feed > updated")?.textContent).toBe("2026-12-03T00:00:00+05:30");
    const [first] = feed.querySelectorAll("entry");
    expect(first?.querySelector("published")?.textContent).toBe("2026-11-10T00:00:00+05:30");
    expect(first?.querySelector("updated")?.textContent).toBe("2026-12-03T00:00:00+05:30");
    expect(first?.querySelector("summary")?.textContent).toBe(
      "Government order · 10 November 2026 · Corrected on 3 December 2026: The second paper is on 5 March.",
    );
  });

  it("is limited to the newest entries", () => {
    const many = Array.from({ length: newsLength + 5 }, (_, index) => ({ ...sampleEntry, key: `order-${index}` }));
    expect(textsOf(read(createFeed("all", sampleData(...many))), "entry > id")).toHaveLength(newsLength);
  });
});
