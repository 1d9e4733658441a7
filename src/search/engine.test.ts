import { answerTo, engineWith, listHits, listKeys, record, today } from "../../tests/search/records";
import { createEngine } from "./engine";
import type { IndexName } from "./format";

const results = ["individual", "institutional"].flatMap((kind) =>
  [2024, 2023, 2022].map((year) =>
    record(`uttar-${kind}-${year}`, `Uttar Madhyama examination result ${year} (${kind})`, { year }),
  ),
);
const page = record("results", "Results", { body: "The results from 2017 to 2024", synonyms: "results परिणाम" });
const engine = engineWith({
  en: [
    { kind: "pages", synonyms: "", records: [page] },
    { kind: "results", synonyms: "results result परिणाम परीक्षाफल", records: results },
    {
      kind: "orders",
      synonyms: "orders शासनादेश",
      records: [
        record("new", "Method of preparing results", { year: 2021, reference: "SPECIMEN/2021/050" }),
        record("grant", "Grant to schools", { year: 2019, body: "It follows the results of the year." }),
      ],
    },
  ],
});

describe("the first result", () => {
  it("is the page when the query is only its name", () => {
    expect(listKeys(answerTo(engine, "results"))[0]).toBe("results");
    expect(listKeys(answerTo(engine, "परिणाम"))[0]).toBe("results");
  });

  it("is the entry of the requested year", () => {
    expect(listKeys(answerTo(engine, "uttar madhyama 2023 result")).sort()).toEqual([
      "uttar-individual-2023",
      "uttar-institutional-2023",
    ]);
    expect(listKeys(answerTo(engine, "orders 2019"))).toEqual(["grant"]);
  });

  it("is the newer of two equal matches", () => {
    const years = listHits(answerTo(engine, "madhyama")).map(({ year }) => year);
    expect(years).toEqual([2024, 2024, 2023, 2023, 2022, 2022]);
  });

  it("has the word in its title rather than its text", () => {
    expect(listKeys(answerTo(engine, "preparing results"))).toEqual(["new"]);
    const keys = listKeys(answerTo(engine, "results"));
    expect(keys.indexOf("grant")).toBe(-1 + keys.length);
  });

  it("is found by its number or a part of it", () => {
    expect(listKeys(answerTo(engine, "SPECIMEN/2021/050"))).toEqual(["new"]);
    expect(listKeys(answerTo(engine, "order 050"))[0]).toBe("new");
  });
});

describe("more words than any entry has", () => {
  it("finds entries with the most distinctive words, and reports the missing ones", () => {
    const answer = answerTo(engine, "grant railway");
    expect(answer).toMatchObject({ coverage: "some", missing: ["railway"] });
    expect(listKeys(answer)).toEqual(["grant"]);
  });

  it("finds nothing by a year alone", () => {
    expect(answerTo(engine, "railway 2023").coverage).toBe("none");
  });

  it("ignores question words", () => {
    expect(listKeys(answerTo(engine, "how can I download the grant"))).toEqual(["grant"]);
  });
});

describe("several languages", () => {
  const hindi = [
    {
      kind: "orders" as const,
      synonyms: "orders शासनादेश",
      records: [
        record("grant", "विद्यालयों को अनुदान", { year: 2019, language: "hi" }),
        record("teachers", "शिक्षकों की व्यवस्था", { year: 2022, language: "hi" }),
      ],
    },
  ];
  const english = [
    {
      kind: "orders" as const,
      synonyms: "orders शासनादेश",
      records: [record("grant", "Grant to schools", { year: 2019 }), record("teachers", "Staff", { year: 2022 })],
    },
  ];

  const wanting = (query: string, parts: readonly IndexName["part"][] = ["facts", "texts"]) =>
    answerTo(engineWith({ en: english }, parts), query).wanting.map(({ language, part }) => `${language} ${part}`);

  it("requests other languages only if the page's language has too few results", () => {
    expect(wanting("grant")).toEqual([]);
    expect(wanting("शिक्षक")).toEqual(["hi facts", "sa facts"]);
    expect(wanting("")).toEqual([]);
  });

  it("requests the texts of the page's language second, those of other languages last", () => {
    expect(wanting("grant", ["facts"])).toEqual(["en texts"]);
    expect(wanting("शिक्षक", ["facts"])).toEqual(["en texts", "hi facts", "sa facts"]);
    const all = engineWith({ en: english, hi: hindi, sa: hindi }, ["facts"]);
    expect(answerTo(all, "zzzqqq").wanting).toEqual([{ language: "en", part: "texts" }]);
  });

  it("lists the page's language first, and an entry only once", () => {
    const both = engineWith({ en: english, hi: hindi });
    const answer = answerTo(both, "order");
    expect(answer.languages.map(({ language, total }) => [language, total])).toEqual([["en", 2]]);
    expect(answerTo(both, "शिक्षक").languages.map(({ language }) => language)).toEqual(["hi"]);
    expect(listHits(answerTo(both, "शिक्षक"))).toMatchObject([{ key: "teachers", language: "hi" }]);
  });
});

