import fc from "fast-check";
import { mixedText, seed } from "../../tests/arbitrary/texts";
import type { LocaleCode } from "../site/locales";
import { foreignWords, normaliseText, strayCharacters } from "./script";

const terms = new Set(["pdf", "rti", "kb", "e-mail", "www"]);
const allowsLatin = (word: string) => terms.has(word.toLowerCase());
const foreign = (text: string, locale: LocaleCode) => foreignWords(text, locale, allowsLatin).map(({ word }) => word);

describe("words in the wrong script", () => {
  test.each([
    ["sa", "शासनादेश notification दिनांक", ["notification"]],
    ["hi", "परीक्षा result 2023 घोषित", ["result"]],
    ["hi", "विद्यालय Almora", ["Almora"]],
    ["hi", "PDFका लिंक", ["PDFका"]],
    ["hi", "श्री Р. शर्मा", ["Р"]],
    ["hi", "class XIII A group", ["class", "group"]],
    ["hi", "[Click](route:rti) करें", ["Click"]],
    ["sa", "{{shown}} entries", ["entries"]],
    ["en", "The शासनादेश of 2019", ["शासनादेश"]],
    ["en", "Government Оrder", ["Оrder"]],
    ["en", "विद्यालय", ["विद्यालय"]],
    ["en", "(वेद) and वेद", ["वेद"]],
    ["sa", "ஆணை", ["ஆணை"]],
  ] as const)("%s: %s", (locale, text, expected) => {
    expect(foreign(text, locale)).toEqual(expected);
  });

  test.each([
    ["hi", "शासनादेश संख्या 45/XXIV-2/2019 (PDF, 212 KB)"],
    ["hi", "RTI अधिनियम 2005 की धारा 4(1)(b)"],
    ["hi", "वर्ग A तथा B"],
    ["hi", "ई-मेल: karyalaya@parishad.example"],
    ["hi", "देखें https://parishad.example/results?year=2023 और www.parishad.example"],
    ["hi", "[सूची](/documents/school-list.pdf) और [वेबसाइट](https://parishad.example/a_b)"],
    ["hi", "[सूचना](route:rti)"],
    ["hi", "उत्तर मध्यमा II वर्ष"],
    ["hi", "फ़ीड रीडर (feed reader)"],
    ["sa", "“feed reader” इति तन्त्रम्"],
    ["sa", "{{shown}} पृष्ठानि"],
    ["sa", "संस्कृतशिक्षापरिषद् १२३ 456"],
    ["sa", "e-mail"],
    ["en", "Purva Madhyamā results, 2023"],
    ["en", "Government order (शासनादेश)"],
    ["en", "The word “परिषद्” means council"],
    ["en", 'known as "प्रथमा (पूर्व)"'],
    ["en", "१२३"],
  ] as const)("finds none in %s: %s", (locale, text) => {
    expect(foreign(text, locale)).toEqual([]);
  });

  test("are returned with their offset", () => {
    const text = "देखें https://x.example तथा notice";
    const [found] = foreignWords(text, "hi", allowsLatin);
    expect(text.slice(found?.offset)).toBe("notice");
  });

  test("are at their offset in any text", () => {
    fc.assert(
      fc.property(mixedText, fc.constantFrom<LocaleCode>("en", "hi", "sa"), (text, locale) => {
        for (const { word, offset } of foreignWords(text, locale, allowsLatin))
          expect(text.startsWith(word, offset)).toBe(true);
      }),
      { seed, numRuns: 500 },
    );
  });
});

describe("normalised text", () => {
  test("stays the same when normalised again, is in NFC and has no stray joiner", () => {
    fc.assert(
      fc.property(mixedText, (text) => {
        const kept = normaliseText(text);
        expect(normaliseText(kept)).toBe(kept);
        expect(kept).toBe(kept.normalize("NFC"));
        expect(strayCharacters(kept)).toEqual([]);
      }),
      { seed, numRuns: 1000 },
    );
  });
});
