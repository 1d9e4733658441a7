import { answerTo, engineWith, listHits, listKeys, record } from "../../tests/search/records";
import { acts, orders } from "../../tests/site/lists-by-file";

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

  it("add results to the first answer from titles and facts", () => {
    expect(listKeys(answerTo(engineWith({ en: kinds }, ["facts"]), "fee"))).toEqual(["fees"]);
    expect(listKeys(answerTo(engineWith({ en: kinds }), "fee"))).toEqual(["fees", "rti"]);
  });

  it("match together with the title, one word in each", () => {
    expect(listKeys(answerTo(engineWith({ en: kinds }), "information poverty"))).toEqual(["rti"]);
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
      kind: acts.name,
      synonyms: "",
      records: [record("act", "The act", { language, sections: language === "en" ? act : [] })],
    },
    {
      kind: orders.name,
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

  it("match by any word, and the result has the heading", () => {
    const [hit] = listHits(answerTo(all, "quorum"));
    expect(hit).toMatchObject({ key: "act", heading: 17 });
    expect(hit?.text.map(({ text }) => text).join("")).toContain("A quorum is one third");
  });

  it("match in other spellings, and from a page in another language", () => {
    expect(listHits(answerTo(all, "मुहरबन्द", "hi"))[0]).toMatchObject({ key: "order", heading: 1 });
    expect(listHits(answerTo(all, "पुस्तिका केन्द्र", "en"))[0]).toMatchObject({ key: "order", heading: 1, language: "hi" });
  });

  it("do not rank a long act above a short notice by length", () => {
    expect(listKeys(answerTo(all, "allowance members"))).toContain("notice");
  });

  it("are loaded only if titles, facts and texts have too few results", () => {
    const before = engineWith({ en: kinds("en"), hi: kinds("hi") }, ["facts", "texts"]);
    expect(answerTo(before, "quorum").wanting).toContainEqual({ language: "en", part: "documents", chunk: 0 });
    expect(answerTo(all, "notice").wanting).toEqual([]);
  });
});
