import fastCheck from "fast-check";
import { computeDigest } from "./digest";
import { getRecordsFile, readRecords, type TranslationRecord, writeRecords } from "./records";
import { getTranslationState, recordsOfTexts, type TextPair } from "./state";

const pair = (english: string, translation: string | undefined, language: TextPair["language"] = "hi"): TextPair => ({
  language,
  english,
  translation,
});
const record = (pairs: readonly TextPair[], records: readonly TranslationRecord[] = [], accepted = false) =>
  recordsOfTexts(pairs, records, () => accepted);

describe("a translation", () => {
  const records = record([pair("Home", "मुख्य पृष्ठ")]);

  it("is current while its English stays, however the file folds it", () => {
    expect(getTranslationState(pair("Home", "मुख्य पृष्ठ"), records)).toBe("current");
    expect(getTranslationState(pair(" Home\r\n", "मुख्य\n  पृष्ठ"), records)).toBe("current");
  });

  it("is older when its English changed and it did not", () => {
    expect(getTranslationState(pair("First page", "मुख्य पृष्ठ"), records)).toBe("older");
  });

  it("is current again when it is renewed, and is missing when it is gone", () => {
    expect(getTranslationState(pair("First page", "पहला पृष्ठ"), records)).toBe("current");
    expect(getTranslationState(pair("First page", undefined), records)).toBe("missing");
  });

  it("is current when it is new, and is known to be older once recorded", () => {
    const added = pair("Results", "परीक्षाफल");
    expect(getTranslationState(added, records)).toBe("current");
    expect(getTranslationState(pair("Results of 2026", "परीक्षाफल"), record([added], records))).toBe("older");
  });

  it("is one language's alone: the same words in another are another translation", () => {
    expect(getTranslationState(pair("First page", "मुख्य पृष्ठ", "sa"), records)).toBe("current");
  });

  it("keeps its state when its place in a list changes", () => {
    const [first, second] = [pair("Chairman", "अध्यक्ष"), pair("Secretary", "सचिव")];
    const known = record([first, second]);
    for (const moved of [second, first]) expect(getTranslationState(moved, known)).toBe("current");
  });

  it("may stand for two English texts of one file", () => {
    const both = record([pair("Total", "कुल"), pair("Sum", "कुल")]);
    expect(getTranslationState(pair("Total", "कुल"), both)).toBe("current");
    expect(getTranslationState(pair("Sum", "कुल"), both)).toBe("current");
    expect(getTranslationState(pair("All", "कुल"), both)).toBe("older");
  });
});

describe("recording", () => {
  const before = record([pair("Home", "मुख्य पृष्ठ")]);
  const changed = pair("First page", "मुख्य पृष्ठ");

  it("does not hide that a translation is older", () => {
    const after = record([changed], before);
    expect(getTranslationState(changed, after)).toBe("older");
    expect(after).toEqual(before);
  });

  it("ends that when somebody accepts it", () => {
    expect(getTranslationState(changed, record([changed], before, true))).toBe("current");
  });

  it("forgets translations that are gone", () => {
    expect(record([pair("Home", undefined)], before)).toEqual([]);
  });
});

describe("the files of records", () => {
  it("stand beside each content file, and one is shared by the words of all languages", () => {
    expect(getRecordsFile("content/tables/schools/a-1.yaml")).toBe("content/.translated/tables/schools/a-1.txt");
    expect(getRecordsFile("content/site.yaml")).toBe("content/.translated/site.txt");
    for (const language of ["hi", "sa"]) {
      expect(getRecordsFile(`content/locales/${language}/interface.json`)).toBe(
        "content/.translated/locales/interface.txt",
      );
    }
  });

  it("lose nothing, in a fixed order without repeats, and take no harm from what is no record", () => {
    const text = fastCheck.string({ unit: "grapheme", minLength: 1 });
    const records = fastCheck.array(
      fastCheck.record({
        language: fastCheck.constantFrom<TextPair["language"]>("hi", "sa"),
        translation: text.map(computeDigest),
        english: text.map(computeDigest),
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
});
