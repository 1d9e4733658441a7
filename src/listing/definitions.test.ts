import { contentOn } from "../../tests/search/content";
import { documentType } from "../build/documents";
import { collections } from "../schema/collections";
import { documentOfCell } from "../site/document-codec";
import { localeCodes } from "../site/locales";
import { newsRowKey } from "../site/news";
import { routeOf } from "../site/routes";
import type { ListContent } from "./definition.server";
import { lists } from "./definitions.server";
import { makeEntryPages } from "./entry-pages.server";

const today = "2026-11-21";
const files = contentOn(today);
const document = { name: "a.pdf", address: "/documents/a.1.pdf", type: "pdf", bytes: 1, pages: null, language: null };

/** The content of the council for tests, as Gatsby's nodes. */
const content: ListContent = {
  today,
  nodes: (type) => {
    if (type === documentType) return [document];
    const collection = collections.find((candidate) => candidate.type === type);
    const entries = collection ? files.entries(collection) : [];
    return entries.map((entry) => ({ ...entry, id: `${type} ${String(entry.key)}` }));
  },
};

describe.each(lists.map((list) => [list.route, list] as const))("the list of %s", (route, list) => {
  it("has every column that it is narrowed by, and all languages the same entries", () => {
    const inLanguage = list.read(content);
    const keys = localeCodes.map((language) => {
      const { entries } = inLanguage(language);
      expect(entries.length).toBeGreaterThan(0);
      for (const { cells } of entries) {
        for (const { id, facet } of list.columns)
          if (facet) expect([cells.key, cells[id]]).not.toEqual([cells.key, ""]);
      }
      return entries.map(({ cells }) => cells.key).sort();
    });
    expect(new Set(keys.map(String)).size).toBe(1);
    expect(new Set(keys[0]).size).toBe(keys[0]?.length);
  });

  it("stands on the page that lists its collection, with every entry of it", () => {
    const [name] = routeOf(route).collections;
    const collection = collections.find((candidate) => candidate.name === name);
    const { entries } = list.read(content)("en");
    const keys = entries.map(({ cells }) => cells.key);
    for (const { key } of collection ? files.entries(collection) : []) expect(keys).toContain(key);
  });
});

it("opens the document that the reader's language has, and tells of all on the entry's page", () => {
  const collection = collections.find(({ name }) => name === "orders");
  const [order] = collection ? files.entries(collection) : [];
  const named = (name: string, language: string) => ({
    ...document,
    name,
    language,
    address: `/documents/${name}`,
    internal: { contentDigest: name },
  });
  const inTwo: ListContent = {
    today,
    nodes: (type) => {
      if (type === documentType) return [named("issued.pdf", "hi"), named("english.pdf", "en")];
      const entry = { ...order, document: "issued.pdf", otherLanguages: { en: "english.pdf" } };
      return type === collection?.type ? [entry] : [];
    },
  };
  const list = lists.find(({ route }) => route === "orders");
  if (!list) throw new Error("No list stands on orders.");
  const opened = localeCodes.map((language) => {
    const own = list.read(inTwo)(language);
    const [page] = makeEntryPages({ ...list, route: "orders" }, language, own, inTwo, new Map());
    const address = documentOfCell(own.entries[0]?.cells.document ?? "")?.address;
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

it("knows by the day what is in the archive", () => {
  const archivedOn = (day: string) =>
    lists.flatMap((list) => list.read({ ...content, today: day })("en").entries).filter(({ isArchived }) => isArchived);
  expect(archivedOn("9999-01-01").length).toBeGreaterThan(archivedOn("2000-01-01").length);
});

it("has the news of other lists under keys that no announcement can have", () => {
  const news = lists.find(({ route }) => route === "news");
  const { entries } = news?.read(content)("hi") ?? { entries: [] };
  expect(entries.some(({ cells }) => cells.kind !== "announcements")).toBe(true);
  for (const { cells } of entries) {
    const { key = "", kind = "" } = cells;
    const entryKey = key.slice(key.indexOf(".") + 1);
    expect(key).toBe(newsRowKey({ kind, key: entryKey }));
    expect(key.includes(".")).toBe(kind !== "announcements");
  }
});
