import { answerTo, engineWith, hitsOf, keysOf, record, today } from "../../tests/search/records";
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

describe("what comes first", () => {
  it("is the page when the query is its name alone", () => {
    expect(keysOf(answerTo(engine, "results"))[0]).toBe("results");
    expect(keysOf(answerTo(engine, "परिणाम"))[0]).toBe("results");
  });

  it("is the entry of the year that is asked for", () => {
    expect(keysOf(answerTo(engine, "uttar madhyama 2023 result")).sort()).toEqual([
      "uttar-individual-2023",
      "uttar-institutional-2023",
    ]);
    expect(keysOf(answerTo(engine, "orders 2019"))).toEqual(["grant"]);
  });

  it("is the newer of two that are equally good", () => {
    const years = hitsOf(answerTo(engine, "madhyama")).map(({ year }) => year);
    expect(years).toEqual([2024, 2024, 2023, 2023, 2022, 2022]);
  });

  it("has the word in its title, not only in its text", () => {
    expect(keysOf(answerTo(engine, "preparing results"))).toEqual(["new"]);
    const keys = keysOf(answerTo(engine, "results"));
    expect(keys.indexOf("grant")).toBe(-1 + keys.length);
  });

  it("is found by its number, and by a part of it", () => {
    expect(keysOf(answerTo(engine, "SPECIMEN/2021/050"))).toEqual(["new"]);
    expect(keysOf(answerTo(engine, "order 050"))[0]).toBe("new");
  });
});

