import fastCheck from "fast-check";
import {
  computeTextDigest,
  getRecordName,
  getTranslationState,
  readRecords,
  type TextPair,
  type TranslationRecord,
  updateRecords,
  writeRecords,
} from "./records";

const pair = (source: string, translation: string | undefined, language: TextPair["language"] = "hi"): TextPair => ({
  file: "content/orders/one.yaml",
  language,
  source,
  translation,
});
const record = (pairs: readonly TextPair[], records: readonly TranslationRecord[] = [], accepted = false) =>
  updateRecords(pairs, records, () => accepted);

describe("a translation", () => {
  const records = record([pair("Home", "मुख्य पृष्ठ")]);

  it("is current while its English is unchanged, apart from white space", () => {
    expect(getTranslationState(pair("Home", "मुख्य पृष्ठ"), records)).toBe("current");
    expect(getTranslationState(pair(" Home\r\n", "मुख्य\n  पृष्ठ"), records)).toBe("current");
  });

  it("has its state per language: the same text in another one is separate", () => {
    expect(getTranslationState(pair("First page", "मुख्य पृष्ठ", "sa"), records)).toBe("current");
  });

  it("has its state per content file, and one for the messages of all languages", () => {
    const other = { ...pair("First page", "मुख्य पृष्ठ"), file: "content/orders/two.yaml" };
    expect(getTranslationState(other, records)).toBe("current");
    expect(getRecordName("content/tables/schools/a-1.yaml")).toBe("tables/schools/a-1");
    expect(getRecordName("content/locales/hi/interface.json")).toBe("locales/interface");
  });

  it("keeps its state when its position in a list changes", () => {
    const [first, second] = [pair("Chairman", "अध्यक्ष"), pair("Secretary", "सचिव")];
    const known = record([first, second]);
    for (const moved of [second, first]) expect(getTranslationState(moved, known)).toBe("current");
  });

  it("may translate two English texts of one file", () => {
    const both = record([pair("Total", "कुल"), pair("Sum", "कुल")]);
    expect(getTranslationState(pair("Total", "कुल"), both)).toBe("current");
    expect(getTranslationState(pair("Sum", "कुल"), both)).toBe("current");
    expect(getTranslationState(pair("All", "कुल"), both)).toBe("older");
  });
});

it("files of records lose no record, are sorted without duplicates, and ignore invalid lines", () => {
  const text = fastCheck.string({ unit: "grapheme", minLength: 1 });
  const records = fastCheck.array(
    fastCheck.record({
      name: fastCheck.constantFrom("site", "tables/schools/a-1"),
      language: fastCheck.constantFrom<TextPair["language"]>("hi", "sa"),
      translation: text.map(computeTextDigest),
      source: text.map(computeTextDigest),
    }),
  );
  fastCheck.assert(
    fastCheck.property(records, (given) => {
      const written = writeRecords(given);
      expect(writeRecords([...given, ...given].reverse())).toBe(written);
      expect(writeRecords(readRecords(written))).toBe(written);
      const damaged = `<<<<<<< ours\n${written}=======\r\nxx 1 2\n>>>>>>> theirs`;
      expect(writeRecords(readRecords(damaged))).toBe(written);
    }),
    { seed: 20_261_120, numRuns: 200 },
  );
});
