import { createTestSite, entriesOn } from "../../tests/search/content";
import { acts, orders, tenders } from "../../tests/site/lists-by-file";
import { everyList, getList } from "../lists/every-list";
import { getSource, toPlain } from "../lists/rows";
import type { Collection } from "../schema/collection";
import { collections } from "../schema/collections";
import { localeCodes } from "../site/locales";
import { formatNewsRowKey } from "../site/news";
import { type EntryRouteId, getRoute } from "../site/routes";
import { makeEntryPages } from "./entry-pages";
import { createMarkup } from "./markup";
import { readList } from "./read-list";

const entries = entriesOn("2026-11-21");
const site = createTestSite(entries);

const around = {
  today: site.today,
  changed: new Map<string, string>(),
  markup: createMarkup(site, "en", () => ({ government: "", elsewhere: "" })),
};

describe.each(everyList.map((list) => [list.route, list] as const))("the list of %s", (route, list) => {
  it("has a value in every filter column, and the same entries in all languages", () => {
    const keys = localeCodes.map((language) => {
      const listed = readList(list, site, language).entries;
      expect(listed.length).toBeGreaterThan(0);
      for (const { row } of listed) {
        for (const { id, facet } of list.columns)
          if (facet) expect([row.key, toPlain(row.cells[id])]).not.toEqual([row.key, ""]);
      }
      return listed.map(({ row }) => row.key).sort();
    });
    expect(new Set(keys.map(String)).size).toBe(1);
    expect(new Set(keys[0]).size).toBe(keys[0]?.length);
  });

  it("contains every entry of its collection, on the page of that collection", () => {
    const [name] = getRoute(route).collections;
    const collection: Collection | undefined = collections.find((candidate) => candidate.name === name);
    const keys = readList(list, site, "en").entries.map(({ row }) => row.key);
    for (const { key } of collection ? site.views(collection, "en") : []) expect(keys).toContain(key);
  });
});

