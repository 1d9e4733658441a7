import { isDamaged } from "./damaged-text";

const latin1 = (text: string, encoding: string) => new TextDecoder(encoding).decode(Buffer.from(text));

test.each([
  ["plain CSV of Excel", "????? ???????, ????", true],
  ["plain CSV of Excel between Latin words", "Govt ????? 12", true],
  ["two letters", "??", true],
  ["Devanagari in an English text", "Rampur (???????)", false],
  ["UTF-8 read as Windows-1252", latin1("संस्कृत विद्यालय", "windows-1252"), true],
  ["UTF-8 read on a Macintosh", latin1("संस्कृत विद्यालय", "macintosh"), true],
  ["a dash read as Windows-1252", latin1("2025–26", "windows-1252"), false],
  ["a blank read as Windows-1252", latin1("Rampur\u00A0Gram", "windows-1252"), false],
  ["boxes alone", "□□ □□", true],
  ["a single letter", "?", true],
])("recognises %s as damaged", (_what, text, isDevanagari) => {
  expect(isDamaged(text, isDevanagari)).toBe(true);
});

test.each([
  ["a question", "क्या आवेदन किया जा सकता है?", true],
  ["a year", "2025-26", true],
  ["Latin terms", "NCERT", true],
  ["an English question", "Who may apply?", false],
  ["a dash in the place of a text", "–", true],
  ["signs", "§ 4 – “½” · 10 °C ± 1 × 2", false],
  ["IAST", "Śrīmad-Bhagavad-gītā, saṃskṛtam", false],
  ["French", "Où? Évêché à Noël", false],
])("accepts %s", (_what, text, isDevanagari) => {
  expect(isDamaged(text, isDevanagari)).toBe(false);
});
