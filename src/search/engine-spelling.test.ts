import { answerTo, engineWith, listHits, listKeys, record } from "../../tests/search/records";

describe("spelling", () => {
  const spelled = engineWith({
    hi: [
      {
        kind: "orders",
        synonyms: "शासनादेश",
        records: [
          record("typo", "सम्बंद वाले विद्यालय"),
          record("part", "महाविद्यालयों की सूची"),
          record("folded", "मन्त्री की नियुक्ति"),
          record("exact", "मंत्री की नियुक्ति"),
          record("longer", "मंत्री की नियुक्ति एवं कार्य विभाजन"),
          record("latin", "Mantri niyukti"),
        ],
      },
    ],
  });
  const keys = (query: string) => listKeys(answerTo(spelled, query, "hi"));

  it("ranks exact before folded before another script, and shorter titles first", () => {
    expect(keys("मंत्री")).toEqual(["exact", "longer", "folded", "latin"]);
    expect(keys("mantri")).toEqual(["latin", "folded", "exact", "longer"]);
  });

  it("finds words inside compounds, whole words first", () => {
    expect(keys("विद्यालय")).toEqual(["typo", "part"]);
  });

  it("reports a fuzzy match only if nothing is spelled as typed", () => {
    expect(answerTo(spelled, "नियुत्ति", "hi")).toMatchObject({ coverage: "fuzzy" });
    expect(answerTo(spelled, "मंत्री", "hi")).toMatchObject({ coverage: "all" });
    expect(answerTo(spelled, "zzzqqq", "hi")).toMatchObject({ coverage: "none", languages: [] });
  });
});

describe("Sanskrit compounds", () => {
  const compounds = engineWith({
    // Words separated in one language are known inside the compounds of another.
    hi: [
      {
        kind: "schools",
        synonyms: "",
        records: [
          record("other", "महर्षि पाणिनि संस्कृत विद्यालय, सूर्यग्राम"),
          record("joined", "महर्षि वाल्मीकि आदर्श संस्कृत विद्यालय, तारापुरी"),
          record("act", "संस्कृत शिक्षा अधिनियम"),
        ],
      },
    ],
    sa: [
      {
        kind: "schools",
        synonyms: "विद्यालयाः",
        records: [
          record("plain", "महर्षिवाल्मीकिसंस्कृतविद्यालयः, देवग्रामः"),
          record("joined", "महर्षिवाल्मीक्यादर्शसंस्कृतविद्यालयः, तारापुरी"),
          record("apart", "महर्षि वाल्मीकि संस्कृत विद्यालय"),
          record("other", "महर्षिपाणिनिसंस्कृतविद्यालयः, सूर्यग्रामः"),
          record("act", "संस्कृतशिक्षाधिनियमः"),
          record("cases", "न्यायालयवादाः"),
        ],
      },
    ],
  });
  const keys = (query: string) => listKeys(answerTo(compounds, query, "sa")).sort();

  it.each(["वाल्मीकि विद्यालय", "valmiki vidyalaya", "vālmīki vidyālaya"])("%s finds all three schools", (query) => {
    expect(keys(query)).toEqual(["apart", "joined", "plain"]);
  });

  it("finds words with sandhi of the first or last vowel", () => {
    expect(keys("अधिनियम")).toEqual(["act"]);
  });

  it("finds nothing by a non-word that ends in a vowel", () => {
    expect(keys("eeee")).toEqual([]);
  });

  it("finds separate words by a compound, and compounds by separate words", () => {
    expect(keys("वाल्मीकिसंस्कृतविद्यालय")).toEqual(["apart", "joined", "plain"]);
  });

  it("splits a compound that is in no text", () => {
    expect(keys("पाणिनिविद्यालयः")).toEqual(["other"]);
  });
});

describe("short words and existing words", () => {
  const services = engineWith({
    en: [
      {
        kind: "services",
        synonyms: "services",
        records: [
          record("feedback", "Feedback"),
          record("first", "First find of the fiscal year"),
          record("fees", "Duplicate mark sheet", { summary: "The fees are paid at the office." }),
          record("its", "A list and its dates"),
        ],
      },
    ],
  });
  const keys = (query: string) => listKeys(answerTo(services, query));

  it("match the beginning of words as spelled, not words that only sound alike", () => {
    expect(keys("fees")).toEqual(["fees"]);
    expect(keys("fee")).toEqual(["feedback", "fees"]);
    expect(keys("fis")).toEqual(["first"]);
    expect(keys("eat")).toEqual([]);
  });

  it("mark only what they match", () => {
    const marked = listHits(answerTo(services, "fees")).flatMap(({ title, text }) =>
      [...title, ...text].filter((segment) => segment.marked).map(({ text: word }) => word),
    );
    expect(marked).toEqual(["fees"]);
  });

  it("do not hide a longer word that begins with the sounds of a misspelled one", () => {
    expect(keys("dupplicate")).toEqual(["fees"]);
  });
});

describe("a typing error in the page's language that is correct in another", () => {
  const results = (title: string, language: "en" | "hi") => [
    {
      kind: "results" as const,
      synonyms: "",
      records: [record("madhyama", title, { language }), record("other", "x")],
    },
  ];
  const both = engineWith({ en: results("Uttar Madhyama result", "en"), hi: results("उत्तर मध्यमा परीक्षाफल", "hi") });

  it("is forgiven in the page's language and reported as fuzzy", () => {
    const answer = answerTo(both, "uttar madhyma");
    expect(answer.coverage).toBe("fuzzy");
    expect(listHits(answer)).toMatchObject([{ key: "madhyama", language: "en" }]);
  });

  it("is an exact match if the word is correct in the other language's script", () => {
    expect(answerTo(both, "मध्यमा")).toMatchObject({ coverage: "all" });
  });
});

describe("compounds with vowel sandhi", () => {
  const acts = engineWith({
    sa: [
      {
        kind: "acts",
        synonyms: "",
        records: [record("act", "संस्कृतशिक्षाधिनियमः"), record("other", "शिक्षायाः विषयः"), record("word", "अधिनियमः")],
      },
    ],
  });

  it.each(["शिक्षाधिनियमः", "शिक्षा अधिनियमः", "संस्कृतशिक्षाधिनियमः", "shikshadhiniyama"])("are found by %s", (query) => {
    expect(listKeys(answerTo(acts, query, "sa"))[0]).toBe("act");
  });
});
