import { readStems } from "../../tests/spellings/read-spellings";
import { stemWord } from "./stemmer";

const tables = readStems();

test.each(tables.stems)("stems %s to %s", (word, stem) => {
  expect(stemWord(word)).toBe(stem);
});

test.each(tables.none)("finds no ending in %s", (word) => {
  expect(stemWord(word)).toBeNull();
});
