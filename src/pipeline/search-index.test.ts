import { contentOn, createTestSite } from "../../tests/search/content";
import type { Site } from "../content/site";
import type { Collection } from "../schema/collection";
import { collections } from "../schema/collections";
import { type LocaleCode, localeCodes } from "../site/locales";
import { routeIds, routes } from "../site/routes";
import { searchIndexes } from "./search-index";

function indexesOf(content: Site, language: LocaleCode, all = searchIndexes(content)) {
  const indexes = all.get(language);
  if (!indexes) throw new Error(`No index of ${language}`);
  return indexes;
}

/** Collections whose entries are not listed on a page of theirs. */
const unlisted: readonly string[] = ["council", "districts", "vocabularies", "pages", "notices", "collections"];
const listed: readonly Collection[] = collections.filter(({ name }) => !unlisted.includes(name));

describe("the index of the test council", () => {
  const content = contentOn("2026-11-21");
  const all = searchIndexes(content);
  const keysOf = (language: LocaleCode, wanted: string) => {
    const { records, kinds } = indexesOf(content, language, all).facts;
    return records.filter(({ kind }) => kinds[kind]?.kind === wanted).map(({ key }) => key);
  };

  it.each(localeCodes)("contains every page in %s except the search page", (language) => {
    const pages = routeIds.filter((id) => id !== "search");
    const keys = keysOf(language, "pages").filter((key) => !key.includes("/"));
    expect(keys.sort()).toEqual(pages.sort());
  });

  it("contains every entry of every list, under the page that lists it", () => {
    for (const collection of listed) {
      const { name } = collection;
      const route = routes.find(({ parent, collections: [first] }) => parent && first === name)?.id ?? "";
      expect([name, keysOf("sa", route).length]).toEqual([name, content.entries(collection).length]);
    }
  });
});

const act = {
  key: "education-act",
  title: { en: "Education Act, 2014", hi: "शिक्षा अधिनियम, २०१४" },
  law: "act",
  year: 2014,
};

it("falls back to English and marks what is not translated", () => {
  const { records, phrases } = indexesOf(createTestSite({ acts: [act] }), "sa").facts;
  expect(records).toMatchObject([
    { key: "education-act", year: 2014, title: "Education Act, 2014", untranslated: "en" },
  ]);
  expect(records[0]?.details?.map((phrase) => phrases[phrase])).toEqual(["अधिनियमः"]);
  const [translated] = indexesOf(createTestSite({ acts: [act] }), "hi").facts.records;
  expect(translated).toMatchObject({ title: "शिक्षा अधिनियम, २०१४" });
  expect(translated).not.toHaveProperty("untranslated");
});

it("sorts by date, newest first, and includes document type and size", () => {
  const order = (key: string, published: string) => ({
    key,
    title: { en: `Order ${key}` },
    number: `12/XXIV(3)/${published.slice(0, 4)}`,
    subject: "finance",
    published,
    document: "four.pdf",
  });
  const { records } = indexesOf(
    createTestSite({ orders: [order("old", "2019-01-31"), order("new", "2023-04-01")] }, { "four.pdf": null }),
    "en",
  ).facts;
  expect(records).toMatchObject([
    { key: "new", year: 2023, document: { type: "pdf", kilobytes: 8 } },
    { key: "old", year: 2019 },
  ]);
});

it("includes the document in the reader's language", () => {
  const entries = { acts: [{ ...act, document: "act.pdf", otherLanguages: { hi: "act-in-hindi.pdf" } }] };
  const kilobytes = (issuedIn: string | null, language: LocaleCode) => {
    const content = createTestSite(entries, { "act.pdf": issuedIn, "act-in-hindi.pdf": null });
    return indexesOf(content, language).facts.records[0]?.document?.kilobytes;
  };
  expect(kilobytes(null, "hi")).toBe("act-in-hindi.pdf".length);
  expect(kilobytes("en", "en")).toBe("act.pdf".length);
  expect(kilobytes(null, "sa")).toBe("act-in-hindi.pdf".length);
});

it("indexes the text of a page without Markdown, apart from its title and summary", () => {
  const page = {
    key: "rti",
    title: { en: "RTI" },
    summary: { en: "How to ask." },
    body: { en: "## Fee\n\nPay **₹10**; see the\n[members](route:members).\n\n1. Write" },
  };
  const { facts, texts } = indexesOf(createTestSite({ pages: [page] }), "en");
  expect(facts.records).toMatchObject([{ title: "RTI", summary: "How to ask." }]);
  expect(texts.texts).toEqual([expect.stringMatching(/^Fee Pay ₹10; see the members. Write /u)]);
});

it("rejects content that its schema rejects", () => {
  expect(() => searchIndexes(createTestSite({ acts: [{ ...act, year: "long ago" }] }))).toThrow();
});
