import { glyphTexts, withWholeWords } from "./whole-words";

const map = `2 beginbfchar
<0038> <0915>
<0100> <0938094D>
endbfchar
1 beginbfrange
<0046> <0048> <0923>
endbfrange`;

const fonts = new Map([["F4", glyphTexts(map)]]);

/** The last part of the word "sanskrita", as Chromium draws it: each syllable of more than one glyph marked apart. */
const syllables = `BT
/F4 16 Tf
1 0 0 -1 8 76 Tm
<0100> Tj
/Span<</ActualText <FEFF09150943> >> BDC
6.2 0 Td <0038> Tj
8.7 0 Td <0024> Tj
EMC
3.5 0 Td <0047> Tj
ET`;

test("a font's map gives single glyphs, ranges and glyphs that stand for more than one letter", () => {
  expect(Object.fromEntries(glyphTexts(map))).toEqual({
    56: "0915",
    256: "0938094D",
    70: "0923",
    71: "0924",
    72: "0925",
  });
});

test("a word becomes one marked text around the same drawing", () => {
  const { content, text } = withWholeWords(`q\n${syllables}\nQ`, fonts);
  expect(text).toBe("स्कृत");
  expect(content).toBe(`q
BT
/Span<</ActualText <FEFF0938094D091509430924>>> BDC
/F4 16 Tf
1 0 0 -1 8 76 Tm
<0100> Tj
6.2 0 Td <0038> Tj
8.7 0 Td <0024> Tj
3.5 0 Td <0047> Tj
EMC
ET
Q`);
});

test("a word whose glyphs stand for themselves is left as it is", () => {
  const plain = "BT\n/F4 16 Tf\n<00380047> Tj\nET";
  expect(withWholeWords(plain, fonts)).toEqual({ content: plain, text: "कत" });
});

test("a glyph that stands for nothing is an error, not a lost letter", () => {
  expect(() => withWholeWords("BT\n/F4 16 Tf\n<0999> Tj\nET", fonts)).toThrow(/glyph 2457/u);
});