describe("more words than one entry has", () => {
  it("gives those with the most telling of them, and says what is missing", () => {
    const answer = answerTo(engine, "grant railway");
    expect(answer).toMatchObject({ coverage: "some", missing: ["railway"] });
    expect(keysOf(answer)).toEqual(["grant"]);
  });

  it("gives nothing for a year alone", () => {
    expect(answerTo(engine, "railway 2023").coverage).toBe("none");
  });

  it("does not ask for words that only ask", () => {
    expect(keysOf(answerTo(engine, "how can I download the grant"))).toEqual(["grant"]);
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

  it("asks for the others only where the page's language has not enough", () => {
    expect(wanting("grant")).toEqual([]);
    expect(wanting("शिक्षक")).toEqual(["hi facts", "sa facts"]);
    expect(wanting("")).toEqual([]);
  });

  it("asks for the texts of the page's language after the first answer, and for those of the others last", () => {
    expect(wanting("grant", ["facts"])).toEqual(["en texts"]);
    expect(wanting("शिक्षक", ["facts"])).toEqual(["en texts", "hi facts", "sa facts"]);
    const all = engineWith({ en: english, hi: hindi, sa: hindi }, ["facts"]);
    expect(answerTo(all, "zzzqqq").wanting).toEqual([{ language: "en", part: "texts" }]);
  });

  it("shows the page's language first, and an entry only once", () => {
    const both = engineWith({ en: english, hi: hindi });
    const answer = answerTo(both, "order");
    expect(answer.languages.map(({ language, total }) => [language, total])).toEqual([["en", 2]]);
    expect(answerTo(both, "शिक्षक").languages.map(({ language }) => language)).toEqual(["hi"]);
    expect(hitsOf(answerTo(both, "शिक्षक"))).toMatchObject([{ key: "teachers", language: "hi" }]);
  });
});

it("shows the first few of each kind, and all of one that is opened", () => {
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

it("puts what is in the archive behind what is not, and says so", () => {
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
  expect(hitsOf(answerTo(expired, "forms"))).toMatchObject([
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

  it("to come are before those that are past, the next one first", () => {
    expect(keysOf(answerTo(calendar, "class"))).toEqual(["today", "next", "later", "past", "timetable"]);
  });

  it("stand behind the page that lists them, unless one of them is named", () => {
    expect(keysOf(answerTo(calendar, "class 10 time table"))[0]).toBe("timetable");
    expect(keysOf(answerTo(calendar, "class 10 hindi timetable"))[0]).toBe("later");
  });
});

describe("texts", () => {
  const kinds = [
    {
      kind: "pages" as const,
      synonyms: "",
      records: [
        record("rti", "Right to information", { body: "No fee is paid below the poverty line." }),
        record("fees", "Fees", { synonyms: "fee charges" }),
      ],
    },
  ];

  it("add to the first answer, which titles and facts give alone", () => {
    expect(keysOf(answerTo(engineWith({ en: kinds }, ["facts"]), "fee"))).toEqual(["fees"]);
    expect(keysOf(answerTo(engineWith({ en: kinds }), "fee"))).toEqual(["fees", "rti"]);
  });

  it("answer together with the title: one word in each", () => {
    expect(keysOf(answerTo(engineWith({ en: kinds }), "information poverty"))).toEqual(["rti"]);
  });
});

describe("documents", () => {
  const act = Array.from({ length: 30 }, (_, place) => ({
    heading: place + 1,
    text: `Section ${place + 1} on grants ${"and other matters ".repeat(20)}`,
  }));
  act[16] = { heading: 17, text: "A quorum is one third of the members. Their allowance is fixed by the government." };
  const hindi = [
    { heading: 0, text: "विषय – मान्यता" },
    { heading: 1, text: "उत्तर पुस्तिकाएँ मुहरबंद करके संकलन केंद्र भेजी जाएँगी।" },
  ];
  const kinds = (language: "en" | "hi") => [
    {
      kind: "acts" as const,
      synonyms: "",
      records: [record("act", "The act", { language, sections: language === "en" ? act : [] })],
    },
    {
      kind: "orders" as const,
      synonyms: "",
      records: [
        record("order", "An order", { language, sections: language === "hi" ? hindi : [] }),
        record("notice", "A notice", {
          language,
          sections: language === "en" ? [{ heading: 0, text: "The allowance of members is due." }] : [],
        }),
      ],
    },
  ];
  const all = engineWith({ en: kinds("en"), hi: kinds("hi") });

  it("are found by every word, and the result leads to the heading", () => {
    const [hit] = hitsOf(answerTo(all, "quorum"));
    expect(hit).toMatchObject({ key: "act", heading: 17 });
    expect(hit?.text.map(({ text }) => text).join("")).toContain("A quorum is one third");
  });

  it("are found in other spellings, and from a page in another language", () => {
    expect(hitsOf(answerTo(all, "मुहरबन्द", "hi"))[0]).toMatchObject({ key: "order", heading: 1 });
    expect(hitsOf(answerTo(all, "पुस्तिका केन्द्र", "en"))[0]).toMatchObject({ key: "order", heading: 1, language: "hi" });
  });

  it("do not drown a short notice in a long act", () => {
    expect(keysOf(answerTo(all, "allowance members"))).toContain("notice");
  });

  it("are loaded only where titles, facts and texts have too few answers", () => {
    const before = engineWith({ en: kinds("en"), hi: kinds("hi") }, ["facts", "texts"]);
    expect(answerTo(before, "quorum").wanting).toContainEqual({ language: "en", part: "documents", chunk: 0 });
    expect(answerTo(engine, "results").wanting).toEqual([]);
  });
});

describe("an index that is not as it should be", () => {
  const facts = { part: "facts", language: "en", kinds: [], phrases: [], records: [], chunks: 0, index: {} };

  it.each([
    ["no object", 7, "index"],
    ["another language", { ...facts, language: "fr" }, "language"],
    ["no part", { ...facts, part: undefined }, "part"],
    ["no kinds", { ...facts, kinds: undefined }, "kinds"],
    ["an unknown kind", { ...facts, kinds: [{ kind: "cats", synonyms: 0 }] }, "kind"],
    ["a record without a title", { ...facts, records: [{ kind: 0, key: "a" }] }, "text"],
    ["no index of MiniSearch", facts, "index"],
  ])("is refused, and the part named: %s", (_, sent, part) => {
    const load = () => createEngine().load(JSON.stringify(sent));
    expect(load).toThrow(new Error(`The search index is not as it should be: ${part}`));
  });

  it("is refused where texts come before their facts", () => {
    expect(() => engineWith({ en: [] }, ["texts"])).toThrow("came before the facts");
  });
});
