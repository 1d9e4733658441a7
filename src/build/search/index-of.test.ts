import { collections } from "../../schema/collections";
import { decodeIndex, type IndexedRecord, type SearchIndex } from "../../search/decode";
import { type LocaleCode, localeCodes } from "../../site/locales";
import { isIndexed, routeIds, routes } from "../../site/routes";
import { contentOn } from "./content.testing";
import { searchIndexes } from "./index-of";
import type { SearchContent } from "./kinds";

function decoded(content: SearchContent, language: LocaleCode): SearchIndex {
  return decodeIndex(JSON.parse(JSON.stringify(searchIndexes(content).get(language))));
}

/** A content with entries of a few collections and nothing else. */
function contentOf(entries: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>): SearchContent {
  return {
    entries: ({ name }) => entries[name] ?? [],
    document: (name) => ({ type: "pdf", bytes: name.length * 1024 }),
  };
}

const textsOf = (index: SearchIndex) => {
  const text = (numbers: readonly number[]) => numbers.map((number) => index.words[number]).join(" ");
  return ({ title, details, summary, body }: IndexedRecord) => ({
    title: text(title),
    details: details.map((phrase) => text(index.phrases[phrase] ?? [])),
    summary: text(summary),
    body: text(body),
  });
};

/** The collections whose entries are listed on a page of theirs: all but the places of schools and the texts of pages. */
const listed = collections.map(({ name }) => name).filter((name) => !["council", "districts", "pages"].includes(name));

describe("the real content", () => {
  const content = contentOn("2026-11-21");

  it.each(localeCodes)("has every page for visitors but the search itself, in %s", (language) => {
    const { records, kinds } = decoded(content, language);
    const pages = records.filter(({ kind }) => kinds[kind]?.kind === "pages").map(({ key }) => key);
    expect(pages.sort()).toEqual(routeIds.filter((id) => isIndexed(id) && id !== "search").sort());
  });

  it("has every entry of every list, under the page on which it stands", () => {
    const { records, kinds } = decoded(content, "sa");
    const count = (wanted: string) => records.filter(({ kind }) => kinds[kind]?.kind === wanted).length;
    const found = new Map(
      listed.map((name) => [
        name,
        routes.find(({ parent, collections }) => parent && collections[0] === name)?.id ?? "",
      ]),
    );
    for (const [name, route] of found) {
      expect([name, count(route)]).toEqual([name, content.entries({ name, type: "" }).length]);
    }
  });

  it("stays small enough to be fetched on a hill: 25 kB a language as it is sent", async () => {
    const { brotliCompressSync } = await import("node:zlib");
    for (const index of searchIndexes(content).values()) {
      expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(25_000);
    }
  });
});

const act = {
  key: "act-2014",
  title: { en: "Education Act, 2014", hi: "शिक्षा अधिनियम, २०१४" },
  law: "act",
  year: 2014,
};

it("shows in English what is not translated, and says so", () => {
  const index = decoded(contentOf({ acts: [act] }), "sa");
  expect(index.records).toMatchObject([{ key: "act-2014", year: 2014, untranslated: true }]);
  expect(index.records.map(textsOf(index))).toMatchObject([{ title: "Education Act, 2014", details: ["अधिनियमः"] }]);
  expect(decoded(contentOf({ acts: [act] }), "hi").records).toMatchObject([{ untranslated: false }]);
});

it("puts the newest first, tells of documents, and keeps numbers as they are written", () => {
  const order = (key: string, published: string) => ({
    key,
    title: { en: `Order ${key}` },
    number: `12/XXIV(3)/${published.slice(0, 4)}`,
    subject: "finance",
    published,
    document: "four.pdf",
  });
  const index = decoded(contentOf({ orders: [order("old", "2019-01-31"), order("new", "2023-04-01")] }), "en");
  expect(index.records).toMatchObject([
    { key: "new", year: 2023, reference: "12/XXIV(3)/2023", document: { type: "pdf", kilobytes: 8 } },
    { key: "old", year: 2019 },
  ]);
});

it("takes the words of a page's text without its markup", () => {
  const page = {
    key: "rti",
    title: { en: "RTI" },
    summary: { en: "How to ask." },
    body: { en: "## Fee\n\nPay **₹10**; see the\n[members](route:members).\n\n1. Write" },
  };
  const index = decoded(contentOf({ pages: [page] }), "en");
  expect(index.records.map(textsOf(index))).toMatchObject([
    { title: "RTI", summary: "How to ask.", body: "Fee Pay ₹10; see the members. Write" },
  ]);
});

it("refuses content that its schema refuses", () => {
  expect(() => searchIndexes(contentOf({ acts: [{ ...act, year: "long ago" }] }))).toThrow();
});
