import { answerTo, engineWith, listHits, record, today } from "../../tests/search/records";
import { orders } from "../../tests/site/lists-by-file";
import { createEngine } from "./engine";
import type { IndexName, RecordKind } from "./format";

describe("several languages", () => {
  const hindi = [
    {
      kind: orders.name,
      synonyms: "orders शासनादेश",
      records: [
        record("grant", "विद्यालयों को अनुदान", { year: 2019, language: "hi" }),
        record("teachers", "शिक्षकों की व्यवस्था", { year: 2022, language: "hi" }),
      ],
    },
  ];
  const english = [
    {
      kind: orders.name,
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
    expect(wanting("शिक्षक", ["facts"])).toEqual(["en texts"]);
    expect(wanting("शिक्षक", ["facts", "texts"])).toEqual(["hi facts", "sa facts"]);
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
  const results = [1, 2, 3, 4, 5, 6].map((number) => record(`result-${number}`, `Result ${number}`));
  const engine = engineWith({
    en: [
      { kind: "pages", synonyms: "", records: [record("results", "Results")] },
      { kind: "results", synonyms: "results", records: results },
      { kind: orders.name, synonyms: orders.name, records: [record("new", "Method of preparing results")] },
    ],
  });
  const groups = (opened: readonly RecordKind[]) =>
    engine
      .answer({ query: "results", language: "en", today, opened })
      .languages[0]?.groups.map(({ kind, total, hits }) => [kind, total, hits.length]);
  expect(groups([])).toEqual([
    ["pages", 1, 1],
    ["results", 6, 5],
    [orders.name, 1, 1],
  ]);
  expect(groups(["results"])).toContainEqual(["results", 6, 6]);
});

describe("an invalid index", () => {
  const facts = { part: "facts", language: "en", kinds: [], phrases: [], records: [], chunks: 0, index: { index: [] } };

  it.each([
    ["no object", 7],
    ["another language", { ...facts, language: "fr" }],
    ["no part", { ...facts, part: undefined }],
    ["an unknown part", { ...facts, part: "cats" }],
    ["no kinds", { ...facts, kinds: undefined }],
    ["no index of MiniSearch", { ...facts, index: {} }],
  ])("is rejected: %s", (_, sent) => {
    const load = () => createEngine().load(JSON.stringify(sent));
    expect(load).toThrow("The search index is malformed.");
  });

  it("is rejected if texts arrive before their facts", () => {
    expect(() => engineWith({ en: [] }, ["texts"])).toThrow("were loaded before the facts");
  });
});
