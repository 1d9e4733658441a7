import fc from "fast-check";
import { mixedText, seed } from "../../tests/arbitrary/texts";
import { createGlossary } from "./glossary";

const sanskrit = (form: string, write: string, except: readonly string[] = []) =>
  ({ language: "sa", form, write, except }) as const;

const glossary = createGlossary({
  avoided: [
    sanskrit("लेखा", "लेखः"),
    sanskrit("आदर्श-", "निदर्शन-", ["आदर्शप्रश्नपत्र-"]),
    sanskrit("-सर्वकार-", "शासन-"),
    sanskrit("# वर्षात्", "…तमवर्षात्"),
    sanskrit("प्रत्येक-", "एकैक-", ["प्रत्येकम्", "प्रत्येकं"]),
    { language: "hi", form: "खाली", write: "ख़ाली", except: [] },
  ],
  latin: ["PDF", "e-mail"],
  spelled: ["हिन्दी-", "चम्पावत"],
  different: ["interface search.hint"],
  nouns: [],
  misspelled: [
    ...["परीक्षा-", "नियुक्त-", "नियुक्ति", "सचिव", "विज्ञान-"].map(
      (write) => ({ language: "hi", form: `~${write}`, write, except: [] }) as const,
    ),
    sanskrit("सौजन्यता-", "सौजन्य-"),
    sanskrit("/(…)स्य सह(?! …ेन)/", "$1ेन सह"),
    sanskrit("/(…[रष])ेन/", "$1ेण"),
  ],
});

const found = (text: string, locale: "hi" | "sa" | "en" = "sa") =>
  glossary.avoidedIn(text, locale).map(({ offset, found: word, near }) => [offset, word, near]);

it.each([
  ["a whole word", "आयव्ययकम्/लेखा", [[10, "लेखा", "लेखः"]]],
  ["a word by its beginning", "इदम् आदर्शजालस्थलम्।", [[5, "आदर्शजालस्थलम्", "निदर्शनजालस्थलम्"]]],
  ["a part inside a word", "भारतसर्वकारस्य", [[0, "भारतसर्वकारस्य", "शासन"]]],
  ["a number before a word", "२०१७ वर्षात् परम्", [[0, "२०१७ वर्षात्", "…तमवर्षात्"]]],
  [
    "two words side by side",
    "लेखा लेखा",
    [
      [0, "लेखा", "लेखः"],
      [5, "लेखा", "लेखः"],
    ],
  ],
  [
    "a word inside Markdown",
    "**प्रत्येकस्य** [लेखा](route:rti)",
    [
      [2, "प्रत्येकस्य", "एकैकस्य"],
      [17, "लेखा", "लेखः"],
    ],
  ],
] as const)("finds %s", (_what, text, expected) => {
  expect(found(text)).toEqual(expected);
});

it.each(["लेखाधिकारी", "आदर्शप्रश्नपत्राणि", "प्रत्येकम् अपि", "रूपरेखा", "वर्षात्"])("accepts %s", (text) => {
  expect(found(text)).toEqual([]);
});

it("avoids a form only in its language", () => {
  expect(found("खाली", "hi")).toEqual([[0, "खाली", "ख़ाली"]]);
  expect(found("ख़ाली", "hi")).toEqual([]);
  expect(found("खाली", "sa")).toEqual([]);
  expect(found("लेखा", "en")).toEqual([]);
});

it("allows terms in Latin letters regardless of case, and accepted words", () => {
  expect(glossary.allowsLatin("pdf")).toBe(true);
  expect(glossary.allowsLatin("word")).toBe(false);
  expect(glossary.isAccepted("हिन्दीभाषा")).toBe(true);
  expect(glossary.isAccepted("चम्पावतः")).toBe(false);
});

it.each([
  ["hi", "यह परिक्षाओं की परीक्षा", [[3, "परिक्षाओं", "परीक्षाओं", false]]],
  [
    "hi",
    "नियुक्ती, नियुक्तियाँ, नीयुक्त",
    [
      [0, "नियुक्ती", "नियुक्ति", false],
      [23, "नीयुक्त", "नियुक्त", false],
    ],
  ],
  [
    "hi",
    "सचीव और सचिव का विग्यान",
    [
      [0, "सचीव", "सचिव", false],
      [16, "विग्यान", "विज्ञान", false],
    ],
  ],
  ["sa", "तव सौजन्यतायाः", [[3, "सौजन्यतायाः", "सौजन्य", true]]],
  ["sa", "परिषदः वरस्य सह सभा", [[7, "वरस्य सह", "वरेण सह", false]]],
  ["sa", "वरस्य सह जनेन", []],
] as const)("finds misspelled words in %s “%s”, with the form to write", (locale, text, expected) => {
  const words = glossary.misspelledIn(text, locale);
  expect(words.map(({ offset, found: word, near, isStem }) => [offset, word, near, isStem])).toEqual(expected);
});

it("forbids and allows nothing without rules", () => {
  const empty = createGlossary({ avoided: [], latin: [], spelled: [], misspelled: [], nouns: [], different: [] });
  expect(empty.avoidedIn("लेखा", "sa")).toEqual([]);
  expect(empty.isAccepted("")).toBe(false);
});

it("finds a word at its offset anywhere in a text", () => {
  fc.assert(
    fc.property(mixedText, mixedText, (before, after) => {
      const text = `${before} लेखा ${after}`;
      const words = glossary.avoidedIn(text, "sa");
      expect(words.some(({ offset }) => offset === before.length + 1)).toBe(true);
      for (const { offset, found: word } of words) expect(text.startsWith(word, offset)).toBe(true);
    }),
    { seed, numRuns: 500 },
  );
});
