import { createTestSite, entriesOn } from "../../../tests/search/content";
import type { Collection } from "../../schema/collection";
import { collections } from "../../schema/collections";
import { parseDocumentCell } from "../../site/document-codec";
import { localeCodes } from "../../site/locales";
import { formatNewsRowKey } from "../../site/news";
import { getRoute } from "../../site/routes";
import { lists } from "./definitions";
import { makeEntryPages } from "./entry-pages";

const entries = entriesOn("2026-11-21");
const site = createTestSite(entries);

describe.each(lists.map((list) => [list.route, list] as const))("the list of %s", (route, list) => {
  it("has a value in every filter column, and the same entries in all languages", () => {
    const keys = localeCodes.map((language) => {
      const listed = list.read(site, language).entries;
      expect(listed.length).toBeGreaterThan(0);
      for (const { cells } of listed) {
        for (const { id, facet } of list.columns)
          if (facet) expect([cells.key, cells[id]]).not.toEqual([cells.key, ""]);
      }
      return listed.map(({ cells }) => cells.key).sort();
    });
    expect(new Set(keys.map(String)).size).toBe(1);
    expect(new Set(keys[0]).size).toBe(keys[0]?.length);
  });

  it("contains every entry of its collection, on the page of that collection", () => {
    const [name] = getRoute(route).collections;
    const collection: Collection | undefined = collections.find((candidate) => candidate.name === name);
    const keys = list.read(site, "en").entries.map(({ cells }) => cells.key);
    for (const { key } of collection ? site.views(collection, "en") : []) expect(keys).toContain(key);
  });
});

it("links the document in the reader's language, and lists all on the entry's page", () => {
  const [order] = entries.orders ?? [];
  const named = { ...order, document: "issued.pdf", otherLanguages: { en: "english.pdf" } };
  const inTwo = createTestSite({ orders: [named] }, { "issued.pdf": "hi", "english.pdf": "en" });
  const list = lists.find(({ route }) => route === "orders");
  if (!list) throw new Error("The page of orders has no list.");
  const opened = localeCodes.map((language) => {
    const own = list.read(inTwo, language);
    const [page] = makeEntryPages({ ...list, route: "orders" }, own, inTwo, new Map());
    const address = parseDocumentCell(own.entries[0]?.cells.document ?? "")?.address;
    return [language, address, page?.documents.map(({ name, digest, mediaType }) => [name, digest, mediaType])];
  });
  const issued = ["issued.pdf", "issued.pdf", "application/pdf"];
  const english = ["english.pdf", "english.pdf", "application/pdf"];
  expect(opened).toEqual([
    ["en", "/documents/english.pdf", [english, issued]],
    ["hi", "/documents/issued.pdf", [issued, english]],
    ["sa", "/documents/issued.pdf", [issued, english]],
  ]);
});

it("archives entries by the day of the build", () => {
  const archivedOn = (day: string) =>
    lists
      .flatMap((list) => list.read(createTestSite(entries, {}, day), "en").entries)
      .filter(({ isArchived }) => isArchived);
  expect(archivedOn("9999-01-01").length).toBeGreaterThan(archivedOn("2000-01-01").length);
});

it("prefixes the keys of other news, so that none equals the key of an announcement", () => {
  const news = lists.find(({ route }) => route === "news");
  const rows = news?.read(site, "hi").entries ?? [];
  expect(rows.some(({ cells }) => cells.kind !== "announcements")).toBe(true);
  for (const { cells } of rows) {
    const { key = "", kind = "" } = cells;
    const entryKey = key.slice(key.indexOf(".") + 1);
    expect(key).toBe(formatNewsRowKey({ kind, key: entryKey }));
    expect(key.includes(".")).toBe(kind !== "announcements");
  }
});
