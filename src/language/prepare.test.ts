import { allowsSplit, allowsTypo, prepareQuery } from "./prepare";

test.each(["क", "a", "ab"])("a word of a query beyond any of a text is searched only as typed: %s …", (letters) => {
  const [word] = prepareQuery(letters.repeat(60)).words;
  if (!word) throw new Error("The query has no word.");
  expect(word.patterns).toEqual([]);
  expect([allowsTypo(word), allowsSplit(word, 6)]).toEqual([false, false]);
});

test("a query has at most twenty words", () => {
  expect(prepareQuery("परिणाम result ".repeat(60)).words).toHaveLength(20);
});