it("links the document in the reader's language, and lists all on the entry's page", () => {
  const [order] = entries.orders ?? [];
  const named = { ...order, document: "issued.pdf", otherLanguages: { en: "english.pdf" } };
  const inTwo = createTestSite({ orders: [named] }, { "issued.pdf": "hi", "english.pdf": "en" });
  const list = getList(orders.name);
  const opened = localeCodes.map((language) => {
    const own = readList(list, inTwo, language);
    const [page] = makeEntryPages(list, own, around);
    const [first] = own.entries;
    const address = first && getSource(first.row, "links").document?.address;
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

it("omits the text of a form, and counts the days until an open deadline from the day of the build", () => {
  const pageOf = (route: "services" | typeof tenders.name, fields: object) => {
    const [entry] = entries[route] ?? [];
    const one = createTestSite({ ...entries, [route]: [{ ...entry, ...fields }] }, { "form.pdf": "hi" });
    return makeEntryPages(getList(route), readList(getList(route), one, "hi"), around)[0];
  };
  const day = { published: "2026-11-01", expiresOn: null };
  const form = { document: "form.pdf", body: { hi: "नाम" } };
  expect(pageOf("services", form)).toMatchObject({ body: null, excerpt: "" });
  expect(pageOf("services", { ...form, document: undefined })?.body).not.toBeNull();
  expect(pageOf(tenders.name, { ...day, closes: "2027-12-01" })?.countedOn).toBe(site.today);
  expect(pageOf(tenders.name, { ...day, closes: "2026-11-10" })?.countedOn).toBeUndefined();
});

it("prefixes the keys of other news, so that none equals the key of an announcement", () => {
  const rows = readList(getList("news"), site, "hi").entries.map(({ row }) => row);
  expect(rows.some(({ cells }) => cells.kind !== "announcements")).toBe(true);
  for (const { key, cells } of rows) {
    const kind = toPlain(cells.kind);
    const entryKey = key.slice(key.indexOf(".") + 1);
    expect(key).toBe(formatNewsRowKey({ kind, key: entryKey }));
    expect(key.includes(".")).toBe(kind !== "announcements");
  }
});

const body = { en: "## Centres\n\nThe **list** follows.", hi: "सूची आगे है।", sa: "सूची अनुवर्तते।" };
const changes = [
  { day: "2026-11-01", note: { en: "First", hi: "पहला", sa: "प्रथमम्" } },
  { day: "2026-11-20", note: { en: "Second" } },
];

/** The test council's content. The first entry of each collection with entry pages has a text and changes. */
const siteWithTexts = createTestSite(
  Object.fromEntries(
    Object.entries(entries).map(([name, [first, ...others]]) => {
      const hasText = collections.some((one) => one.name === name && "changes" in one.schema.shape);
      return [name, [hasText ? { ...first, body, changes } : { ...first }, ...others]];
    }),
  ),
);

function pagesOf(
  route: EntryRouteId,
  language: (typeof localeCodes)[number],
  changed: ReadonlyMap<string, string> = new Map(),
) {
  const list = getList(route);
  return makeEntryPages(list, readList(list, siteWithTexts, language), { ...around, changed });
}

it("lists at most four related entries, with the same subject and without the entry itself", () => {
  const pages = pagesOf(orders.name, "en");
  const subjectOf = new Map(pages.map(({ key, cells }) => [key, cells.subject]));
  expect(pages.some(({ related }) => related.length > 0)).toBe(true);
  for (const { key, related } of pages) {
    expect(related.length).toBeLessThanOrEqual(4);
    for (const other of related) {
      expect(other.key).not.toBe(key);
      expect(subjectOf.get(other.key)).toBe(subjectOf.get(key));
    }
  }
});

it("returns the names of districts, which are in no vocabulary", () => {
  for (const { labels } of pagesOf("schools", "hi"))
    expect(Object.values(labels.district ?? {})).toEqual([expect.stringMatching(/\p{L}/u)]);
});

it("takes the excerpt from the first sentence on, not from the head of a letter", () => {
  const letter = [
    "संख्या – १२/२०२६",
    "सेवा में,\nसभी प्रधानाचार्य",
    `**विषय** – पुस्तकें`,
    `${"यह वाक्य विषय बताता है ".repeat(4)}है।`,
  ];
  const order = { key: "one", title: { hi: "पुस्तकें" }, body: { hi: letter.join("\n\n") } };
  const [entry] = entries[orders.name] ?? [];
  const list = getList(orders.name);
  const one = createTestSite({ ...entries, [orders.name]: [{ ...entry, ...order }] });
  expect(makeEntryPages(list, readList(list, one, "hi"), around)[0]?.excerpt).toMatch(/^यह वाक्य/u);
});

it("contains text, plain excerpt and newest change first, with English as the fallback", () => {
  const page = pagesOf(orders.name, "hi").find(({ changes: own }) => own.length === changes.length);
  expect(page).toMatchObject({
    body: { html: expect.stringContaining(body.hi), language: "hi" },
    excerpt: "सूची आगे है।",
    changes: [
      { day: "2026-11-20", note: { text: "Second", language: "en" } },
      { day: "2026-11-01", note: { text: "पहला", language: "hi" } },
    ],
  });
  expect(pagesOf(orders.name, "en").find(({ key }) => key === page?.key)?.excerpt).toBe("Centres The list follows.");
});

it("returns the day the file last changed, or without a history the newest day in the entry", () => {
  const dayOf = (changed: ReadonlyMap<string, string>) =>
    pagesOf(acts.name, "en", changed).find(({ changes: own }) => own.length > 0);
  const { key, lastUpdated } = dayOf(new Map()) ?? {};
  expect(lastUpdated).toBe("2026-11-20");
  expect(dayOf(new Map([[`content/acts/${key}.yaml`, "2026-10-13"]]))?.lastUpdated).toBe("2026-10-13");
});
