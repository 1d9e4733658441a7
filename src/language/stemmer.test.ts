import { readStems } from "../../tests/spellings/read-spellings";
import { stemWord } from "./stemmer";

const tables = readStems();

test.each(tables.stems)("%s without its ending is %s", (word, stem) => {
  expect(stemWord(word)).toBe(stem);
});

test.each(tables.none)("%s has none to take off", (word) => {
  expect(stemWord(word)).toBeNull();
});