it("returns the first few results of each kind, and all of an opened kind", () => {
  const groups = (opened: readonly ("results" | "orders")[]) =>
    engine
      .answer({ query: "results", language: "en", today, opened })
      .languages[0]?.groups.map(({ kind, total, hits }) => [kind, total, hits.length]);
  expect(groups([])).toEqual([
    ["pages", 1, 1],
    ["results", 6, 5],
    ["orders", 2, 2],
  ]);
  expect(groups(["results"])).toContainEqual(["results", 6, 6]);
});

it("ranks archived entries after current ones and marks them", () => {
  const expired = engineWith({
    en: [
      {
        kind: "news",
        synonyms: "news",
        records: [
          record("over", "Forms", { year: 2026, expiresOn: "2026-11-20" }),
          record("open", "Forms", { year: 2026, expiresOn: "2026-11-21" }),
        ],
      },
    ],
  });
  expect(listHits(answerTo(expired, "forms"))).toMatchObject([
    { key: "open", archived: false },
    { key: "over", archived: true },
  ]);
});

describe("events", () => {
  const page = record("timetable", "Examination timetable", {
    synonyms: "timetable time table",
    body: "classes 9 10 11",
  });
  const paper = (key: string, title: string, lastDay: string) =>
    record(key, title, { lastDay, details: ["Class 10"], synonyms: "timetable" });
  const calendar = engineWith({
    en: [
      { kind: "pages", synonyms: "", records: [page] },
      {
        kind: "timetable",
        synonyms: "timetable time table",
        records: [
          paper("later", "Hindi", "2027-03-10"),
          paper("next", "Science", "2027-02-20"),
          paper("today", "Veda", today),
          paper("past", "Yoga", "2026-11-20"),
        ],
      },
    ],
  });

  it("ranks future before past events, the next one first", () => {
    expect(listKeys(answerTo(calendar, "class"))).toEqual(["today", "next", "later", "past", "timetable"]);
  });

  it("ranks events below the page that lists them, unless the query names one", () => {
    expect(listKeys(answerTo(calendar, "class 10 time table"))[0]).toBe("timetable");
    expect(listKeys(answerTo(calendar, "class 10 hindi timetable"))[0]).toBe("later");
  });
});

describe("an invalid index", () => {
  const facts = { part: "facts", language: "en", kinds: [], phrases: [], records: [], chunks: 0, index: {} };

  it.each([
    ["no object", 7, "index"],
    ["another language", { ...facts, language: "fr" }, "language"],
    ["no part", { ...facts, part: undefined }, "part"],
    ["no kinds", { ...facts, kinds: undefined }, "kinds"],
    ["an unknown kind", { ...facts, kinds: [{ kind: "cats", synonyms: 0 }] }, "kind"],
    ["a record without a title", { ...facts, records: [{ kind: 0, key: "a" }] }, "text"],
    ["no index of MiniSearch", facts, "index"],
  ])("is rejected with the name of the invalid part: %s", (_, sent, part) => {
    const load = () => createEngine().load(JSON.stringify(sent));
    expect(load).toThrow(new Error(`The search index is malformed: ${part}`));
  });

  it("is rejected if texts arrive before their facts", () => {
    expect(() => engineWith({ en: [] }, ["texts"])).toThrow("were loaded before the facts");
  });
});
