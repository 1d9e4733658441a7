import { answerTo, engineWith, keysOf, record } from "./records.testing";

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
  const keys = (query: string) => keysOf(answerTo(spelled, query, "hi"));

  it("ranks exact before folded before another script, and the shorter title first", () => {
    expect(keys("मंत्री")).toEqual(["exact", "longer", "folded", "latin"]);
    expect(keys("mantri")).toEqual(["latin", "folded", "exact", "longer"]);
  });

  it("finds words inside compounds, whole words first", () => {
    expect(keys("विद्यालय")).toEqual(["typo", "part"]);
  });

  it("forgives a typing error, and says so, only when nothing is spelled right", () => {
    expect(answerTo(spelled, "नियुत्ति", "hi")).toMatchObject({ coverage: "fuzzy" });
    expect(answerTo(spelled, "मंत्री", "hi")).toMatchObject({ coverage: "all" });
    expect(answerTo(spelled, "zzzqqq", "hi")).toMatchObject({ coverage: "none", languages: [] });
  });
});

describe("Sanskrit compounds", () => {
  const compounds = engineWith({
    // What stands apart in one language is known inside the compounds of another.
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
  const keys = (query: string) => keysOf(answerTo(compounds, query, "sa")).sort();

  it.each(["वाल्मीकि विद्यालय", "valmiki vidyalaya", "vālmīki vidyālaya"])("%s finds all three", (query) => {
    expect(keys(query)).toEqual(["apart", "joined", "plain"]);
  });

  it("finds words whose first or last vowel has met another", () => {
    expect(keys("अधिनियम")).toEqual(["act"]);
  });

  it("finds nothing by what is no word, though its end might meet another vowel", () => {
    expect(keys("eeee")).toEqual([]);
  });

  it("finds what stands apart by a query that joins it, and the other way round", () => {
    expect(keys("वाल्मीकिसंस्कृतविद्यालय")).toEqual(["apart", "joined", "plain"]);
  });

  it("takes a compound apart that stands nowhere", () => {
    expect(keys("पाणिनिविद्यालयः")).toEqual(["other"]);
  });
});
