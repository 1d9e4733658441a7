import fc from "fast-check";
import { matchQuality, prepareQuery, prepareText } from "./match";
import { indexTexts } from "./text-index";
import { mixedText, seed } from "./texts.arbitrary";

const indexOf = (texts: readonly string[]) => indexTexts([{ values: texts }], texts.length);
const index = indexOf(["Court case", "Count of pupils", "न्यायालय वाद", "Government Order"]);
const found = (query: string, texts = index) => texts.find(prepareQuery(query));

it("finds texts in their own order", () => {
  expect(found("c")).toEqual([0, 1]);
});

it("gives no near misses beside right answers, but gives them where there are none", () => {
  expect(found("court")).toEqual([0]);
  expect(found("cuort")).toEqual([0]);
});

it("gives everything for a query without words", () => {
  for (const query of ["", "  ", "–", "।"]) expect(found(query)).toHaveLength(4);
});

it("finds words of several scripts and spellings, numbers of codes, and what is written as one word or as several", () => {
  const schools = indexOf(["Specimen School SP-00123", "राजकीय संस्कृत विद्यालय SP-00124", "वेदविद्यालयः SP-1230"]);
  expect(found("sp 123", schools)).toEqual([0, 2]);
  expect(found("124", schools)).toEqual([1]);
  expect(found("sanskrit vidyalaya", schools)).toEqual([1]);
  expect(found("संस्कृतविद्यालय", schools)).toEqual([1]);
  expect(found("vidyalay", schools)).toEqual([1, 2]);
});

it("finds words of any part of a text", () => {
  const names = { values: ["Valmiki Vidyalaya", "Panini Vidyalaya", "Valmiki Pathashala"] };
  const districts = { values: ["चमोली", "अल्मोड़ा"], at: [1, 1, 0] };
  expect(found("valmiki almora", indexTexts([names, districts], 3))).toEqual([0]);
});

describe("whatever the texts", () => {
  const texts = fc.array(mixedText, { minLength: 1, maxLength: 5 });
  const asked = fc.record({ texts, query: mixedText }).chain(({ texts: list, query: other }) =>
    fc.record({
      list: fc.constant(list),
      query: fc.constantFrom(other, ...list.flatMap((text) => [text.replaceAll(" ", ""), ...text.split(" ")])),
    }),
  );

  it("finds those that answer by themselves, when none does with a typing error only", () => {
    fc.assert(
      fc.property(asked, ({ list, query: words }) => {
        const prepared = prepareQuery(words);
        const exact = list.flatMap((text, place) =>
          matchQuality(prepared, prepareText(text), false) > 0 ? [place] : [],
        );
        const all = indexOf(list).find(prepared);
        if (exact.length > 0) expect(all).toEqual(exact);
        else for (const place of all) expect(matchQuality(prepared, prepareText(list[place] ?? ""))).toBe(1);
      }),
      { seed, numRuns: 2000 },
    );
  });
});
